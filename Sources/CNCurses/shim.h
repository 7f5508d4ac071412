// The C edge of ncursesw: what Swift can't import is wrapped here.
#ifndef TERMCHAT_CNCURSES_SHIM_H
#define TERMCHAT_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

// A_* are macros with casts, which Swift doesn't import.
static const attr_t termchat_bold = A_BOLD;
static const attr_t termchat_dim = A_DIM;
static const attr_t termchat_italic = A_ITALIC;
static const attr_t termchat_underline = A_UNDERLINE;
static const attr_t termchat_reverse = A_REVERSE;

// stdscr, curscr and the rest are mutable globals, which Swift 6 refuses to read.
static inline int termchat_move(int row, int column) { return wmove(stdscr, row, column); }
static inline int termchat_erase(void) { return werase(stdscr); }
static inline int termchat_stage(void) { return wnoutrefresh(stdscr); }
static inline int termchat_repaint_all(void) { return clearok(curscr, TRUE); }
static inline TERMINAL *termchat_current_entry(void) { return cur_term; }
static inline int termchat_color_count(void) { return max_colors; }
static inline int termchat_pair_limit(void) { return COLOR_PAIRS; }

// Input as bytes; scroll regions allowed; a cell in the last corner doesn't scroll; doupdate never
// stops because a key was pressed.
static inline void termchat_set_modes(void) {
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  idlok(stdscr, TRUE);
  scrollok(stdscr, FALSE);
  leaveok(stdscr, FALSE);
  typeahead(-1);
}

// The window's size is asked of the device, whatever LINES and COLUMNS say.
static inline void termchat_prepare(void) {
  use_env(FALSE);
  use_tioctl(TRUE);
}

// Lets what ncurses writes go nowhere until termchat_unmute; what to give that, or -1.
static inline int termchat_mute(int descriptor) {
  int saved = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  int done = saved >= 0 && nowhere >= 0 && dup2(nowhere, descriptor) >= 0;
  if (nowhere >= 0) close(nowhere);
  if (!done && saved >= 0) close(saved);
  return done ? saved : -1;
}

static inline void termchat_unmute(int descriptor, int saved) {
  dup2(saved, descriptor);
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  close(saved);
}

// Draws one cluster of one to five scalars, unused places 0. setcchar and addwstr refuse or drop
// what a cell can hold and show, so the cell is filled in field by field. Drawing in the last
// corner returns ERR and draws.
static inline int termchat_draw(
    int row, int column, wchar_t a, wchar_t b, wchar_t c, wchar_t d, wchar_t e, attr_t attributes,
    int pair) {
  cchar_t cell;
  memset(&cell, 0, sizeof cell);
  cell.attr = attributes | COLOR_PAIR(pair > 255 ? 255 : pair);
  cell.ext_color = pair;
  cell.chars[0] = a;
  cell.chars[1] = b;
  cell.chars[2] = c;
  cell.chars[3] = d;
  cell.chars[4] = e;
  return mvwadd_wch(stdscr, row, column, &cell);
}

// A terminfo string, or NULL; tigetstr wants a mutable name and answers (char *)-1 too.
static inline const char *termchat_string(const char *name) {
  const char *found = tigetstr((char *)(size_t)name);
  return found == (const char *)-1 ? NULL : found;
}

// Swift's Glibc is read without _XOPEN_SOURCE and lacks it.
extern int wcwidth(wchar_t character);

// nl_langinfo's argument is an enumeration with macros on top.
static inline const char *termchat_codeset(void) { return nl_langinfo(CODESET); }

#endif
