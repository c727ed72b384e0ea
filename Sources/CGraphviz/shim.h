#pragma once
#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>
#include <graphviz/gvplugin.h>
#include <graphviz/gvplugin_textlayout.h>
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

/* Measures a text: the width of so many bytes in a size, in points. */
typedef double (*segueGraphTextWidth)(const char *text, double size, int isBold);

/* Set before the one context that uses it is made, and never again. */
static inline segueGraphTextWidth *segueGraphMeasuredWidth(void) {
  static segueGraphTextWidth width;
  return &width;
}

/* What Graphviz's own engines do, with a width from the caller and the usual line height in place of a font's. */
static inline int segueGraphLayOutText(textspan_t *span, char **fontPath) {
  double size = span->font->size;
  span->layout = NULL;
  span->free_layout = NULL;
  span->yoffset_layout = 0;
  span->yoffset_centerline = 0.2 * size;
  span->size.x = (*segueGraphMeasuredWidth())(span->str, size, (span->font->flags & HTML_BF) != 0);
  span->size.y = 1.15 * size;
  return 1;
}

/*
 * A context whose text is measured by the caller. It never loads the plug-in that measures by the fonts of the machine, as
 * this one is better by its own word, so it starts faster and lays out the same everywhere.
 */
static inline GVC_t *segueGraphContextMeasuring(segueGraphTextWidth width) {
  static struct gvtextlayout_engine_s engine;
  static gvplugin_installed_t types[2];
  static gvplugin_api_t apis[2];
  static gvplugin_library_t library;
  static lt_symlist_t builtins[2];
  *segueGraphMeasuredWidth() = width;
  engine.textlayout = (void *)segueGraphLayOutText;
  types[0] = (gvplugin_installed_t){0, "textlayout", 1000, &engine, NULL};
  apis[0] = (gvplugin_api_t){API_textlayout, types};
  apis[1] = (gvplugin_api_t){(api_t)0, NULL};
  library = (gvplugin_library_t){"seguegraph", apis};
  builtins[0] = (lt_symlist_t){"gvplugin_seguegraph_LTX_library", &library};
  return gvContextPlugins(builtins, 1);
}

/* The bounding box of a graph that has been laid out, in points; the accessor is a macro, which Swift does not see. */
static inline boxf segueGraphBoundingBox(Agraph_t *graph) { return GD_bb(graph); }

/* Sets the dots per inch that bitmaps of a graph get; read by Graphviz when it renders, not when it lays out. */
static inline void segueGraphSetResolution(Agraph_t *graph, double resolution) { GD_drawing(graph)->dpi = resolution; }
