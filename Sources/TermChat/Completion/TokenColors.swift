/// The colours of what stands for something in a draft.
struct TokenColors: Sendable {
  private var roles: [String: TokenRole] = [:]

  init(_ triggers: [CompletionTrigger] = []) {
    for trigger in triggers { roles[trigger.prefix] = trigger.role }
  }
}

extension TokenColors {
  /// In order; what looks like any other text is left out.
  func styles(of draft: Draft, _ theme: Theme) -> [(range: Range<Int>, style: Style)] {
    draft.tokens.compactMap { token in
      style(of: token.meaning, theme).map { (token.range, $0) }
    }
  }

  private func style(of meaning: DraftToken.Meaning, _ theme: Theme) -> Style? {
    switch meaning {
    case .attachment: return theme.panelKey.over(theme.draft)
    case .completion(let prefix, _, _):
      switch roles[prefix] {
      case .mention: return theme.prompt.over(theme.draft)
      case .tag: return theme.seen.over(theme.draft)
      case .command: return theme.panelKey.over(theme.draft)
      case .plain, nil: return nil
      }
    }
  }
}

extension Style {
  /// The same on another style's background.
  func over(_ other: Style) -> Style { Style(foreground, on: other.background, attributes) }
}
