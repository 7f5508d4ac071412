extension Theme {
  /// Whether no message could be read in it: such a theme is never put on.
  var hidesMessages: Bool {
    [(incoming, incomingBubble), (outgoing, outgoingBubble)].allSatisfy { colors, bubble in
      switch bubble?.frame {
      case .fill, .tail: isHidden(colors.fill)
      default: isHidden(colors.text)
      }
    }
  }

  private func isHidden(_ style: Style) -> Bool {
    let text = style.foreground == .terminal ? ground.foreground : style.foreground
    let back = style.background == .terminal ? ground.background : style.background
    if text == back { return back != .terminal }
    guard let text = text.rgb, let back = back.rgb else { return false }
    return Luminance.contrast(text, back) < Self.invisible
  }

  // Between two greys that no eye tells apart.
  private static let invisible = 1.1
}
