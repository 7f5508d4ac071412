import Glibc

/// A program started as leader of a session of its own, with a terminal that controls it.
struct Child {
  let id: pid_t

  // glibc's POSIX_SPAWN_SETSID, which Swift's Glibc leaves out.
  private static let newSession: Int16 = 0x80

  /// Starts `arguments` on the terminal; `input` takes the place of standard input.
  init(_ arguments: [String], environment: [String], on pty: Pty, input: Int32?) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session's leader opens is the one that controls it.
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, descriptor, pty.path, O_RDWR, 0)
    }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, 0) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.newSession)
    id = Self.spawn(arguments, environment, &actions, &attributes)
  }

  private static func spawn(
    _ arguments: [String], _ environment: [String], _ actions: inout posix_spawn_file_actions_t,
    _ attributes: inout posix_spawnattr_t
  ) -> pid_t {
    // strdup's copies live until the program has been started; both lists end in nil.
    let argv = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for string in argv + variables { free(string) } }
    var child: pid_t = 0
    let error = posix_spawn(&child, arguments[0], &actions, &attributes, argv, variables)
    guard error == 0 else { fail("\(arguments[0]): \(String(cString: strerror(error)))") }
    return child
  }

  /// Asks it to end, and makes sure that it does.
  func end() {
    kill(id, SIGTERM)
    var status: Int32 = 0
    for _ in 0..<100 {
      if waitpid(id, &status, WNOHANG) != 0 { return }
      usleep(10_000)
    }
    kill(id, SIGKILL)
    waitpid(id, &status, 0)
  }
}
