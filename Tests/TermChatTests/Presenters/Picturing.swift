@testable import TermChat

/// Presentations as text, for pictures in tests.
struct Picturing {
  var ascii = false
  var state = ContentState()
  var presenters = PresenterRegistry.standard

  func context(_ columns: Int) -> PresenterContext {
    let appearance = Appearance(
      symbols: ascii ? .ascii : .unicode,
      filter: GlyphFilter(ascii ? GlyphForms(ascii: true) : .full))
    return PresenterContext(
      columns: columns, appearance: appearance, state: state, presenters: presenters)
  }

  func present(_ kind: any MessageKind, _ columns: Int) -> Presentation {
    presenters.present(kind, in: context(columns))
  }

  /// Its lines without blanks at their ends.
  func picture(_ kind: any MessageKind, _ columns: Int) -> String {
    present(kind, columns).lines.map { line in
      var text = Substring(line.cells.map(\.glyph).text)
      while text.last == " " { text.removeLast() }
      return String(text)
    }.joined(separator: "\n")
  }

  /// The text of each hotspot, its lines behind each other.
  func hotspots(_ kind: any MessageKind, _ columns: Int) -> [String] {
    let presentation = present(kind, columns)
    return presentation.hotspots.map { hotspot in
      let text = hotspot.spans.map { span in
        presentation.lines[span.line].cells.text(in: span.columns)
      }.joined(separator: "|")
      return "\(hotspot.action.description): \(text)"
    }
  }
}

extension [Cell] {
  fileprivate func text(in columns: Range<Int>) -> String {
    var column = 0
    var glyphs: [Glyph] = []
    for cell in self {
      if columns.contains(column) { glyphs.append(cell.glyph) }
      column += cell.glyph.columns
    }
    return glyphs.text
  }
}

extension Hotspot.Action {
  fileprivate var description: String {
    switch self {
    case .open(let url): "open \(url)"
    case .play: "play"
    case .scrollCards(let count): "scroll \(count)"
    case .goTo(let id): "go to \(id)"
    case .react(let emoji): "react \(emoji)"
    case .retry: "retry"
    case .press(let what, let value): "press \(what) \(value ?? "-")"
    }
  }
}
