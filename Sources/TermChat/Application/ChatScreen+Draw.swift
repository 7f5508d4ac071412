/// Where things stand.
struct ScreenAreas {
  var title: Rect
  var conversation: Rect
  var composer: Rect
}

extension ChatScreen {
  // Screens lower than these have no rule above the input bar, no title.
  private static let leastForRule = 8
  private static let leastForTitle = 4
  private static let leastForNote = 6
  // No terminal shows more in a window's title.
  private static let titleBytes = 1_024

  var titleRows: Int { size.rows >= Self.leastForTitle ? 1 : 0 }

  var areas: ScreenAreas { areas(beside: composerView) }

  func areas(beside composerView: ComposerView) -> ScreenAreas {
    let screen = Rect(origin: .zero, size: size)
    if isBare {
      let none = Rect(origin: .zero, size: .zero)
      return ScreenAreas(title: none, conversation: screen, composer: none)
    }
    let (upper, composer) = screen.splitBottom(composerView.rows)
    let (title, rest) = upper.splitTop(titleRows)
    return ScreenAreas(title: title, conversation: rest, composer: composer)
  }

  /// The input bar, or the line of a search in its place.
  var composerView: ComposerView {
    var bar = composer
    if let searchLine {
      bar = Composer()
      bar.draft = searchLine
    } else if let historySearch {
      bar.draft = historySearch.shown
    }
    var view = ComposerView(
      bar, appearance: appearance, columns: size.columns,
      mostLines: searchLine == nil ? Composer.mostLines(rows: size.rows) : 1,
      hasRule: size.rows >= Self.leastForRule, hint: shownHint, hasMoreBelow: !view.isAtEnd)
    view.isTyped = isSearching || (focus == .composer && !hasBannerFocus)
    view.tokenColors = tokenColors
    view.note = size.rows >= Self.leastForNote && searchLine == nil ? composerNote : nil
    if searchLine != nil {
      view.prompt = "/"
      view.badge = searchCount
    } else if let historySearch {
      view.badge = historyBadge
      view.lit = historySearch.match
    } else {
      dress(&view)
    }
    if let firstStroke { view.badge = "\(firstStroke) \(appearance.symbols.ellipsis)" }
    view.layOut()
    return view
  }
}

extension ChatScreen {
  /// The whole screen as it is at the last batch's instant.
  public func draw() -> Frame {
    var surface = Surface(size: size)
    // Made once: an embedder's functions say what stands in it.
    let composerView = composerView
    let areas = areas(beside: composerView)
    drawTitle(on: &surface, in: areas.title)
    view.draw(
      on: &surface, in: areas.conversation, appearance: appearance, cursor: cursorIndex)
    let caret = isBare ? nil : composerView.draw(on: &surface, in: areas.composer)
    if var dimming { dimming.dim(areas.conversation, on: &surface) }
    bannerView?.draw(on: &surface, in: areas.conversation)
    completionView?.draw(on: &surface, in: areas.conversation)
    panel?.box(conversation, in: size, appearance: appearance)
      .draw(on: &surface, appearance: appearance)
    surface.ground(appearance.theme.ground)
    let hasCaret =
      (focus == .composer || searchLine != nil) && panel == nil && !isBare && !hasBannerFocus
    return Frame(
      surface: surface, cursor: hasCaret ? caret : nil,
      title: appearance.filter.plain((title ?? "").start(ofBytes: Self.titleBytes)),
      wantsMouse: !isBare, window: window, look: configuration.looks)
  }

  /// The colours of the window that the frame stands in, where they are known.
  private var window: Style? {
    let ground = appearance.theme.ground
    if ground != .plain { return ground }
    let backdrop = configuration.backdrop
    guard backdrop != .dark else { return nil }
    return Style(backdrop.text, on: .rgb(backdrop.color))
  }

  // A title says what it is for in so many columns.
  private static let leastForName = 20

  /// The best hint that there is room for.
  private func titleHint(within columns: Int) -> [Cell] {
    let hints = titleHints.lazy.map { appearance.cells($0 + " ", appearance.theme.subtitle) }
    return hints.first { $0.columns <= columns } ?? []
  }

  private func drawTitle(on surface: inout Surface, in rect: Rect) {
    guard !rect.isEmpty else { return }
    let theme = appearance.theme
    surface.fill(rect, with: Cell(.space, theme.subtitle))
    let hint = titleHint(within: rect.size.columns - Self.leastForName)
    let room = max(0, rect.size.columns - 2 - (hint.isEmpty ? 0 : hint.columns + 1))
    var cells = appearance.cells(title ?? "TermChat", theme.title, within: room)
    if let subtitle, room > cells.columns + 3 {
      cells += .blanks(2, theme.subtitle)
      cells += appearance.cells(subtitle, theme.subtitle, within: room - cells.columns)
    }
    surface.draw(cells, at: Point(row: rect.origin.row, column: rect.origin.column + 1), in: rect)
    let column = rect.columns.upperBound - hint.columns
    surface.draw(hint, at: Point(row: rect.origin.row, column: column), in: rect)
  }
}
