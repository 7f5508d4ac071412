package import Glibc

/// A program under test; killed when nobody needs it any more.
package final class Child {
  package enum Exit: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  /// Where a standard stream of the program goes.
  package enum Stream {
    case null
    /// The terminal it is started on.
    case terminal
    /// A descriptor of ours.
    case descriptor(Int32)
  }

  package let pid: pid_t
  private var ended: Exit?

  package struct CannotStart: Error {
    package var program: String
    package var code: Int32
  }

  /// With `pty` the program leads a session on it, as a shell in a new window does.
  package init(
    _ arguments: [String], environment: [String: String] = ["PATH": "/usr/bin:/bin"],
    on pty: Pty? = nil, streams: [Stream] = [.null, .null, .null]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session's leader opens becomes the session's.
    if let pty { posix_spawn_file_actions_addopen(&actions, 99, pty.path, O_RDWR, 0) }
    for (target, stream) in streams.enumerated() {
      switch stream {
      case .null:
        posix_spawn_file_actions_addopen(&actions, Int32(target), "/dev/null", O_RDWR, 0)
      case .terminal: posix_spawn_file_actions_adddup2(&actions, 99, Int32(target))
      case .descriptor(let file): posix_spawn_file_actions_adddup2(&actions, file, Int32(target))
      }
    }
    if pty != nil { posix_spawn_file_actions_addclose(&actions, 99) }
    var attributes = Self.attributes(leadsSession: pty != nil)
    defer { posix_spawnattr_destroy(&attributes) }
    // strdup's copies live until the program has been started; the lists end in nil.
    let argv = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
    defer { for string in argv + variables { free(string) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, arguments[0], &actions, &attributes, argv, variables)
    guard code == 0 else { throw CannotStart(program: arguments[0], code: code) }
    pid = child
  }

  deinit {
    guard ended == nil else { return }
    kill(pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
  }

  // The signals as a shell leaves them; Swift's Glibc lacks POSIX_SPAWN_SETSID and its like.
  private static func attributes(leadsSession: Bool) -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, 0x04 | 0x08 | (leadsSession ? 0x80 : 0))
    return attributes
  }
}

extension Child {
  package func send(_ signal: Int32) { kill(pid, signal) }

  /// How it ended; nil while it runs.
  package func poll() -> Exit? {
    if let ended { return ended }
    var status: Int32 = 0
    guard waitpid(pid, &status, WNOHANG) == pid else { return nil }
    ended = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
    return ended
  }

  /// Waits for its end; nil when it doesn't come.
  package func exit(within milliseconds: Int64 = 10_000) -> Exit? {
    _ = Deadline(milliseconds: milliseconds).reaches { poll() != nil }
    return ended
  }
}

extension Child {
  /// The processes that `parent` has started.
  package static func descendants(of parent: pid_t) -> [pid_t] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let file = open("/proc/\(parent)/task/\(parent)/children", O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .split(separator: " ").compactMap { pid_t($0) }
  }
}
