// The C edge of ncursesw: what Swift can't import is wrapped here.
#ifndef TERMCHAT_CNCURSES_SHIM_H
#define TERMCHAT_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <term.h>

#endif
