import TermChat

/// The themes of a live session: finds those asked for, and follows the file of the one on screen.
struct LiveThemes {
  private let library: ThemeLibrary
  private var watch: FileWatch?
  private var file: String?
  /// What the file said last, good or not.
  private var last: FoundTheme?
  private var hasComplained = false

  /// What there is to complain of `theme` was told already.
  init(_ library: ThemeLibrary, wearing theme: FoundTheme?) {
    self.library = library
    if let theme {
      follow(theme)
      hasComplained = theme.outcome.complaint != nil
    }
  }
}

extension LiveThemes {
  /// Readable when the file may have changed; -1 for a theme without one.
  var descriptor: Int32 { watch?.descriptor ?? -1 }

  /// Events with themes that need no file any more.
  mutating func found(_ events: [Event]) -> [Event] {
    guard events.contains(where: \.isTheme) else { return events }
    return events.flatMap { event in
      guard case .chat(.theme(let wish)) = event else { return [event] }
      return wear(wish)
    }
  }

  /// What becomes of a changed file.
  mutating func reloaded(_ ready: [Int32]) -> [Event] {
    guard let watch, let file, ready.contains(watch.descriptor), watch.drain() else { return [] }
    do {
      return put(on: try library.read(file: file))
    } catch .unreadable(_, .missing) {
      // Some editors remove a file before they write it.
      return []
    } catch {
      last = nil
      return told(error.outcome)
    }
  }
}

extension LiveThemes {
  private mutating func wear(_ wish: ThemeReference) -> [Event] {
    if case .design = wish {
      forget()
      return told(ThemeOutcome(wish))
    }
    do {
      let theme = try library.find(wish)
      // A file with a mistake in it is what is going to be mended.
      follow(theme)
      return told(theme.outcome)
    } catch {
      return told(error.outcome)
    }
  }

  /// Editors often write a file twice.
  private mutating func put(on theme: FoundTheme) -> [Event] {
    guard theme != last else { return [] }
    last = theme
    return told(theme.outcome)
  }

  private mutating func follow(_ theme: FoundTheme) {
    if theme.file == nil || theme.file != file { watch = theme.file.flatMap(FileWatch.init) }
    file = theme.file
    last = theme
  }

  private mutating func forget() {
    watch = nil
    file = nil
    last = nil
  }

  /// A complaint goes when there is nothing to complain of any more.
  private mutating func told(_ outcome: ThemeOutcome) -> [Event] {
    var events = outcome.theme.map { [Event.chat(.theme($0))] } ?? []
    let complaint = outcome.complaint
    if let complaint {
      events.append(.chat(.banner(complaint)))
    } else if hasComplained {
      events.append(.chat(.hide(id: ThemeOutcome.banner)))
    }
    hasComplained = complaint != nil
    return events
  }
}

extension Event {
  fileprivate var isTheme: Bool { if case .chat(.theme) = self { true } else { false } }
}
