import CTermChatSignals
import Glibc

/// A program that runs on its own: in a session without our terminal, what it writes going nowhere.
struct DetachedProgram: Sendable {
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

  /// Starts it without a shell and without waiting for it; `input` is its standard input.
  ///
  /// A thread waits for its end, so that it leaves no zombie, and calls `ended` with its exit
  /// status, 128 and the signal's number for one that was killed.
  func start(
    _ arguments: [String], input: [UInt8] = [],
    ended: @escaping @Sendable (Int32) -> Void = { _ in }
  ) throws(SystemError) {
    let file = input.isEmpty ? nil : try Self.file(of: input)
    defer { if let file { close(file) } }
    Reaper(child: try spawn(arguments, input: file), ended: ended).start()
  }
}

extension DetachedProgram {
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

  /// A file in memory: unlike a pipe it takes everything at once, whether the program reads or not.
  private static func file(of bytes: [UInt8]) throws(SystemError) -> Int32 {
    let file = memfd_create("termchat", UInt32(TERMCHAT_MEMFD_CLOEXEC))
    guard file >= 0 else { throw SystemError("memfd_create") }
    guard bytes.withUnsafeBytes({ Descriptor.write($0, to: file) }), lseek(file, 0, SEEK_SET) == 0
    else {
      defer { close(file) }
      throw SystemError("write to memory")
    }
    return file
  }

  private func spawn(_ arguments: [String], input: Int32?) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    for stream in [Int32(1), 2] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var attributes = Self.attributes
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

  /// A session of its own, and the signals as a shell leaves them.
  private static var attributes: posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(TERMCHAT_SPAWN_DETACHED))
    return attributes
  }
}
