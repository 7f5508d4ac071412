/// Writes frames as an asciicast (version 2), the format of asciinema: one JSON line per frame.
///
/// Lines come without their line end.
struct Asciicast: Sendable {
  private var last: Surface?
  private var lastCursor: Point?

  func header(size: Size, title: String? = nil) -> String {
    let title = title.map { ", \"title\": " + JSON.string(GlyphFilter().plain($0)).text } ?? ""
    return "{\"version\": 2, \"width\": \(size.columns), \"height\": \(size.rows)\(title)}"
  }

  /// What changed since the last frame; nil if nothing did.
  ///
  /// Another size than before comes as a line of its own before the frame.
  mutating func event(
    at milliseconds: Int64, surface: Surface, cursor: Point? = nil
  ) -> String? {
    let resized = last.map { $0.size != surface.size } ?? false
    let output = changes(to: surface, cursor)
    last = surface
    lastCursor = cursor
    guard !output.isEmpty else { return nil }
    let time = Self.seconds(milliseconds)
    let size = "\(surface.size.columns)x\(surface.size.rows)"
    return (resized ? "[\(time), \"r\", \"\(size)\"]\n" : "")
      + "[\(time), \"o\", \(JSON.string(output).text)]"
  }
}

extension Asciicast {
  private func changes(to surface: Surface, _ cursor: Point?) -> String {
    let known = last?.size == surface.size ? last : nil
    var rows = known == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    for row in 0..<surface.size.rows {
      if let known, known.row(row) == surface.row(row) { continue }
      rows += "\u{1B}[\(row + 1);1H" + surface.ansi(row: row)
      // In the last column the cursor waits on the last cell, and erasing would take that.
      if surface.row(row).last == .blank { rows += "\u{1B}[K" }
    }
    if rows.isEmpty, cursor == lastCursor { return "" }
    return rows + cursorMove(to: cursor, isFirst: known == nil)
  }

  private func cursorMove(to cursor: Point?, isFirst: Bool) -> String {
    guard let cursor else { return isFirst || lastCursor != nil ? "\u{1B}[?25l" : "" }
    let shown = isFirst || lastCursor == nil ? "\u{1B}[?25h" : ""
    return "\u{1B}[\(max(0, cursor.row) &+ 1);\(max(0, cursor.column) &+ 1)H" + shown
  }

  private static func seconds(_ milliseconds: Int64) -> String {
    let (seconds, rest) = max(0, milliseconds).quotientAndRemainder(dividingBy: 1000)
    return "\(seconds).\(rest.digits(3))"
  }
}
