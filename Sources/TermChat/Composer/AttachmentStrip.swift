/// The files of a draft in a row: `[a.png 34 kB ×] [notes.pdf 1.2 MB ×] [+]`.
struct AttachmentStrip {
  var files: [Attachment]
  /// The first one shown; nil for as many as fit before the end.
  var first: Int?
  /// More can be added.
  var hasAdding: Bool
  var appearance: Appearance

  // Longer names are cut, lest one fills the row.
  private static let mostColumns = 28
  // `‹ `, ` ›`, ` [+]`.
  private static let arrowColumns = 2
  private static let addColumns = 4
}

extension AttachmentStrip {
  func line(columns: Int) -> BarLine {
    let room = columns - (hasAdding ? Self.addColumns : 0)
    let all = run(from: 0, columns: room)
    if all.count == files.count { return BarLine(parts(of: all) + adding, columns: columns) }
    let scrolled = room - 2 * Self.arrowColumns
    let run = run(from: first(in: scrolled), columns: scrolled)
    return BarLine(
      [arrow(appearance.symbols.left, -1, run.lowerBound > 0)] + parts(of: run, in: scrolled)
        + [arrow(appearance.symbols.right, 1, run.upperBound < files.count)] + adding,
      columns: columns)
  }

  /// The first one shown when it has been scrolled by so many.
  func first(scrolledBy step: Int, columns: Int) -> Int {
    let room = columns - (hasAdding ? Self.addColumns : 0) - 2 * Self.arrowColumns
    return min(max(0, first(in: room) + step), lastFirst(in: room))
  }

  private func first(in columns: Int) -> Int {
    let last = lastFirst(in: columns)
    return first.map { min(max(0, $0), last) } ?? last
  }

  /// Where a run begins that ends with the last file.
  private func lastFirst(in columns: Int) -> Int {
    var start = files.count
    var sum = -1
    while start > 0 {
      sum += 1 + chipColumns(start - 1)
      if sum > columns { break }
      start -= 1
    }
    return max(0, min(start, files.count - 1))
  }

  /// As many as fit, at least one.
  private func run(from start: Int, columns: Int) -> Range<Int> {
    var end = start
    var sum = -1
    while end < files.count {
      sum += 1 + chipColumns(end)
      if sum > columns { break }
      end += 1
    }
    return start..<max(end, min(files.count, start + 1))
  }
}

extension AttachmentStrip {
  private func chipColumns(_ index: Int) -> Int { label(index).columns + closing.columns }

  private func label(_ index: Int, within columns: Int = mostColumns) -> [Cell] {
    let theme = appearance.theme
    let size = appearance.cells(" \(ByteSize.text(files[index].bytes)) ", theme.quiet)
    let bracket = appearance.cells("[", theme.quiet)
    let room = columns - bracket.columns - closing.columns
    // Of a name so much is worth more than a size.
    let showsSize = room - size.columns >= 6
    let tail = showsSize ? size : .blanks(1)
    let name = appearance.cells(
      files[index].name, theme.draft, within: max(0, room - tail.columns))
    return bracket + name + tail
  }

  private var closing: [Cell] {
    appearance.cells(appearance.symbols.times, appearance.theme.prompt)
      + appearance.cells("]", appearance.theme.quiet)
  }

  private var adding: [BarLine.Part] {
    guard hasAdding else { return [] }
    let theme = appearance.theme
    let cells =
      appearance.cells("[", theme.quiet) + appearance.cells("+", theme.prompt)
      + appearance.cells("]", theme.quiet)
    return [.piece(cells, .addAttachment)]
  }

  private func parts(of run: Range<Int>, in columns: Int = mostColumns) -> [BarLine.Part] {
    run.flatMap { index -> [BarLine.Part] in
      let label = label(index, within: min(Self.mostColumns, columns))
      let parts: [BarLine.Part] = [
        .piece(label), .space(0), .piece(closing, .removeAttachment(index)),
      ]
      return parts
    }
  }

  private func arrow(_ sign: String, _ step: Int, _ isThere: Bool) -> BarLine.Part {
    guard isThere else { return .piece(.blanks(1)) }
    return .piece(appearance.cells(sign, appearance.theme.prompt), .scrollAttachments(step))
  }
}
