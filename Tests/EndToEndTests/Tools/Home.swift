import TestSupport

/// A directory of our own that is the user's home.
final class Home {
  private let directory = TemporaryDirectory()

  var path: String { directory.path }

  /// What a user's environment is at least; nothing of the tests' own comes through, and nothing
  /// moves while a test looks.
  var environment: [String: String] {
    [
      "HOME": path, "XDG_CONFIG_HOME": path + "/config", "XDG_DATA_HOME": path + "/data",
      "XDG_STATE_HOME": path + "/state", "XDG_CACHE_HOME": path + "/cache", "LANG": "C.UTF-8",
      "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color",
      "NO_MOTION": "1",
    ]
  }
}

extension Home {
  func file(_ name: String, _ bytes: some Collection<UInt8>) -> String {
    directory.file(name, bytes)
  }

  func file(_ name: String, _ lines: String...) -> String {
    file(name, lines.map { $0 + "\n" }.joined().utf8)
  }

  func read(_ name: String) -> String { directory.read(name) }

  /// What a command of the shell writes.
  func shell(_ command: String) -> String {
    let child = try? Child(["sh", "-c", "(\(command)) > \(path)/shell-output"])
    _ = child?.exit()
    return read("shell-output")
  }
}
