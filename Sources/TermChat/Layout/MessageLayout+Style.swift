/// How a message is dressed.
extension MessageLayout {
  func style(
    of message: Message, _ decorated: DecoratedMessage, _ state: MessageState
  ) -> MessageStyle {
    var dressed = MessageStyle(
      bubble: hasBorder ? bubble(decorated.side) : .none,
      colors: colors(of: message, decorated.side), avatarSize: avatarSize(decorated.side))
    dressed.avatarPosition = style.avatarPosition
    if let date = decorated.date { dressed.cellTopLabel = Label(date, appearance.theme.quiet) }
    if decorated.decoration.showsName {
      let color = Style(appearance.theme.color(of: decorated.sender), on: .terminal, .bold)
      dressed.messageTopLabel = Label(decorated.sender.name, color)
    }
    if message.delivery?.status == .failed { dressed.messageBottomLabel = failure(of: message) }
    style.dress?(
      &dressed,
      MessageContext(
        message: message, sender: decorated.sender, side: decorated.side,
        decoration: decorated.decoration, appearance: appearance))
    if !hasBorder {
      dressed.bubble = .none
      dressed.accessory = nil
    }
    dressed.avatarSize = fitting(dressed.avatarSize)
    return dressed
  }

  private func avatarSize(_ side: MessageSide) -> Size {
    if side == .incoming { return style.avatarSize }
    return style.outgoingAvatarSize
      ?? (style.avatarPosition.horizontal == .natural ? .zero : style.avatarSize)
  }

  private func bubble(_ side: MessageSide) -> BubbleStyle {
    side == .incoming ? style.incomingBubble : style.outgoingBubble
  }

  /// What isn't delivered looks fainter, what failed tells it.
  private func colors(of message: Message, _ side: MessageSide) -> BubbleColors {
    let theme = appearance.theme
    var colors = side == .incoming ? theme.incoming : theme.outgoing
    guard let status = message.delivery?.status, status == .sending || status == .failed else {
      return colors
    }
    colors.border = status == .failed ? theme.failure : colors.border.with(.dim)
    colors.fill = colors.fill.paled(in: theme)
    colors.fillDetail = colors.fillDetail.paled(in: theme)
    return colors
  }

  private func failure(of message: Message) -> Label {
    let reason = message.delivery?.reason.map { ": \($0)" } ?? ""
    return Label(
      "\(appearance.symbols.failed) Not delivered\(reason)", appearance.theme.failure)
  }
}

extension Style {
  /// Its background blended with 70 % of the ground (Chatto's is white), in a text that is read
  /// there; dim where there is no colour to blend.
  func paled(in theme: Theme) -> Style {
    guard case .rgb(let fill) = background.value else { return with(.dim) }
    let goal = if case .rgb(let value) = theme.ground.background.value { value } else { Self.white }
    let pale = Color.mixed(fill, with: goal, Self.paleness)
    let text = Oklab(goal).isLight ? Self.paleText : foreground
    let ratio = max(Self.readable, theme.minimumContrast)
    return Style(text.readable(on: pale, ratio: ratio), on: .rgb(pale), attributes)
  }

  private static let white: UInt32 = 0xFFFFFF
  private static let paleness = 0.7
  private static let paleText = Color.rgb(0x455A64)
  // WCAG 2.2, 1.4.3.
  private static let readable = 4.5
}
