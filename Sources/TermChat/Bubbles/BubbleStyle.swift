/// How bubbles look: a frame and the name it goes by.
public struct BubbleStyle: Sendable {
  public var name: String
  public var frame: any BubbleFrame

  /// A style of your own.
  public init(_ name: String, _ frame: any BubbleFrame) {
    self.name = name
    self.frame = frame
  }
}

extension BubbleStyle {
  public static let none = BubbleStyle("none", NoFrame())
  public static let fill = BubbleStyle("fill", FillFrame())
  public static let outline = BubbleStyle("outline", OutlineFrame())
  public static let grouped = BubbleStyle("grouped", OutlineFrame(corners: .grouped))
  public static let tail = BubbleStyle("tail", FillFrame(tail: Tail()))
  public static let tailOutline = BubbleStyle(
    "tail-outline", OutlineFrame(corners: .grouped, tail: Tail()))
  public static let stacked = BubbleStyle("stacked", OutlineFrame(corners: .stacked))
  public static let simple = BubbleStyle("simple", OutlineFrame(corners: .square))

  /// Nil unless `text` is three lines of three characters.
  public static func ninePatch(_ text: String) -> BubbleStyle? {
    NinePatchFrame(text).map { BubbleStyle("nine-patch", $0) }
  }

  /// Those that a name chooses, in the order a key goes through them.
  public static let all = [
    outline, grouped, tailOutline, tail, fill, stacked, simple, ninePatch("╔═╗\n║ ║\n╚═╝"), none,
  ].compactMap(\.self)

  public static func named(_ name: String) -> BubbleStyle? { all.first { $0.name == name } }
}
