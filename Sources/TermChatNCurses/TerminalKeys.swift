import CNCurses
import TermChat

/// The byte strings of this terminal's keys, as terminfo has them.
enum TerminalKeys {
  private static let names: [(capability: String, key: Key)] = [
    ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
    ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
    ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kcbt", Key(.tab, .shift)),
    ("kent", Key(.enter)),
  ]

  // Higher ones are other keys with Shift or Control on most terminals.
  private static let functions = (1...12).map { ("kf\($0)", Key(.function($0))) }

  /// For the terminal opened last.
  static func read() -> [(bytes: [UInt8], key: Key)] {
    (names + functions).compactMap { capability, key in
      // terminfo's strings end in 0 and live as long as the terminal's entry.
      guard let string = termchat_string(capability) else { return nil }
      return (Array(String(cString: string).utf8), key)
    }
  }
}
