import Glibc

/// A directory of our own that is the user's home, removed in the end.
final class Home {
  let path: String

  init() {
    var template = Array("/tmp/termchat-test-XXXXXX\0".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit { _ = try? Child(["rm", "-rf", path]).exit() }

  /// What a user's environment is at least; nothing of the tests' own comes through.
  var environment: [String: String] {
    [
      "HOME": path, "XDG_CONFIG_HOME": path + "/config", "XDG_DATA_HOME": path + "/data",
      "XDG_STATE_HOME": path + "/state", "XDG_CACHE_HOME": path + "/cache", "LANG": "C.UTF-8",
      "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color",
    ]
  }

  /// Writes a file; its path.
  func file(_ name: String, _ bytes: some Collection<UInt8>) -> String {
    let file = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(file) }
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count <= 0 { break }
      rest = rest.dropFirst(count)
    }
    return path + "/" + name
  }

  func file(_ name: String, _ lines: String...) -> String {
    file(name, lines.map { $0 + "\n" }.joined().utf8)
  }

  func read(_ name: String) -> String {
    let file = open(path + "/" + name, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = Glibc.read(file, &chunk, chunk.count), count > 0 {
      bytes += chunk.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a command of the shell writes.
  func shell(_ command: String) -> String {
    let child = try? Child(["sh", "-c", "(\(command)) > \(path)/shell-output"])
    _ = child?.exit()
    return read("shell-output")
  }
}
