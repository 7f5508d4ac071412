/// The colours of the bubbles of one side.
public struct BubbleColors: Hashable, Sendable {
  public var border: Style
  public var text: Style
  /// Time, delivery marks, quotes.
  public var detail: Style
  /// The text of filled bubbles, on their colour.
  public var fill: Style
  /// Time, delivery marks and quotes of filled bubbles.
  public var fillDetail: Style

  public init(
    border: Style, text: Style = .plain, detail: Style, fill: Style = .plain.with(.reverse),
    fillDetail: Style? = nil
  ) {
    self.border = border
    self.text = text
    self.detail = detail
    self.fill = fill
    self.fillDetail = fillDetail ?? fill
  }
}
