extension Surface {
  /// A picture of the frame in a rounded window, with a title bar if there is a title.
  ///
  /// It looks the same in every browser whatever fonts there are: columns are held by `textLength`,
  /// lines and blocks are shapes.
  ///
  /// `window` has the colours that stand for the terminal's own.
  public func svg(
    window: Style? = nil, cursor: Point? = nil, title: String = ""
  ) -> String {
    let window = window ?? Self.standardWindow
    var frame = self
    if let cursor {
      let place = Rect(origin: cursor, size: Size(rows: 1, columns: 1))
      frame.restyle(place) { Style($0.foreground, on: $0.background, $0.attributes.toggled()) }
    }
    let palette = SVGPalette(background: window.background, foreground: window.foreground)
    return SVGDocument(frame, palette, title: GlyphFilter().plain(title)).text
  }

  private static let standardWindow = Style(.rgb(0xC0CAF5), on: .rgb(0x1A1B26))
}

extension Style.Attributes {
  fileprivate func toggled() -> Self { symmetricDifference(.reverse) }
}
