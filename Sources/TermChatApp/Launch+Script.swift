import Glibc
import TermChat
import TermChatSystem

/// A file that can't be opened; `errno` says why.
struct OpenError: Error {
  var path: String
}

extension Launch {
  // A pipe may hold a recording, whose first line says how to begin; who is slower is not waited for.
  private static let patience: Int32 = 20

  init(_ options: Options, environment: [String: String]) throws(OpenError) {
    self.init(
      options: options, environment: environment, script: nil, scriptName: "-",
      ready: SessionOptions())
    switch options.command {
    case .replay(let file):
      try open(file)
    case .demo where isatty(0) == 0:
      try open("-")
    default: break
    }
    script?.prime(patience: Self.patience)
    ready = script?.ready ?? SessionOptions()
    // A headless run is the same everywhere.
    if !isHeadless { preferences = Preferences(environment: environment) }
  }

  private mutating func open(_ file: String) throws(OpenError) {
    scriptName = file
    let descriptor = file == "-" ? 0 : Glibc.open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0, Self.isReadable(descriptor),
      let feed = try? ScriptFeed(descriptor: descriptor, name: file)
    else {
      throw OpenError(path: file)
    }
    script = feed
  }

  /// A directory can be opened, but not read; `errno` says so.
  private static func isReadable(_ descriptor: Int32) -> Bool {
    read(descriptor, nil, 0) == 0
  }
}
