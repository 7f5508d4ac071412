#define _GNU_SOURCE
#include "CTermChatSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static const int watched[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGTERM,
                              SIGHUP,   SIGINT,  SIGQUIT, SIGCHLD};
enum { watched_count = sizeof watched / sizeof watched[0] };

static struct sigaction found[watched_count];
static struct sigaction found_pipe;
static int ends[2] = {-1, -1};
static atomic_int write_end = -1;

static void came(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  int descriptor = atomic_load(&write_end);
  // A full pipe has woken its reader already.
  if (descriptor >= 0 && write(descriptor, &byte, 1) < 0) errno = error;
  errno = error;
}

static struct sigaction pipe_action(void) {
  struct sigaction action = {.sa_handler = came, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  return action;
}

int termchat_signals_open(void) {
  if (ends[0] >= 0) {
    errno = EBUSY;
    return -1;
  }
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  atomic_store(&write_end, ends[1]);
  struct sigaction action = pipe_action();
  for (int i = 0; i < watched_count; i++) {
    sigaction(watched[i], NULL, &found[i]);
    // What nohup(1) made the process ignore stays ignored.
    if (watched[i] == SIGHUP && found[i].sa_handler == SIG_IGN) continue;
    sigaction(watched[i], &action, NULL);
  }
  struct sigaction ignore = {.sa_handler = SIG_IGN};
  sigaction(SIGPIPE, &ignore, &found_pipe);
  return ends[0];
}

void termchat_signals_close(void) {
  if (ends[0] < 0) return;
  for (int i = 0; i < watched_count; i++) sigaction(watched[i], &found[i], NULL);
  sigaction(SIGPIPE, &found_pipe, NULL);
  atomic_store(&write_end, -1);
  close(ends[0]);
  close(ends[1]);
  ends[0] = ends[1] = -1;
}

void termchat_suspend(void) {
  struct sigaction found_stop, stop = {.sa_handler = SIG_DFL};
  sigset_t unblocked, found_mask;
  sigaction(SIGTSTP, &stop, &found_stop);
  sigemptyset(&unblocked);
  sigaddset(&unblocked, SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &unblocked, &found_mask);
  raise(SIGTSTP);
  sigprocmask(SIG_SETMASK, &found_mask, NULL);
  sigaction(SIGTSTP, &found_stop, NULL);
}

extern char **environ;

char *const *termchat_environment(void) { return environ; }
