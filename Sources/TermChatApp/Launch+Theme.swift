import TermChat
import TermChatSystem

/// What the screen looks like at first.
extension Launch {
  /// Where the themes that the script names are: paths start from its folder.
  var library: ThemeLibrary {
    ThemeLibrary(environment: environment, base: Path.folder(of: scriptName))
  }

  /// Finds the theme that the command line names; why it can't be had.
  mutating func refusal() -> ThemeRefusal? {
    guard let name = options.theme else { return nil }
    do throws(ThemeRefusal) {
      theme = try ThemeArgument(text: name).find(in: ThemeLibrary(environment: environment))
      return nil
    } catch {
      return error
    }
  }

  /// The theme that a user chose, not a recording or the environment.
  var chosenTheme: FoundTheme? { theme ?? (ready.theme == nil ? preferences.theme : nil) }

  /// Without colours the default theme would leave too little to tell things apart.
  var themeName: String {
    chosenTheme?.name ?? ready.theme ?? (hasColor ? "default" : "mono")
  }

  /// A recording whose theme isn't built in brings it along in a line of its own.
  var family: ThemeFamily { chosenTheme?.family ?? ThemeFamily.named(themeName) ?? .standard }

  /// What lies behind the screen, until the terminal tells.
  var backdrop: Backdrop {
    if let brightness = options.backdrop { return Backdrop(brightness) }
    return isHeadless ? .dark : Backdrop(environment: environment)
  }

  /// What the user is told at the start.
  var complaints: [Banner] {
    preferences.complaints + [theme?.outcome.complaint].compactMap(\.self)
  }

  /// What the recording begins with.
  func recorder(_ session: Session, forms: GlyphForms = .full) -> Recorder {
    Recorder(session, forms: forms, backdrop: backdrop, theme: chosenTheme?.reference)
  }
}
