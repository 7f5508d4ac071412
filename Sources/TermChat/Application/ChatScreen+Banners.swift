/// Banners.
extension ChatScreen {
  mutating func show(_ banner: Banner) { banners.add(banner, at: now, rows: bannerRows) }

  /// Tells what became of banners, and asks for what the user wants of them.
  mutating func tellBannerChanges(_ effects: inout [Effect]) {
    for change in banners.takeChanges() {
      effects.append(.tell(change))
      if change.stage == .dismissedByUser, let id = change.banner.id {
        effects.append(.request(.dismiss(id: id)))
      }
    }
  }

  /// The user sends the banner away; false when there is none that may go.
  @discardableResult
  mutating func dismissBanner(_ way: BannerWay? = nil) -> Bool {
    banners.dismiss(way, at: now, rows: bannerRows)
  }

  /// The rows that banners count for their duration.
  var bannerRows: (Banner) -> Int {
    // Without the rest of the screen: a copy of the queue would be changed at the queue's cost.
    { [appearance, size, backdrop = configuration.backdrop] banner in
      BannerLayout(banner, appearance, columns: size.columns, backdrop: backdrop).fullRows
    }
  }

  /// The shown banner's parts, kept for as long as nothing that they depend on changes.
  mutating func settleBanner() { bannerLayout = banners.shown.map { layout(of: $0.banner) } }

  private func layout(of banner: Banner) -> BannerLayout {
    if let bannerLayout, bannerLayout.banner == banner { return bannerLayout }
    return BannerLayout(
      banner, appearance, columns: size.columns, backdrop: configuration.backdrop)
  }

  /// The banner as it is drawn now.
  var bannerView: BannerView? {
    guard !isBare, let shown = banners.shown else { return nil }
    var view = BannerView(
      layout: layout(of: shown.banner), appearance: appearance,
      mostRows: max(1, areas.conversation.size.rows / 2))
    view.slide = shown.slide(at: now)
    view.hasFocus = hasBannerFocus
    return view
  }

  /// The conversation behind it steps back, where its design wants that.
  var dimming: Dimming? {
    guard !isBare, let shown = banners.shown else { return nil }
    let theme = appearance.theme
    guard theme.design(of: shown.banner.kind).blurRadius > 0 else { return nil }
    return Dimming(
      to: configuration.backdrop.color(under: theme), percent: shown.dimming(at: now))
  }
}

/// A banner that has the keys.
extension ChatScreen {
  /// The keys work on the banner; it keeps them when another takes its place.
  var hasBannerFocus: Bool {
    bannerFocus != nil && keyedBanner.map { $0.number == bannerFocus } ?? false
  }

  /// The banner that clicks are for, where no panel takes them.
  private var openBanner: ShownBanner? {
    guard panel == nil, !isBare else { return nil }
    return banners.shown.flatMap { $0.isOpen ? $0 : nil }
  }

  /// The banner that keys may be for.
  private var keyedBanner: ShownBanner? {
    isSearching || openTab != nil ? nil : openBanner
  }

  /// What a key does because there is a banner.
  func bannerAction(for key: Key) -> Action? {
    guard let banner = keyedBanner else { return nil }
    let keys = configuration.keys
    guard hasBannerFocus else {
      let action = keys.action(for: key, only: .everywhere)
      // In reading the key has another meaning, which a banner takes once.
      let isWanted = focus == .composer || leftBanner != banner.number
      return action == .banner(.focus) && isWanted ? action : nil
    }
    guard let action = keys.action(for: key, only: .banner) else { return nil }
    guard case .banner(let wanted) = action else { return action }
    return banner.banner.allows(wanted) ? action : nil
  }

  mutating func perform(_ action: BannerAction, _ effects: inout [Effect]) {
    switch action {
    case .focus: bannerFocus = keyedBanner?.number
    case .leave:
      leftBanner = bannerFocus
      bannerFocus = nil
    case .dismiss(let way): dismissBanner(way)
    case .pressButton: pressBannerButton(&effects)
    case .accept:
      if openBanner?.banner.hasButton ?? false {
        pressBannerButton(&effects)
      } else {
        dismissBanner()
      }
    }
  }

  func pressBannerButton(_ effects: inout [Effect]) {
    guard let banner = openBanner?.banner, banner.hasButton else { return }
    effects.append(.request(.press(id: banner.id, what: "button", value: banner.button)))
  }

  /// What may stand at the right of the title while it has the keys, the best first.
  var bannerHints: [String]? {
    guard hasBannerFocus, let banner = keyedBanner?.banner else { return nil }
    let dismissals: [BannerAction] = [.dismiss(.up), .dismiss(.down), .dismiss(.left)]
    let wanted = (banner.hasButton ? [.accept] : []) + dismissals + [.leave]
    let actions = wanted.filter(banner.allows).map(Action.banner)
    return (0..<actions.count).map { keys(actions.dropLast($0)) }
  }
}

extension Banner {
  /// Whether a key does something with it while it has the keys.
  fileprivate func allows(_ action: BannerAction) -> Bool {
    switch action {
    case .focus: false
    case .leave: true
    case .dismiss(let way): canBeDismissed && position.allows(way)
    case .pressButton: hasButton
    case .accept: hasButton || canBeDismissed
    }
  }
}

/// The mouse on a banner.
extension ChatScreen {
  /// False where the mouse isn't on a banner.
  mutating func clickBanner(at point: Point, _ effects: inout [Effect]) -> Bool {
    let area = areas.conversation
    guard let view = bannerView, view.visibleRect(in: area).contains(point) else { return false }
    // What a second click would hit stands behind it.
    lastClick = nil
    if view.buttonRect(in: area).contains(point) {
      pressBannerButton(&effects)
    } else {
      dismissBanner()
    }
    return true
  }

  mutating func pressBanner(at point: Point) {
    swipe = nil
    guard let view = bannerView, view.visibleRect(in: areas.conversation).contains(point) else {
      return
    }
    swipe = openBanner.map { Swipe(banner: $0.number, start: point) }
  }

  mutating func dragBanner(to point: Point) {
    guard let swipe, let shown = openBanner, shown.number == swipe.banner,
      let way = swipe.way(to: point, shown.banner.position)
    else { return }
    dismissBanner(way)
    self.swipe = nil
  }
}
