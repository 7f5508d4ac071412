import Glibc

/// A directory of our own, removed in the end with all that is in it.
package final class TemporaryDirectory {
  package let path: String

  package init() {
    var template = Array("/tmp/termchat-test-XXXXXX".utf8CString)
    // mkdtemp fills in its argument, which ends in 0.
    guard mkdtemp(&template) != nil else { fatalError("can't make a directory in /tmp") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { _ = try? Child(["rm", "-rf", path]).exit() }
}

extension TemporaryDirectory {
  /// Writes a file; its path.
  package func file(_ name: String, _ bytes: some Collection<UInt8>) -> String {
    let file = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(file) }
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      // `write` reads no more than `count` bytes.
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count <= 0 { break }
      rest = rest.dropFirst(count)
    }
    return path + "/" + name
  }

  /// Writes a script of the shell that can be run by its name, with the directory in `$OUT`.
  package func program(_ name: String, _ lines: String...) {
    chmod(file(name, "#!/bin/sh\n\(lines.joined(separator: "\n"))\n".utf8), 0o700)
  }

  /// An environment whose programs are these and then the system's.
  package var programs: [String: String] {
    ["PATH": "\(path):/usr/bin:/bin", "OUT": path]
  }

  package func read(_ name: String) -> String { contents(of: path + "/" + name) }
}

/// A file's text; "" when it can't be read.
package func contents(of path: String) -> String {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  defer { close(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while case let count = read(file, &chunk, chunk.count), count > 0 {
    bytes += chunk.prefix(count)
  }
  return String(decoding: bytes, as: UTF8.self)
}
