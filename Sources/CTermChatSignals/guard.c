#include "CTermChatSignals.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
enum { crash_count = sizeof crashes / sizeof crashes[0], stack_size = 64 * 1024 };

static struct {
  int tty;
  struct termios saved;
  char bytes[TERMCHAT_GUARD_LIMIT];
  size_t length;
} guard;

static struct sigaction found[crash_count];
static atomic_int armed;
static stack_t found_stack;
static void *own_stack;

static void give_terminal_back(void) {
  size_t done = 0;
  while (done < guard.length) {
    ssize_t count = write(guard.tty, guard.bytes + done, guard.length - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    done += (size_t)count;
  }
  tcsetattr(guard.tty, TCSANOW, &guard.saved);
}

static void crashed(int number, siginfo_t *info, void *context) {
  (void)info;
  (void)context;
  // A second crash, here or on another thread, ends the process at once.
  for (int i = 0; i < crash_count; i++) signal(crashes[i], SIG_DFL);
  if (atomic_exchange(&armed, 0)) give_terminal_back();
  // The signal is blocked in its handler: it ends the process when this returns.
  raise(number);
}

// A stack that overflowed can't run its own handler. Only the arming thread gets another one;
// the Swift runtime gives none to the rest.
static void use_own_stack(void) {
  if (!own_stack) own_stack = malloc(stack_size);
  if (!own_stack) return;
  stack_t stack = {.ss_sp = own_stack, .ss_size = stack_size};
  sigaltstack(&stack, &found_stack);
}

int termchat_guard_arm(int tty, const struct termios *saved, const char *bytes, size_t length) {
  if (length > TERMCHAT_GUARD_LIMIT) {
    errno = EINVAL;
    return -1;
  }
  int was_armed = atomic_exchange(&armed, 0);
  guard.tty = tty;
  guard.saved = *saved;
  guard.length = length;
  if (length > 0) memcpy(guard.bytes, bytes, length);
  atomic_store(&armed, 1);
  if (was_armed) return 0;
  use_own_stack();
  struct sigaction action = {.sa_sigaction = crashed, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  sigemptyset(&action.sa_mask);
  // In the background tcsetattr would stop the process instead.
  sigaddset(&action.sa_mask, SIGTTOU);
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, &found[i]);
  return 0;
}

void termchat_guard_disarm(void) {
  if (!atomic_exchange(&armed, 0)) return;
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &found[i], NULL);
  if (own_stack) sigaltstack(&found_stack, NULL);
}
