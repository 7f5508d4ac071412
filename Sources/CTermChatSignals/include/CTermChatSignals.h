// Signal handlers: the few lines that must be C, since they run between any two instructions.
#ifndef CTERMCHATSIGNALS_H
#define CTERMCHATSIGNALS_H

#include <stddef.h>
// Not in Swift's Glibc module.
#include <sys/eventfd.h>
#include <termios.h>

// The most bytes termchat_guard_arm takes.
#define TERMCHAT_GUARD_LIMIT 1024

// Makes a crash (ILL, TRAP, SEGV, BUS, FPE, ABRT) write `bytes` to `tty` and put `saved` back
// before the process ends by the same signal. 0, or -1 with errno (EINVAL: too many bytes).
// The handlers replace those of Swift's backtracer and don't call them: it would ask questions
// on a terminal in raw mode.
int termchat_guard_arm(int tty, const struct termios *saved, const char *bytes, size_t length);

// Puts back the handlers found by termchat_guard_arm; does nothing when none is armed.
void termchat_guard_disarm(void);

// Opens a pipe whose read end yields the number, one byte, of each WINCH TSTP CONT TERM HUP INT
// QUIT CHLD that comes, and ignores PIPE. Returns the read end, or -1 with errno; one at a time
// (EBUSY).
int termchat_signals_open(void);

// Puts back the handlers found by termchat_signals_open and closes the pipe.
void termchat_signals_close(void);

// Stops the process as TSTP does by default; returns when it is continued.
void termchat_suspend(void);

// libc's `environ`, which Swift 6 doesn't let anyone read; ends in NULL.
char *const *termchat_environment(void);

// In glibc's headers with _GNU_SOURCE only, which Swift's Glibc module is made without.
int memfd_create(const char *name, unsigned int flags);
// MFD_CLOEXEC.
#define TERMCHAT_MEMFD_CLOEXEC 0x1
// POSIX_SPAWN_SETSIGDEF, POSIX_SPAWN_SETSIGMASK and POSIX_SPAWN_SETSID.
#define TERMCHAT_SPAWN_DETACHED 0x8C
// POSIX_SPAWN_SETSIGDEF and POSIX_SPAWN_SETSIGMASK.
#define TERMCHAT_SPAWN_BESIDE 0x0C

#endif
