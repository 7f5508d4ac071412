/// What the screen looks like.
extension ChatScreen {
  mutating func apply(_ reference: ThemeReference) {
    if let family = ThemeFamily(reference) {
      wear(family)
    } else {
      let name =
        switch reference {
        case .name(let name), .design(let name, _): name
        case .path(let path): path
        }
      if let banner = ThemeOutcome(missing: name).complaint { show(banner) }
    }
  }

  /// Takes on a theme; what the reader sees on top stays there.
  mutating func wear(_ family: ThemeFamily) {
    relayOut { $0.configuration.wear(family) }
  }

  /// The terminal's background is known now, and with it which look fits.
  mutating func stand(before backdrop: Backdrop) {
    let isOther = backdrop.brightness != configuration.backdrop.brightness
    configuration.backdrop = backdrop
    if isOther, let family = configuration.family { wear(family) }
  }
}

extension ThemeFamily {
  /// Nil where a theme has to be looked for outside.
  fileprivate init?(_ reference: ThemeReference) {
    switch reference {
    case .name(let name):
      guard let family = ThemeFamily.named(name) else { return nil }
      self = family
    case .path: return nil
    case .design(let name, let design):
      guard let family = ThemeReader(name: name).family(design) else { return nil }
      self = family
    }
  }
}
