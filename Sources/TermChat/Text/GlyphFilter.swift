/// The one way for text from outside into cells: makes it safe and gives each cluster a width.
///
/// The output is what every layer below (ncurses, terminal, font) agrees on, as far as
/// `GlyphForms` tells: nothing moves the cursor, hides, reorders or overlaps other text.
public struct GlyphFilter: Sendable {
  public let forms: GlyphForms

  public init(_ forms: GlyphForms = .full) { self.forms = forms }

  /// Text of any number of lines; `.newline` stands between them and tabs become spaces.
  public func glyphs(_ text: String) -> [Glyph] {
    plainGlyphs(text, newline: 0x0A) ?? read(text, into: GlyphSink(self, oneLine: false)).glyphs
  }

  /// The glyph of a character that is one plain scalar; nil where it takes a closer look.
  func glyph(_ character: Character) -> Glyph? {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalar.simpleColumns > 0,
      scalars.index(after: scalars.startIndex) == scalars.endIndex,
      !forms.ascii || scalar.value <= 0x7E
    else { return nil }
    return Glyph(scalar.value, columns: scalar.simpleColumns)
  }

  /// One line: each line end and tab becomes a space.
  public func line(_ text: String) -> [Glyph] {
    plainGlyphs(text) ?? read(text, into: GlyphSink(self, oneLine: true)).glyphs
  }

  /// As much of one line as shows whether it fits in `columns`.
  ///
  /// Costs in proportion to those, not to the text; of what takes no room a lot is as good as all.
  func line(_ text: String, filling columns: Int) -> [Glyph] {
    let most = Self.leastRead + 16 * max(0, columns)
    var length = 4 * max(0, columns) + 64
    while length < text.utf8.count {
      let isEnough = length >= most
      let glyphs = line(text.start(ofBytes: min(length, most)))
      if isEnough || glyphs.reduce(0, { $0 + Int($1.columns) }) > columns { return glyphs }
      length *= 4
    }
    return line(text)
  }

  // In bytes.
  private static let leastRead = 4_096
}

extension GlyphFilter {
  /// One line of safe text for what isn't drawn in cells, such as a window's title.
  public func plain(_ text: String) -> String {
    forms.ascii ? line(text).text : read(text, into: CleanSink(oneLine: true)).text
  }

  /// Safe text with its lines, tabs and emoji kept, for exports and the clipboard.
  ///
  /// What the output can show doesn't matter here. Clean text comes back as it is.
  public func clean(_ text: String) -> String {
    read(text, into: CleanSink(oneLine: false)).text
  }
}

extension GlyphFilter {
  private func read<Sink: TextSink>(_ text: String, into sink: Sink) -> Sink {
    var reader = TextReader(sink)
    reader.read(text)
    return reader.sink
  }

  /// Most text is printable ASCII, where a byte is a glyph; nil if this isn't.
  private func plainGlyphs(_ text: String, newline: UInt8 = 0x20) -> [Glyph]? {
    text.utf8.withContiguousStorageIfAvailable { bytes -> [Glyph]? in
      guard bytes.allSatisfy({ $0 &- 0x20 < 0x5F || $0 == newline }) else { return nil }
      return bytes.map { Glyph(UInt32($0), columns: $0 < 0x20 ? 0 : 1) }
    } ?? nil
  }
}
