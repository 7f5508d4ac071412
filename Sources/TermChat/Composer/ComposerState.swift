/// What the input bar shows, for what stands round its field.
///
/// Labels, buttons and rules are pure functions of it, asked whenever the bar is drawn. They take
/// the place of InputBarAccessoryView's hooks: `onTextViewDidChange` is a function of `start` and
/// `count`, `onKeyboardEditingBegins` and `onKeyboardEditingEnds` of `isTyped`, `onEnabled` and
/// `onDisabled` of `canSend`, `onSelected` and `onDeselected` of `purpose`.
public struct ComposerState: Hashable, Sendable {
  /// What the draft begins with, at most `startLength` graphemes.
  public var start = ""
  /// Graphemes in the draft.
  public var count = 0
  /// The most graphemes that it may have.
  public var limit: Int?
  /// The field has the keys.
  public var isTyped = false
  public var isBusy = false
  /// More than blanks was written, or attached, and Enter sends it.
  public var canSend = false
  /// Files in the draft.
  public var attachments = 0
  public var purpose = Composer.Purpose.message

  public static let startLength = 256

  public init() {}

  public var isEmpty: Bool { count == 0 }
}
