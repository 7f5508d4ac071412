import TestSupport

/// How termchat is started: which binary, in which environment.
struct Setup {
  var program: String
  var isTrueColor: Bool
  /// A home of its own: the user's files are neither read nor written.
  var home: TemporaryDirectory

  var environment: [String: String] {
    var variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home.path, "TERM": "xterm-256color",
      "LANG": "C.UTF-8",
    ]
    if isTrueColor { variables["COLORTERM"] = "truecolor" }
    return variables
  }

  var name: String { isTrueColor ? "RGB (COLORTERM=truecolor)" : "256 colours" }
}

extension Setup {
  /// The first run makes a terminfo entry; it is not measured.
  func warmUp() { Terminal(self, ["replay", tenLines]).settle(300) }
}
