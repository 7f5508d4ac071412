/// What the mouse does.
extension ChatScreen {
  // What most terminals scroll for one notch of the wheel.
  private static let wheelRows = 3

  mutating func handle(_ mouse: Mouse, _ effects: inout [Effect]) {
    if mouse.action.isPressing { firstStroke = nil }
    switch mouse.action {
    case .wheelUp: wheel(-Self.wheelRows, at: mouse.point)
    case .wheelDown: wheel(Self.wheelRows, at: mouse.point)
    case .click: click(at: mouse.point, &effects)
    case .rightClick: if panel == nil { openMenu(at: mouse.point, &effects) }
    case .press: pressBanner(at: mouse.point)
    case .release, .drag: dragBanner(to: mouse.point)
    }
  }

  private mutating func wheel(_ rows: Int, at point: Point) {
    if wheelCompletion(rows.signum(), at: point) { return }
    if panel != nil { scrollPanel(by: rows.signum()) } else { scroll(rows: rows) }
  }

  private mutating func click(at point: Point, _ effects: inout [Effect]) {
    swipe = nil
    let areas = areas
    let isSecond = isSecondClick(at: point)
    lastClick = isSecond ? nil : Click(point: point, at: now)
    if panel != nil {
      clickPanel(at: point, &effects)
    } else if clickCompletion(at: point, &effects) || clickBanner(at: point, &effects) {
      return
    } else if view.pillRect(in: areas.conversation, appearance: appearance)?.contains(point)
      ?? false
    {
      followNewest(&effects)
    } else if areas.composer.contains(point) {
      clickComposer(at: point, in: areas.composer, &effects)
    } else if areas.conversation.contains(point) {
      isSecond ? openMenu(at: point, &effects) : clickConversation(at: point, &effects)
    }
  }

  private func isSecondClick(at point: Point) -> Bool {
    view.interaction.selection == nil
      && lastClick.map { $0.point == point && now - $0.at <= Click.pause } ?? false
  }

  private mutating func clickComposer(
    at point: Point, in rect: Rect, _ effects: inout [Effect]
  ) {
    guard !isSearching else { return }
    let view = composerView
    setFocus(.composer)
    if let target = view.target(at: point, in: rect) {
      click(on: target, &effects)
    } else if view.parts(of: rect).field.rows.contains(point.row),
      let caret = view.caret(at: point, in: rect)
    {
      moveCaret(to: caret)
    }
  }
}

/// Clicks on messages.
extension ChatScreen {
  /// What the conversation shows at a point of the screen; the column is the block's.
  private mutating func target(at point: Point) -> (index: Int, block: MessageBlock, at: Point)? {
    let area = areas.conversation
    let row = point.row - area.origin.row
    guard let position = view.position(ofRow: row, in: scene) else { return nil }
    let block = view.block(position.place, in: scene)
    return (
      position.index, block,
      Point(row: position.row, column: point.column - area.origin.column)
    )
  }

  private mutating func clickConversation(at point: Point, _ effects: inout [Effect]) {
    setFocus(.conversation)
    guard let (index, block, place) = target(at: point) else { return }
    guard scene.entries.indices.contains(index) else { return clickEdge(index) }
    guard scene.takesCursor(index), block.holds(place) else { return }
    let message = scene.entries[index].message
    setCursor(index)
    if view.interaction.selection != nil { return toggleSelected() }
    if let hotspot = block.hotspot(at: place) {
      activate(hotspot.action, of: message, &effects)
    } else if let part = block.part(at: place) {
      press(part.rawValue, value: part == .avatar ? message.from : nil, of: message, &effects)
    }
  }

  /// A click on the row that tells of a failed load tries again.
  private mutating func clickEdge(_ index: Int) {
    let timeline = conversation.timeline
    if index < 0 ? timeline.older.isFailed : timeline.newer.isFailed { retryLoading() }
  }

  private mutating func openMenu(at point: Point, _ effects: inout [Effect]) {
    guard areas.conversation.contains(point), view.interaction.selection == nil,
      let (index, block, place) = target(at: point),
      scene.entries.indices.contains(index), scene.takesCursor(index), block.holds(place)
    else { return }
    setFocus(.conversation)
    setCursor(index)
    perform(.menu, &effects)
  }
}

extension MessageBlock {
  /// On the message itself, not on the day or the gap above it; where it has no parts, anywhere.
  fileprivate func holds(_ place: Point) -> Bool {
    place.row >= lead || areas.contains { $0.rect.contains(place) }
  }

  fileprivate func hotspot(at place: Point) -> Hotspot? {
    hotspots.first { $0.contains(line: place.row, column: place.column) }
  }

  /// The first part hit, in the order in which they are asked.
  fileprivate func part(at place: Point) -> MessagePart? {
    MessagePart.allCases.first { part in
      areas.contains { $0.part == part && $0.rect.contains(place) }
    }
  }
}

extension Mouse.Action {
  fileprivate var isPressing: Bool { self == .click || self == .rightClick || self == .press }
}
