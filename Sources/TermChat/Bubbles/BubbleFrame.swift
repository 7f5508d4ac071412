/// What is drawn round the content of a message.
public protocol BubbleFrame: Sendable {
  /// The rows and columns it takes, for every message alike, so that bubbles stay aligned.
  func insets(_ side: MessageSide) -> Insets

  /// The content stands on the fill colour.
  var isFilled: Bool { get }

  /// The rows of frame and content, all of one width: `insets` more than the box's columns.
  func rows(round content: [[Cell]], in box: BubbleBox) -> [[Cell]]
}

extension BubbleFrame {
  public var isFilled: Bool { false }
}
