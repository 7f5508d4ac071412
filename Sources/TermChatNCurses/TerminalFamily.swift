/// Which terminals understand what another one does.
enum TerminalFamily {
  /// A type that Debian's ncurses-base has and that does for one it hasn't: terminals that name
  /// themselves so follow xterm. Nil where nothing is known.
  static func relative(of type: String) -> String? {
    guard followers.contains(where: { type.hasPrefix($0) }) else { return nil }
    return type.hasSuffix("16color") || type.hasSuffix("88color") ? "xterm" : "xterm-256color"
  }

  private static let followers = [
    "xterm", "kitty", "foot", "alacritty", "wezterm", "ghostty", "konsole", "vte", "gnome",
    "iterm", "rxvt", "st-", "contour", "mintty", "putty", "mlterm", "rio",
  ]
}
