/// A sender's initials on the sender's colour, four columns wide.
struct Avatar {
  var sender: Sender

  static let columns = 4

  func cells(in appearance: Appearance) -> [Cell] {
    let theme = appearance.theme
    let style = Style(theme.avatarText, on: theme.color(of: sender), .bold)
    let initials = appearance.cells(sender.shownInitials, style, within: Self.columns)
    let left = (Self.columns - initials.columns) / 2
    return .blanks(left, style) + initials
      + .blanks(Self.columns - left - initials.columns, style)
  }
}
