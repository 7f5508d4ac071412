/// A sender's initials on the sender's colour.
struct Avatar {
  var sender: Sender
  /// 4 columns and 1 row on a screen with room.
  var size: Size
}

extension Avatar {
  /// The initials stand in the middle.
  func rows(in appearance: Appearance) -> [[Cell]] {
    let theme = appearance.theme
    let style = Style(theme.avatarText, on: theme.color(of: sender), .bold)
    let blank = [Cell].blanks(size.columns, style)
    return (0..<size.rows).map { row in
      row == (size.rows - 1) / 2 ? initials(appearance, style) : blank
    }
  }

  private func initials(_ appearance: Appearance, _ style: Style) -> [Cell] {
    let cells = appearance.cells(sender.shownInitials, style, within: size.columns)
    let left = (size.columns - cells.columns) / 2
    return .blanks(left, style) + cells + .blanks(size.columns - left - cells.columns, style)
  }
}
