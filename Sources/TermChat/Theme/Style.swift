/// How a cell looks: two colours and attributes.
///
/// One word, so that the cells of a frame are compared as fast as memory is read.
public struct Style: Hashable, Sendable {
  // From the top: attributes (8 bits), background (26), foreground (26).
  private var bits: UInt64

  public init(
    _ foreground: Color = .terminal, on background: Color = .terminal,
    _ attributes: Attributes = []
  ) {
    bits =
      UInt64(attributes.rawValue) << (2 * Self.colorBits)
      | UInt64(background.bits) << Self.colorBits | UInt64(foreground.bits)
  }

  private static let colorBits = 26

  /// The terminal's own colours, no attributes.
  public static let plain = Style()
}

extension Style {
  public var foreground: Color {
    get { color(at: 0) }
    set { self = Style(newValue, on: background, attributes) }
  }

  public var background: Color {
    get { color(at: Self.colorBits) }
    set { self = Style(foreground, on: newValue, attributes) }
  }

  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> (2 * Self.colorBits))) }
    set { self = Style(foreground, on: background, newValue) }
  }

  private func color(at place: Int) -> Color {
    Color(bits: UInt32(truncatingIfNeeded: bits >> place) & (1 << Self.colorBits - 1))
  }
}

extension Style {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let italic = Attributes(rawValue: 4)
    public static let underline = Attributes(rawValue: 8)
    public static let reverse = Attributes(rawValue: 16)
    public static let strikethrough = Attributes(rawValue: 32)
  }

  public func with(_ attributes: Attributes) -> Style {
    Style(foreground, on: background, self.attributes.union(attributes))
  }
}
