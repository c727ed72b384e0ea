#pragma once
#include <libxml/xmlversion.h>
// Where libxml2 is built with ICU, its headers bring the system's ICU along, whose types clash with those of Foundation's
// own copy. Only fields that this package never touches (the converters of a character encoding) depend on it.
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
