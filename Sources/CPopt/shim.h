#pragma once
#include <popt.h>

/// One row of an option table. `popt.h` gives the name `poptOption` to the row and to a pointer to it; Swift can use neither.
typedef struct poptOption poptOptionRow;
