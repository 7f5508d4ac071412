extension ComposerItem {
  /// How an item looks now; one without a text isn't there.
  public struct Look: Hashable, Sendable {
    public enum Emphasis: Hashable, Sendable { case quiet, plain, strong, failure }

    public var text: String
    /// Nil for labels `quiet`, for buttons `strong`.
    public var emphasis: Emphasis?
    /// A button that isn't stands dimmed and can't be pressed.
    public var isEnabled: Bool

    public init(_ text: String, _ emphasis: Emphasis? = nil, isEnabled: Bool = true) {
      self.text = text
      self.emphasis = emphasis
      self.isEnabled = isEnabled
    }
  }
}

extension ComposerItem.Look: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }
}

extension ComposerItem {
  /// What stands on the bar's line; nil for nothing.
  func part(_ state: ComposerState, _ appearance: Appearance) -> BarLine.Part? {
    switch content {
    case .fixedSpace(let columns): return .space(columns)
    case .flexibleSpace: return .flexible
    case .label, .button: break
    }
    let look = look(state)
    guard !look.text.isEmpty else { return nil }
    let text = id == nil ? look.text : "[\(look.text)]"
    let cells = appearance.cells(
      text, style(look, appearance.theme), within: Self.mostColumns)
    return .piece(cells, look.isEnabled ? id.map(BarTarget.item) : nil)
  }

  private func style(_ look: Look, _ theme: Theme) -> Style {
    guard look.isEnabled else { return theme.quiet }
    return switch look.emphasis ?? (id == nil ? .quiet : .strong) {
    case .quiet: theme.quiet
    case .plain: theme.draft
    case .strong: theme.prompt
    case .failure: theme.failure
    }
  }
}
