import TermChat
import TermChatSystem

/// A theme as a user names it: a name, or a file.
struct ThemeArgument {
  var text: String
}

/// Why the program doesn't begin with a theme: what it says, and its exit status.
struct ThemeRefusal: Error, Equatable {
  var lines: [String]
  var status: Int32
}

extension ThemeArgument {
  /// What has a slash in it or ends in `.json` is a file.
  var reference: ThemeReference {
    text.contains("/") || text.hasSuffix(".json") ? .path(text) : .name(text)
  }

  /// A theme that can be put on, with mistakes in it or not.
  func find(in library: ThemeLibrary) throws(ThemeRefusal) -> FoundTheme {
    let found: FoundTheme
    do {
      found = try library.find(reference)
    } catch {
      throw Self.refusal(error, in: library)
    }
    guard found.family != nil else {
      throw ThemeRefusal(lines: found.findings.map(\.description), status: 1)
    }
    return found
  }

  private static func refusal(_ failure: ThemeFailure, in library: ThemeLibrary) -> ThemeRefusal {
    switch failure {
    case .unknown(let name):
      let names = library.entries.map(\.name)
      return ThemeRefusal(
        lines: ["termchat: no theme “\(name)”; there are \(names.listed("and"))"], status: 2)
    case .unreadable: return ThemeRefusal(lines: ["termchat: \(failure)"], status: 1)
    }
  }
}
