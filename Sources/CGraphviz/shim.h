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
/* Exported by Graphviz 2.42 but in no header; newer versions that hide it free the names themselves. */
extern int aginternalmapdelete(Agraph_t *graph, int kind, IDTYPE id) __attribute__((weak));

struct segueGraphIDs {
  Agraph_t *graph;
  IDTYPE last;
};

static inline void *segueGraphOpenIDs(Agraph_t *graph, Agdisc_t *disciplines) {
  struct segueGraphIDs *ids = calloc(1, sizeof *ids);
  if (ids) ids->graph = graph;
  return ids;
}

static inline long segueGraphMapID(void *state, int kind, char *name, IDTYPE *id, int create) {
  struct segueGraphIDs *ids = state;
  if (name || !ids || !create) return 0;
  *id = ids->last += 2;
  return 1;
}

static inline long segueGraphAllocateID(void *state, int kind, IDTYPE id) { return 0; }

/* Graphviz 2.42 forgets to free the names that it keeps. */
static inline void segueGraphFreeID(void *state, int kind, IDTYPE id) {
  struct segueGraphIDs *ids = state;
  if (ids && aginternalmapdelete) aginternalmapdelete(ids->graph, kind, id);
}

static inline char *segueGraphPrintID(void *state, int kind, IDTYPE id) { return NULL; }

static inline void segueGraphCloseIDs(void *state) { free(state); }

static inline void segueGraphRegisterID(void *state, int kind, void *object) {}

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

/* Closes a graph and frees the name of the graph itself, which closing does not. */
static inline void segueGraphClose(Agraph_t *graph) {
  if (aginternalmapdelete) aginternalmapdelete(graph, AGRAPH, AGID(graph));
  agclose(graph);
}

/* The bounding box of a graph that has been laid out, in points; the accessor is a macro, which Swift does not see. */
static inline boxf segueGraphBoundingBox(Agraph_t *graph) { return GD_bb(graph); }

/* Sets the dots per inch that bitmaps of a graph get; read by Graphviz when it renders, not when it lays out. */
static inline void segueGraphSetResolution(Agraph_t *graph, double resolution) { GD_drawing(graph)->dpi = resolution; }
