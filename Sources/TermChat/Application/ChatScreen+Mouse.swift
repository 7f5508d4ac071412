/// What the mouse does.
extension ChatScreen {
  // What most terminals scroll for one notch of the wheel.
  private static let wheelRows = 3

  mutating func click(_ mouse: Mouse, _ effects: inout [Effect]) {
    switch mouse.action {
    case .wheelUp: wheel(-Self.wheelRows)
    case .wheelDown: wheel(Self.wheelRows)
    case .click: click(at: mouse.point, &effects)
    default: break
    }
  }

  private mutating func wheel(_ rows: Int) {
    if help != nil { help?.scroll(by: rows, in: size) } else { scroll(rows: rows) }
  }

  private mutating func click(at point: Point, _ effects: inout [Effect]) {
    let areas = areas
    if help != nil {
      help = nil
    } else if let view = bannerView, view.rect(in: areas.conversation).contains(point) {
      click(view, at: point, in: areas.conversation, &effects)
    } else if view.pillRect(in: areas.conversation, appearance: appearance)?.contains(point)
      ?? false
    {
      followNewest(&effects)
    } else if areas.composer.contains(point) {
      clickComposer(at: point, in: areas.composer, &effects)
    } else if areas.conversation.contains(point) {
      clickRow(point.row - areas.conversation.origin.row)
    }
  }

  private mutating func click(
    _ view: BannerView, at point: Point, in area: Rect, _ effects: inout [Effect]
  ) {
    if view.buttonRect(in: area).contains(point) {
      effects.append(
        .request(.press(id: view.banner.id, what: "button", value: view.banner.button)))
    } else if view.banner.isDismissible {
      dismiss(view.banner, &effects)
    }
  }

  private mutating func clickComposer(
    at point: Point, in rect: Rect, _ effects: inout [Effect]
  ) {
    focus = .composer
    pressButton(&effects)
    if composer.button == nil, let caret = composerView.caret(at: point, in: rect) {
      composer.draft.move(to: caret)
    }
  }

  /// A click on the row that tells of a failed load tries again.
  private mutating func clickRow(_ row: Int) {
    guard view.owners.indices.contains(row) else { return }
    let timeline = conversation.timeline
    let isHead = view.owners[row] == -1 && timeline.older.isFailed
    let isTail = view.owners[row] == timeline.entries.count && timeline.newer.isFailed
    if isHead || isTail { retryLoading() }
  }
}
