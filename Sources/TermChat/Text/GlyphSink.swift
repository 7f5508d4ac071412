/// Collects glyphs in the forms the output shows.
struct GlyphSink: TextSink {
  static let tabStop = 4

  let forms: GlyphForms
  let oneLine: Bool
  private(set) var glyphs: [Glyph] = []
  // The columns before `glyphs[counted]` in its line: tabs would count the line again each time.
  private var counted = 0
  private var column = 0

  init(_ filter: GlyphFilter, oneLine: Bool) {
    forms = filter.forms
    self.oneLine = oneLine
  }

  mutating func newline() {
    glyphs.append(oneLine ? .space : .newline)
    counted = glyphs.count
    column = 0
  }

  mutating func tab() {
    column += oneLine ? 0 : glyphs[counted...].columns
    counted = glyphs.count
    let spaces = oneLine ? 1 : Self.tabStop - column % Self.tabStop
    for _ in 0..<spaces { glyphs.append(.space) }
  }

  mutating func simple(_ scalar: Unicode.Scalar, columns: UInt8) {
    if forms.ascii, scalar.value > 0x7E {
      append(ascii: scalar)
    } else {
      glyphs.append(Glyph(scalar.value, columns: columns))
    }
  }

  mutating func cluster(_ cluster: Cluster) {
    if forms.ascii {
      appendASCII(cluster)
    } else {
      append(cluster)
    }
  }
}

extension GlyphSink {
  mutating func append(_ glyph: Glyph) { glyphs.append(glyph) }

  mutating func append(ascii text: some StringProtocol) {
    for byte in text.utf8 { glyphs.append(Glyph(UInt32(byte & 0x7F), columns: 1)) }
  }
}
