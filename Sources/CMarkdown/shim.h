// The C edge of md4c: what Swift can't import is wrapped here.
#ifndef TERMCHAT_CMARKDOWN_SHIM_H
#define TERMCHAT_CMARKDOWN_SHIM_H

#include <md4c.h>

// MD_* dialects and sets of flags are macros made of macros. GitHub's dialect; HTML is text.
static const unsigned termchat_markdown_flags = MD_DIALECT_GITHUB | MD_FLAG_NOHTML;

#endif
