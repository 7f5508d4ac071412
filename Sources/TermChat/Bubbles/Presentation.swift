/// A content laid out for a width: what goes inside a bubble, or stands without one.
public struct Presentation: Sendable {
  public enum Frame: Sendable {
    /// In the sender's bubble.
    case bubble
    /// On the sender's side, without a box.
    case bare
    /// In the middle of the conversation, as nobody's.
    case centered
  }

  public struct Line: Sendable {
    public var cells: [Cell]
    /// Where the line begins in the content, in glyphs: the reader's place survives a new width.
    public var offset: Int

    public init(_ cells: [Cell], offset: Int = 0) {
      self.cells = cells
      self.offset = offset
    }
  }

  public var frame: Frame
  public var lines: [Line]

  public init(_ frame: Frame = .bubble, lines: [Line]) {
    self.frame = frame
    self.lines = lines
  }
}
