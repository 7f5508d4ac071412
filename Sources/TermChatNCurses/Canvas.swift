import CNCurses
import Glibc
import TermChat

/// Gives ncurses the cells that changed since the last frame.
struct Canvas {
  private let isUTF8: Bool
  private var renditions: Renditions
  private var last = Surface(size: .zero)
  private var look = 0

  init(isUTF8: Bool, renditions: Renditions) {
    self.isUTF8 = isUTF8
    self.renditions = renditions
  }

  /// Draws the part of the frame that fits `size`; returns how many rows changed.
  mutating func draw(_ frame: Frame, size: Size) -> Int {
    let surface = frame.surface
    if renditions.isFull || renditions.isReduced && look != frame.look { reset() }
    look = frame.look
    if last.size != surface.size { restart(size: surface.size) }
    let rows = min(size.rows, surface.size.rows)
    let columns = min(size.columns, surface.size.columns)
    var changed = 0
    for row in 0..<rows where drawRow(row, of: surface, columns: columns) { changed += 1 }
    last = surface
    return changed
  }
}

extension Canvas {
  /// Forgets what is on screen: the next frame is drawn whole.
  mutating func forget() { last = Surface(size: .zero) }

  private mutating func restart(size: Size) {
    termchat_erase()
    last = Surface(size: size)
  }

  private mutating func reset() {
    renditions.reset()
    termchat_repaint_all()
    forget()
  }

  private mutating func drawRow(_ row: Int, of surface: Surface, columns: Int) -> Bool {
    var changed = false
    surface.forEachChange(row: row, columns: columns, since: last) { column, cell in
      changed = true
      // The cell on its left drew a continuation; it can't be changed by itself.
      if !cell.isContinuation { draw(cell, row: row, column: column, room: columns - column) }
    }
    return changed
  }
}

extension Canvas {
  private mutating func draw(_ cell: Cell, row: Int, column: Int, room: Int) {
    let rendition = renditions.rendition(of: cell.style)
    let columns = cell.glyph.columns
    let form = columns > room ? ScreenForm(.space) : ScreenForm(cell.glyph, isUTF8: isUTF8)
    put(form, row, column, rendition)
    // ncurses moves on by what libc says; the place beside a narrower form is blank.
    guard columns == 2, form.columns == 1, room > 1 else { return }
    put(ScreenForm(.space), row, column + 1, rendition)
  }

  private func put(
    _ form: ScreenForm, _ row: Int, _ column: Int, _ rendition: Renditions.Rendition
  ) {
    let scalars = form.scalars
    _ = termchat_draw(
      Int32(row), Int32(column), scalars.0, scalars.1, scalars.2, scalars.3, scalars.4,
      rendition.attributes, rendition.pair)
  }
}
