#pragma once
#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>

/* The description of a directed graph. In C it is a mutable global, which Swift rightly refuses to read. */
static inline Agdesc_t segueGraphDirected(void) { return Agdirected; }

/* The bounding box of a graph that has been laid out, in points; the accessor is a macro, which Swift does not see. */
static inline boxf segueGraphBoundingBox(Agraph_t *graph) { return GD_bb(graph); }

/* Sets the dots per inch that bitmaps of a graph get; read by Graphviz when it renders, not when it lays out. */
static inline void segueGraphSetResolution(Agraph_t *graph, double resolution) { GD_drawing(graph)->dpi = resolution; }
