/// Which forms of text the output is known to show in the width we count for them.
public struct GlyphForms: Hashable, Sendable {
  /// Only ASCII text can be shown: the locale isn't UTF-8.
  public var ascii: Bool
  /// Emoji joined by U+200D are one glyph of two columns.
  public var joined: Bool
  /// An emoji with a skin tone is one glyph of two columns.
  public var modified: Bool
  /// A pair of regional indicators is one glyph of two columns.
  public var flags: Bool
  /// U+FE0F makes a glyph two columns wide; keycaps are as well.
  public var emojiPresentation: Bool
  /// The major version of Unicode whose characters the output knows.
  public var unicode: Int

  public init(
    ascii: Bool = false, joined: Bool = true, modified: Bool = true, flags: Bool = true,
    emojiPresentation: Bool = true, unicode: Int = 17
  ) {
    self.ascii = ascii
    self.joined = joined
    self.modified = modified
    self.flags = flags
    self.emojiPresentation = emojiPresentation
    self.unicode = unicode
  }
}

extension GlyphForms {
  /// Everything: what a picture without a terminal shows.
  public static let full = GlyphForms()

  /// What ncurses and glibc 2.36 agree on with every terminal.
  public static let basic = GlyphForms(
    joined: false, modified: false, flags: false, emojiPresentation: false, unicode: 14)

  func knows(_ scalar: Unicode.Scalar) -> Bool {
    // Scalars without an age never get here, and Swift's tables end with version 17.
    guard unicode < 17, scalar.value >= 0x300 else { return true }
    guard let age = scalar.properties.age else { return false }
    return age.major <= unicode
  }
}
