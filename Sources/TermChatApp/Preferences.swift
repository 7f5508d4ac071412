import TermChat
import TermChatSystem

/// What the user wants of every interactive session: `config.json` in the user's folder.
struct Preferences {
  /// The theme that it names.
  var wish: ThemeArgument?
  /// That theme, good or not, once it is looked for.
  var theme: FoundTheme?
  var motion: MotionChoice?
  var color: Options.ColorMode?
  var ascii: Bool?
  /// What is wrong with the file and its theme.
  var complaints: [Banner] = []
}

extension Preferences {
  /// None where there is no file.
  init(environment: [String: String]) {
    guard let folder = UserDirectory.config.path(in: environment) else { return }
    let file = Path.join(folder, "config.json")
    do {
      read(try PlainFile.read(file), of: file)
    } catch {
      if error != .missing { complain("\(file): \(error)") }
    }
  }

  private mutating func read(_ bytes: [UInt8], of file: String) {
    var reader = PreferencesReader(bytes, file: file)
    motion = reader.choice("motion")
    color = reader.choice("color")
    ascii = reader.flag("ascii")
    wish = reader.text("theme").map(ThemeArgument.init)
    let findings = reader.findings
    if let first = findings.first {
      let more = findings.count - 1
      complain(first.description + (more > 0 ? " (and \(more) more)" : ""))
    }
  }

  /// Looks for the theme that it names.
  mutating func findTheme(environment: [String: String]) {
    guard let wish, let folder = UserDirectory.config.path(in: environment) else { return }
    let found = ThemeLibrary(environment: environment, base: folder).look(for: wish.reference)
    theme = found
    if let complaint = found.outcome.complaint { complaints.append(complaint) }
  }

  private mutating func complain(_ text: String) {
    complaints.append(
      Banner(.warning, "Mistakes in your configuration", subtitle: text, id: "config"))
  }
}
