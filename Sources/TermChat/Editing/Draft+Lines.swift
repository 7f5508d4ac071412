/// The draft in lines, as it was laid out last.
///
/// Reading costs in proportion to the lines that are asked for.
extension Draft {
  /// Breaks lines as far as the caret's and `lines` more; costs nothing when that is done.
  mutating func layOut(columns: Int, filter: GlyphFilter, lines: Int) {
    layout.update(
      characters, columns: max(1, columns), filter: filter, caret: caret, lines: lines)
  }

  /// Takes over the lines of a copy.
  mutating func adopt(_ layout: DraftLayout) { self.layout = layout }

  /// Counted no further than they are laid out: `lines` behind the caret's are.
  var lineCount: Int { layout.starts.count }

  /// Where the caret is drawn.
  var caretPlace: Point { place(of: caret) }

  func place(of caret: Int) -> Point {
    let place = DraftPlace(min(max(0, caret), layout.units.count))
    let row = layout.row(of: place)
    let columns = layout.starts[row].character..<max(layout.starts[row].character, place.character)
    // Spaces that hang beyond the edge have no place of their own.
    return Point(row: row, column: min(width(of: columns, in: row), layout.columns))
  }

  /// The caret position on `row` that is nearest to `column`, not beyond it where possible; nil
  /// where a character is so wide that none begins on the row.
  func caret(row: Int, column: Int) -> Int? {
    guard layout.starts.indices.contains(row) else { return nil }
    let (start, end) = (layout.starts[row], end(of: row))
    var place = start.offset > 0 ? start.character + 1 : start.character
    let isLast = row == layout.starts.count - 1
    let last = isLast ? characters.count : end.offset > 0 ? end.character : end.character - 1
    guard place <= last else { return nil }
    // Beyond the edge there are only spaces that hang.
    guard column < layout.columns else { return last }
    var passed = width(of: start.character..<place, in: row)
    while place < last {
      passed += width(of: place..<place + 1, in: row)
      // Spaces that hang stand at the edge.
      if min(passed, layout.columns) > column { break }
      place += 1
    }
    return place
  }

  /// The glyphs of a line, without spaces that hang beyond the edge.
  func line(_ row: Int) -> DraftLine {
    guard layout.starts.indices.contains(row) else { return DraftLine() }
    let (start, end) = (layout.starts[row], end(of: row))
    var line = DraftLine()
    var columns = 0
    let behind = min(characters.count, end.offset > 0 ? end.character + 1 : end.character)
    for index in start.character..<behind {
      for (offset, glyph) in glyphs(of: index).enumerated()
      where start <= DraftPlace(index, offset) && DraftPlace(index, offset) < end
        && glyph != .newline
      {
        line.glyphs.append(glyph)
        line.origins.append(index)
        columns += glyph.columns
      }
      // What comes behind the edge are spaces that hang.
      if columns > layout.columns { break }
    }
    let isLast = row == layout.starts.count - 1 || isNewline(before: end)
    line.cut(to: layout.columns, isLast: isLast)
    return line
  }
}

extension Draft {
  /// Moves the caret by a drawn line, in the column where it began to; false beyond the ends.
  mutating func moveLine(_ step: Int) -> Bool {
    let place = caretPlace
    let goal = goal ?? place.column
    var row = place.row + step
    while layout.starts.indices.contains(row), step != 0 {
      if let caret = caret(row: row, column: goal) {
        move(to: caret)
        self.goal = goal
        return true
      }
      row += step
    }
    return false
  }
}

extension Draft {
  /// Where the next line begins, or the text ends.
  private func end(of row: Int) -> DraftPlace {
    row + 1 < layout.starts.count ? layout.starts[row + 1] : DraftPlace(layout.units.count)
  }

  private func glyphs(of index: Int) -> [Glyph] {
    let character = characters[index]
    return layout.filter.glyph(character).map { [$0] } ?? layout.filter.glyphs(String(character))
  }

  /// Whether the glyph before a place is a newline.
  private func isNewline(before place: DraftPlace) -> Bool {
    if place.offset > 0 { return glyphs(of: place.character)[place.offset - 1] == .newline }
    return place.character > 0 && glyphs(of: place.character - 1).last == .newline
  }

  /// The columns of characters, as far as they stand on the row; counted to just behind its edge.
  private func width(of range: Range<Int>, in row: Int) -> Int {
    let (start, end) = (layout.starts[row], end(of: row))
    var columns = 0
    for index in range.clamped(to: 0..<min(layout.units.count, characters.count)) {
      if columns > layout.columns { break }
      let unit = layout.units[index]
      if unit.kind != nil {
        columns += unit.columns
      } else if unit == .several {
        for (offset, glyph) in glyphs(of: index).enumerated()
        where start <= DraftPlace(index, offset) && DraftPlace(index, offset) < end {
          columns += glyph.columns
        }
      }
    }
    return columns
  }
}

extension DraftLine {
  /// Takes off the spaces that hang: all behind a line's last word, else those beyond the edge.
  fileprivate mutating func cut(to columns: Int, isLast: Bool) {
    var end = glyphs.count
    if !isLast {
      let words = glyphs.lastIndex { $0.breakClass != .space }.map { $0 + 1 } ?? 0
      if words > 0 { end = words }
    }
    var width = glyphs[..<end].columns
    // A wide space alone in one column stays in the last line only.
    let least = isLast ? 1 : 0
    while width > columns, end > least, glyphs[end - 1].breakClass == .space {
      end -= 1
      width -= glyphs[end].columns
    }
    glyphs.removeLast(glyphs.count - end)
    origins.removeLast(origins.count - end)
  }
}
