import TermChat

/// `header: cell` on lines of their own; places in the content are the same as those of columns.
extension TableLayout {
  var list: Presentation {
    var presentation = Presentation(lines: [])
    let header = context.wrapped(merged(table.header), .bold)
    if table.rows.isEmpty { presentation.lines = header.lines }
    presentation.extent = extent(of: table.header)
    for (index, row) in table.rows.enumerated() {
      if index > 0 {
        presentation.lines.append(.init([], offset: presentation.extent, isClosed: true))
      }
      add(row, to: &presentation)
    }
    return presentation
  }

  /// A line for each.
  private func merged(_ cells: [AttributedText]) -> AttributedText {
    var text = AttributedText()
    for cell in cells {
      if !text.isEmpty { text.append("\n") }
      text = text + cell
    }
    return text
  }

  private func add(_ row: [AttributedText], to presentation: inout Presentation) {
    let end = presentation.extent + extent(of: row)
    for (header, cell) in zip(table.header, row) where !cell.isEmpty {
      let place = presentation.extent
      let top = presentation.lines.count
      presentation.append(context.wrapped(labelled(cell, header)))
      // The label is the header's text, not this row's.
      let label = presentation.extent - place - context.wrapped(cell).extent
      for index in top..<presentation.lines.count {
        let offset = presentation.lines[index].offset
        presentation.lines[index].offset = max(place, offset - label)
      }
      presentation.extent -= label
    }
    presentation.extent = end
  }

  private func labelled(_ cell: AttributedText, _ header: AttributedText) -> AttributedText {
    guard !header.isEmpty else { return cell }
    var label = AttributedText()
    for var run in header.runs {
      run.look.insert(.bold)
      label.append(run)
    }
    label.append(": ", .bold)
    return label + cell
  }

  /// As columns count it.
  private func extent(of row: [AttributedText]) -> Int {
    row.reduce(1) { $1.isEmpty ? $0 : $0 + context.wrapped($1).extent }
  }
}
