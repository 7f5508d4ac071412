import TermChat

/// Finds out which emoji a terminal draws as one: it writes some and asks where the cursor went.
///
/// The answers come when they come; until then, and where none comes, the safe forms are shown.
/// Only forms whose first scalar ncurses advances by as much can be learned: flags and U+FE0F
/// can't.
struct FormProbe: Sendable {
  private enum Form { case modified, joined }

  private var forms: GlyphForms
  /// In the order that they are asked for.
  private var open: [Form] = [.modified, .joined]

  init(_ forms: GlyphForms) { self.forms = forms }

  /// To be written on an empty screen, before the first frame clears it.
  ///
  /// On the second row: an answer from the first one reads like a key, F3 with modifiers.
  static var question: String {
    ["👍🏽", "👨‍👩‍👧"].map { "\u{1B}[2;1H\($0)\u{1B}[6n" }.joined()
  }

  /// The forms known now; nil when the answer tells nothing new.
  mutating func hear(_ answer: TerminalAnswer) -> GlyphForms? {
    guard case .cursorPosition(let point) = answer, !open.isEmpty else { return nil }
    let form = open.removeFirst()
    guard point == Point(row: 1, column: 2) else { return nil }
    switch form {
    case .modified: forms.modified = true
    case .joined: forms.joined = true
    }
    return forms
  }
}
