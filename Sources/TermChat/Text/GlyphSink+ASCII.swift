@_spi(_Unicode) import Swift

extension GlyphSink {
  mutating func appendASCII(_ cluster: Cluster) {
    switch cluster.kind {
    case .flag: for letter in cluster.scalars.prefix(2) { append(ascii: letter) }
    case .letter, .marks, .keycap, .emoji:
      if let first = cluster.scalars.first { append(ascii: first) }
    }
  }

  /// The likeness of a scalar in ASCII, `?` if there is none.
  mutating func append(ascii scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{2026}": append(ascii: "...")
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}": append(ascii: "\"")
    case "\u{2018}", "\u{2019}", "\u{201A}": append(ascii: "'")
    case "\u{2010}"..."\u{2015}", "\u{2212}": append(ascii: "-")
    case "\u{2022}", "\u{B7}": append(ascii: "*")
    case "\u{D7}": append(ascii: "x")
    case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}": append(ascii: " ")
    case _ where scalar.isRegionalIndicator: append(ascii: scalar.regionalLetter)
    default: append(unaccented: scalar)
    }
  }

  private mutating func append(unaccented scalar: Unicode.Scalar) {
    let base = String(Character(scalar))._nfd.first { _ in true }
    append(ascii: base.flatMap { $0.isASCII ? String($0) : nil } ?? "?")
  }
}
