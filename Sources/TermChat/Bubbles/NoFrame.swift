/// Nothing round the content.
public struct NoFrame: BubbleFrame {
  public init() {}

  public func insets(_ side: MessageSide) -> Insets { .zero }

  public func rows(round content: [[Cell]], in box: BubbleBox) -> [[Cell]] {
    content.map { box.padded($0) }
  }
}
