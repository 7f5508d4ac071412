import TermChat
import TermChatSystem

/// What the screen looks like at first.
extension Launch {
  /// Where the themes that the script names are: paths start from its folder.
  var library: ThemeLibrary {
    ThemeLibrary(environment: environment, base: Path.folder(of: scriptName))
  }

  /// Finds the theme that a user chose; why the command line's can't be had.
  mutating func findTheme() -> ThemeRefusal? {
    guard let name = options.theme else {
      // Where a recording has one, the configuration's isn't even read.
      if ready.theme == nil { preferences.findTheme(environment: environment) }
      return nil
    }
    do throws(ThemeRefusal) {
      theme = try ThemeArgument(text: name).find(in: ThemeLibrary(environment: environment))
      return nil
    } catch {
      return error
    }
  }

  /// The theme whose file is followed, one that can't be put on among them.
  var followedTheme: FoundTheme? { theme ?? (ready.theme == nil ? preferences.theme : nil) }

  /// The theme that a user chose, not a recording or the environment.
  var chosenTheme: FoundTheme? { followedTheme.flatMap { $0.family == nil ? nil : $0 } }

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
