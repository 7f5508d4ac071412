/// Colour behind the content and no lines: what the mouse selects is text.
public struct FillFrame: BubbleFrame {
  public var tail: Tail?

  public init(tail: Tail? = nil) { self.tail = tail }

  public var isFilled: Bool { true }

  public func insets(_ side: MessageSide) -> Insets {
    let room = tail == nil ? 1 : 2
    return side == .incoming
      ? Insets(left: room, right: 1) : Insets(left: 1, right: room)
  }

  public func rows(round content: [[Cell]], in box: BubbleBox) -> [[Cell]] {
    let pad = Cell(.space, box.fill)
    let last = content.count - 1
    return content.enumerated().map { index, line in
      let row = [pad] + box.padded(line, box.fill) + [pad]
      guard let tail else { return row }
      let isTip = tail.isShown(box.role) && index == (tail.place == .bottom ? last : 0)
      let tip = isTip ? Cell(tail.tip(box), tipStyle(box)) : .blank
      return box.side == .incoming ? [tip] + row : row + [tip]
    }
  }

  private func tipStyle(_ box: BubbleBox) -> Style {
    box.fill.background == .terminal ? box.border : Style(box.fill.background)
  }
}
