#pragma once
#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>
