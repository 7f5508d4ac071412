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
  public static let all = BubbleShape.Frame.allCases.map { BubbleStyle(BubbleShape($0)) }

  public static func named(_ name: String) -> BubbleStyle? {
    BubbleShape.Frame(rawValue: name).map { BubbleStyle(BubbleShape($0)) }
  }
}

extension BubbleStyle {
  /// The style that a theme describes.
  public init(_ shape: BubbleShape) {
    self = Self.style(shape.frame)
    if shape.frame == .ninePatch, let patch = shape.patch, let own = Self.ninePatch(patch) {
      self = own
    }
    if let corners = shape.corners, var frame = frame as? OutlineFrame {
      frame.corners = corners
      self.frame = frame
    }
  }

  private static func style(_ frame: BubbleShape.Frame) -> BubbleStyle {
    switch frame {
    case .outline: outline
    case .grouped: grouped
    case .tailOutline: tailOutline
    case .tail: tail
    case .fill: fill
    case .stacked: stacked
    case .simple: simple
    case .ninePatch: ninePatch("╔═╗\n║ ║\n╚═╝") ?? simple
    case .none: none
    }
  }
}
