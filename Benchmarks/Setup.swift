import Glibc

/// How termchat is started: which binary, in which environment.
struct Setup {
  var program: String
  var isTrueColor: Bool
  /// A home of its own: the user's files are neither read nor written.
  var home: String

  var environment: [String] {
    [
      "PATH=/usr/local/bin:/usr/bin:/bin", "HOME=\(home)", "TERM=xterm-256color", "LANG=C.UTF-8",
    ] + (isTrueColor ? ["COLORTERM=truecolor"] : [])
  }

  var name: String { isTrueColor ? "RGB (COLORTERM=truecolor)" : "256 colours" }
}

extension Setup {
  /// A file in the home with this text.
  func file(_ name: String, _ text: String) -> String {
    let path = home + "/" + name
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0, write(file, text, text.utf8.count) == text.utf8.count else {
      fail("can't write \(path)")
    }
    close(file)
    return path
  }

  /// The first run makes a terminfo entry; it is not measured.
  func warmUp() { Terminal(self, ["replay", tenLines]).settle(300) }
}
