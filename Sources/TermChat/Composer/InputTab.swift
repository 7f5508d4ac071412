/// A way to write besides typing: what Chatto calls a chat input item.
public struct InputTab: Sendable {
  public enum Mode: Sendable {
    /// The field, as always.
    case keyboard
    /// A line to filter by in place of the field, and choices above it.
    case panel(Panel)
    /// Nothing opens: it tells the other side (`press` of `tab`).
    case action
  }

  public enum Panel: Sendable {
    /// Emoji by name.
    case emoji
    /// The host's files.
    case files
    /// A program's own: what it offers for what is typed into the filter.
    case choices(@Sendable (ComposerState, _ filter: String) -> [InputChoice])
  }

  public var id: String
  public var title: String
  /// A key's name, besides those that the key table binds to it.
  public var key: String?
  public var mode: Mode
  /// The send button stays while the panel is open.
  public var showsSend: Bool

  public init(
    _ id: String, _ title: String, key: String? = nil, _ mode: Mode, showsSend: Bool = false
  ) {
    self.id = id
    self.title = title
    self.key = key
    self.mode = mode
    self.showsSend = showsSend
  }
}

extension InputTab {
  public static let text = InputTab("text", "Text", .keyboard)
  public static let attach = InputTab("attach", "Attach", .panel(.files))
  public static let emoji = InputTab("emoji", "Emoji", .panel(.emoji))
}

extension [InputTab] {
  public static let standard: [InputTab] = [.text, .attach, .emoji]
}
