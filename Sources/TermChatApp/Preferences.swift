import TermChat
import TermChatSystem

/// What the user wants of every interactive session: `config.json` in the user's folder.
struct Preferences {
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
      read(
        try PlainFile.read(file), of: file,
        library: ThemeLibrary(environment: environment, base: folder))
    } catch {
      if error != .missing { complain("\(file): \(error)") }
    }
  }

  private mutating func read(_ bytes: [UInt8], of file: String, library: ThemeLibrary) {
    var reader = PreferencesReader(bytes, file: file)
    motion = reader.choice("motion")
    color = reader.choice("color")
    ascii = reader.flag("ascii")
    if let wish = reader.text("theme") { choose(ThemeArgument(text: wish), in: library) }
    if let first = reader.findings.first {
      let more = reader.findings.count - 1
      complain(first.description + (more > 0 ? " (and \(more) more)" : ""))
    }
  }

  private mutating func choose(_ wish: ThemeArgument, in library: ThemeLibrary) {
    let outcome: ThemeOutcome
    do {
      let found = try library.find(wish.reference)
      outcome = found.outcome
      if found.family != nil { theme = found }
    } catch {
      outcome = error.outcome
    }
    if let complaint = outcome.complaint { complaints.append(complaint) }
  }

  private mutating func complain(_ text: String) {
    complaints.append(
      Banner(.warning, "Mistakes in your configuration", subtitle: text, id: "config"))
  }
}
