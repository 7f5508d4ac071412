import TermChat
import TermChatSystem

/// Lists the themes there are.
struct ThemeList {
  var library: ThemeLibrary

  /// The exit status.
  func run() -> Int32 { StandardStreams.write(text, to: 1) ? 0 : 1 }

  /// A line for each: its name, what it says of itself, where it is from.
  var text: String {
    let rows = library.entries.map(Self.row)
    let widths = zip(0..., Self.widest).map { column, widest in
      rows.map { Self.width($0[column]) }.filter { $0 <= widest }.max() ?? 0
    }
    return rows.map { row in
      row[0] + Self.gap(row[0], widths[0]) + row[1] + Self.gap(row[1], widths[1]) + row[2] + "\n"
    }.joined()
  }
}

extension ThemeList {
  // A name or a summary longer than this doesn't push the others aside.
  private static let widest = [24, 80]

  private static func row(_ entry: ThemeEntry) -> [String] {
    var place = entry.file ?? "built in"
    if entry.isInPlaceOfBuiltIn { place += " (in place of the built-in one)" }
    if let complaint = entry.complaint {
      place = entry.isUsable ? place + " (with mistakes: \(complaint))" : "broken: \(complaint)"
    }
    return [entry.name, entry.summary, place].map(GlyphFilter().plain)
  }

  private static func width(_ text: String) -> Int {
    GlyphFilter().line(text).columns
  }

  private static func gap(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - Self.width(text)) + 2)
  }
}
