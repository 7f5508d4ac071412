import CTermChatSignals
import Glibc

/// A program that can be run, with an environment for it.
struct Program: Sendable {
  let path: String
  let environment: [String: String]

  /// A program by its name, looked for in `PATH`, or by its whole path; nil when there is none.
  init?(_ name: String, in environment: [String: String]) {
    guard let path = Self.paths(of: name, in: environment).first(where: Self.canRun) else {
      return nil
    }
    self.path = path
    self.environment = environment
  }
}

extension Program {
  private static func paths(of name: String, in environment: [String: String]) -> [String] {
    if name.hasPrefix("/") { return [name] }
    if name.isEmpty || name.contains("/") { return [] }
    // Where the process happens to stand is no place for programs.
    let directories = environment["PATH", default: ""].split(separator: ":")
    return directories.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
  }

  private static func canRun(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }
}

extension Program {
  /// Where a standard stream of the program goes.
  enum Stream {
    case nothing
    case descriptor(Int32)
  }

  /// Starts it without a shell, its signals as a shell leaves them: in a session of its own, or in
  /// our process group, where the terminal's keys reach both.
  func spawn(
    _ arguments: [String], streams: [Stream], isDetached: Bool
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, stream) in streams.enumerated() {
      switch stream {
      case .nothing:
        let mode = target == 0 ? O_RDONLY : O_WRONLY
        posix_spawn_file_actions_addopen(&actions, Int32(target), "/dev/null", mode, 0)
      case .descriptor(let file): posix_spawn_file_actions_adddup2(&actions, file, Int32(target))
      }
    }
    var attributes = Self.attributes(isDetached: isDetached)
    defer { posix_spawnattr_destroy(&attributes) }
    // strdup's copies live until the program has been started; the lists end in nil.
    let argv = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
    defer { for string in argv + variables { free(string) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, path, &actions, &attributes, argv, variables)
    guard code == 0 else { throw SystemError("start \(path)", code: code) }
    return child
  }

  private static func attributes(isDetached: Bool) -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(isDetached ? TERMCHAT_SPAWN_DETACHED : TERMCHAT_SPAWN_BESIDE))
    return attributes
  }
}
