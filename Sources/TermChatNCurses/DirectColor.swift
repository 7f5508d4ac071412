import CNCurses
import Glibc
import TermChatSystem

/// A terminfo entry of our own for terminals that show every colour and don't say so in terminfo.
///
/// It is made once per `TERM`, with `tic`, in the cache directory; later starts only look it up.
struct DirectColor {
  private let type: String
  private let environment: [String: String]

  /// Nil where the terminal doesn't say that it shows every colour, or can't be believed.
  init?(type: String, environment: [String: String]) {
    guard ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased()),
      type.utf8.allSatisfy(Self.isNameByte), 1..<64 ~= type.utf8.count
    else { return nil }
    // GNU Screen passes COLORTERM on and doesn't understand the colours.
    if environment["STY"] != nil, environment["TMUX"] == nil { return nil }
    self.type = type
    self.environment = environment
  }

  var name: String { "termchat-" + type }

  /// The directory that holds the entry now; nil where it can't be made.
  func directory() -> String? {
    guard let base = UserDirectory.cache.path(in: environment) else { return nil }
    let directory = base + "/terminfo"
    let entry = "\(directory)/t/\(name)"
    if access(entry, R_OK) == 0 { return directory }
    // Entries with more colours need no help, and those with fewer are to be believed.
    guard Screen.colorCount(of: type) == 256,
      UserDirectory.cache.make(in: environment, subdirectory: "terminfo") == directory,
      compile(into: directory), access(entry, R_OK) == 0
    else { return nil }
    return directory
  }
}

extension DirectColor {
  /// Calls `body` while terminfo finds the entries in `directory` too.
  static func searching<Result>(_ directory: String, _ body: () -> Result) -> Result {
    let found = environmentValue("TERMINFO_DIRS")
    // An empty place in the list stands for the system's own directories.
    setenv("TERMINFO_DIRS", directory + ":" + (found ?? ""), 1)
    defer {
      if let found { setenv("TERMINFO_DIRS", found, 1) } else { unsetenv("TERMINFO_DIRS") }
    }
    return body()
  }

  // getenv answers with a string that ends in 0, or nil.
  private static func environmentValue(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension DirectColor {
  private func color(_ command: Int) -> String {
    "\\E[\(command);%?%p1%{16777216}%<%t2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
      + "%e5;%p1%{16777216}%-%d%;m"
  }

  private var source: String {
    """
    \(name)|direct and palette,
    \tRGB, ccc@, initc@, oc@, colors#0x1000100, pairs#0x10000,
    \tsetaf=\(color(38)),
    \tsetab=\(color(48)),
    \tuse=\(type),

    """
  }

  private func compile(into directory: String) -> Bool {
    let file = "\(directory)/\(name).\(getpid()).src"
    defer { unlink(file) }
    return write(source, to: file) && run(["tic", "-x", "-o", directory, file]) == 0
  }

  private func write(_ text: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    return Array(text.utf8).withUnsafeBytes { Descriptor.write($0, to: file) }
  }

  /// Runs a program quietly to its end; its exit status, or -1.
  private func run(_ arguments: [String]) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    // strdup's copies live until the program has been started; the list ends in nil.
    let argv = arguments.map { strdup($0) } + [nil]
    defer { for string in argv { free(string) } }
    let variables = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
    defer { for string in variables { free(string) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, arguments[0], &actions, nil, argv, variables) == 0 else { return -1 }
    return wait(for: child)
  }

  private func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return -1 } }
    return status
  }
}
