/// The colours of the bubbles of one side.
public struct BubbleColors: Hashable, Sendable {
  public var border: Style
  public var text: Style
  /// Time, delivery marks, quotes.
  public var detail: Style

  public init(border: Style, text: Style = .plain, detail: Style) {
    self.border = border
    self.text = text
    self.detail = detail
  }
}
