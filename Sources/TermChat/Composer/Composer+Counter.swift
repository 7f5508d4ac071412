/// How much of the limit is written.
extension Composer {
  /// `12/140`, in graphemes.
  var counter: String? {
    limit.map { "\(draft.characters.count)/\($0)" }
  }

  func counterStyle(_ theme: Theme) -> Style {
    let count = draft.characters.count
    guard let limit, count < limit else { return theme.failure }
    // From nine tenths on.
    guard count >= limit - limit / 10 else { return theme.quiet }
    let color = theme.banners.warning.background
    return color == .terminal ? theme.prompt : Style(color, on: .terminal, .bold)
  }
}
