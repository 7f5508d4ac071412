import CNCurses
import Glibc
import TermChat

/// A glyph in a form that takes as many columns for ncurses as libc says.
struct ScreenForm {
  private(set) var scalars: (wchar_t, wchar_t, wchar_t, wchar_t, wchar_t) = (0x20, 0, 0, 0, 0)
  private(set) var columns = 1

  /// Drawn as a blank, a question mark or its base alone where libc disagrees with the glyph.
  init(_ glyph: Glyph, isUTF8: Bool = true) {
    var count = 0
    glyph.forEachScalar { scalar in
      set(count, wchar_t(scalar.value))
      count += 1
    }
    // The way of nearly every cell.
    if count == 1, 0x20..<0x7F ~= scalars.0 { return }
    settle(columns: glyph.columns, isUTF8: isUTF8)
  }

  private mutating func settle(columns wanted: Int, isUTF8: Bool) {
    let width = Int(wcwidth(scalars.0))
    guard 1...2 ~= width, width <= wanted, isUTF8 || wctob(wint_t(scalars.0)) != EOF else {
      scalars = (scalars.0 < 0x20 ? 0x20 : 0x3F, 0, 0, 0, 0)
      return
    }
    columns = width
    if width < wanted || !isUTF8 { scalars = (scalars.0, 0, 0, 0, 0) }
  }

  private mutating func set(_ index: Int, _ value: wchar_t) {
    switch index {
    case 0: scalars.0 = value
    case 1: scalars.1 = value
    case 2: scalars.2 = value
    case 3: scalars.3 = value
    case 4: scalars.4 = value
    default: break
    }
  }
}
