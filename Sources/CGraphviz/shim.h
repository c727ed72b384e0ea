#pragma once
#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>
#include <stdlib.h>

/*
 * Identifiers of graph objects that only depend on the order of creation. cgraph's own are addresses of strings, it walks
 * subgraphs in the order of their identifiers, and so the same graph would be laid out differently from call to call.
 *
 * A map that knows no names makes cgraph keep them itself, next to the identifier it gets for "no name".
 */
static inline void *segueGraphOpenIDs(Agraph_t *graph, Agdisc_t *disciplines) { return calloc(1, sizeof(IDTYPE)); }

static inline long segueGraphMapID(void *counter, int kind, char *name, IDTYPE *id, int create) {
  if (name || !counter || !create) return 0;
  *id = *(IDTYPE *)counter += 2;
  return 1;
}

static inline long segueGraphAllocateID(void *counter, int kind, IDTYPE id) { return 0; }

static inline void segueGraphFreeID(void *counter, int kind, IDTYPE id) {}

static inline char *segueGraphPrintID(void *counter, int kind, IDTYPE id) { return NULL; }

static inline void segueGraphCloseIDs(void *counter) { free(counter); }

static inline void segueGraphRegisterID(void *counter, int kind, void *object) {}

/* Opens a directed graph. The casts are for versions that return other integers from these functions. */
static inline Agraph_t *segueGraphOpen(char *name) {
  static Agiddisc_t identifiers;
  static Agdisc_t disciplines;
  identifiers.open = (void *)segueGraphOpenIDs;
  identifiers.map = (void *)segueGraphMapID;
  identifiers.alloc = (void *)segueGraphAllocateID;
  identifiers.free = (void *)segueGraphFreeID;
  identifiers.print = (void *)segueGraphPrintID;
  identifiers.close = (void *)segueGraphCloseIDs;
  identifiers.idregister = (void *)segueGraphRegisterID;
  disciplines.id = &identifiers;
  return agopen(name, Agdirected, &disciplines);
}

/* The bounding box of a graph that has been laid out, in points; the accessor is a macro, which Swift does not see. */
static inline boxf segueGraphBoundingBox(Agraph_t *graph) { return GD_bb(graph); }

/* Sets the dots per inch that bitmaps of a graph get; read by Graphviz when it renders, not when it lays out. */
static inline void segueGraphSetResolution(Agraph_t *graph, double resolution) { GD_drawing(graph)->dpi = resolution; }
