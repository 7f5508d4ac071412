/// What stands round the field of the input bar.
extension ChatScreen {
  var composerState: ComposerState { state(of: composer) }

  private func state(of composer: Composer) -> ComposerState {
    var state = composer.state
    state.isTyped = focus == .composer && !hasBannerFocus
    guard let canSend = configuration.canSend else { return state }
    let isFree = composer.hasField && !composer.isBusy && !composer.isOverLimit
    state.canSend = isFree && canSend(state)
    return state
  }

  /// Puts everything round the field that the screen has room for.
  func dress(_ view: inout ComposerView) {
    let state = composerState
    view.sendSign = sendSign(state)
    place(state, beside: &view)
    if configuration.bar.showsTabs || openTab != nil { view.tabs = tabParts(columns: size.columns) }
    if openTab != nil { return dressForTab(&view) }
    var room = BarRoom(rows: size.rows, taken: titleRows + view.rowsRoundField)
    if room.take(composer.hasField && state.attachments > 0) {
      view.strip = strip.line(columns: size.columns)
    }
    let bar = configuration.bar
    if room.take(!bar.bottom.isEmpty) { view.bottom = line(bar.bottom, state) }
    if room.take(!bar.top.isEmpty) { view.top = line(bar.top, state) }
  }

  private var hasSendSign: Bool { composer.hasField && openTab?.tab.showsSend ?? true }

  private func sendSign(_ state: ComposerState) -> SendSign {
    guard hasSendSign else { return .none }
    if state.isBusy { return .busy(busyStep) }
    if state.isEmpty { return .none }
    return state.canSend ? .ready : .waiting
  }

  private func place(_ state: ComposerState, beside view: inout ComposerView) {
    let bar = configuration.bar
    let left = bar.left.compactMap { $0.part(state, appearance) }
    var right = bar.right.compactMap { $0.part(state, appearance) }
    if !view.hasRule, composer.hasField, let counter = composer.counter {
      let style = composer.counterStyle(appearance.theme)
      right.append(.piece(appearance.cells(counter, style)))
    }
    guard !left.isEmpty || !right.isEmpty else { return }
    view.place(left: BarLine(left), right: BarLine(right))
  }

  private func line(_ items: [ComposerItem], _ state: ComposerState) -> BarLine {
    BarLine(items.compactMap { $0.part(state, appearance) }, columns: size.columns)
  }

  private var strip: AttachmentStrip {
    let files = composer.attachments.compactMap(\.attachment)
    return AttachmentStrip(
      files: files, first: stripPlace.flatMap { $0.count == files.count ? $0.first : nil },
      hasAdding: filesTab != nil, appearance: appearance)
  }
}

/// Using the bar.
extension ChatScreen {
  mutating func click(on target: BarTarget, _ effects: inout [Effect]) {
    switch target {
    case .item(let id): pressItem(id, &effects)
    case .send: send(&effects)
    case .button: pressButton(&effects)
    case .removeAttachment(let index): removeAttachment(index)
    case .scrollAttachments(let step):
      let first = strip.first(scrolledBy: step, columns: size.columns)
      stripPlace = StripPlace(first: first, count: composer.attachments.count)
    case .addAttachment: if let filesTab { perform(.open(filesTab), &effects) }
    case .tab(let id): perform(.open(id), &effects)
    case .choice(let index):
      openTab?.chosen = index
      acceptChoice(&effects)
    }
  }

  /// Presses a button of the embedding program's, when it is there and can be.
  mutating func pressItem(_ id: String, _ effects: inout [Effect]) {
    guard let item = configuration.bar.items.first(where: { $0.id == id }) else { return }
    let look = item.look(composerState)
    guard look.isEnabled, !look.text.isEmpty else { return }
    effects.append(.request(.press(id: nil, what: "composer", value: id)))
  }

  /// The last one, unless another is meant.
  mutating func removeAttachment(_ index: Int? = nil) {
    let files = composer.attachments
    let index = index ?? files.count - 1
    guard files.indices.contains(index) else { return }
    composer.edit { $0.remove(files[index]) }
  }

  /// Why a text that isn't the draft can't be sent; nil where it can.
  func refusal(of text: String) -> String? {
    guard composer.hasField else { return "Nothing can be written now" }
    guard !composer.isBusy else { return "Still sending" }
    var bar = composer
    bar.draft = Draft(text)
    guard bar.draft.byteCount <= Draft.mostBytes, !bar.isOverLimit else { return "At most \(most)" }
    return state(of: bar).canSend ? nil : "That can't be sent now"
  }

  /// Says why not, where that isn't plain to see.
  mutating func refuseToSend() {
    if composer.isBusy {
      say("Still sending")
    } else if composer.isOverLimit {
      sayFull()
    }
  }

  mutating func moveCaret(to caret: Int) {
    if openTab != nil { openTab?.filter.move(to: caret) } else { composer.draft.move(to: caret) }
  }

  /// The keys are with what stands in place of the field.
  var isAtButton: Bool {
    composer.button != nil && focus == .composer && panel == nil && !isSearching && !isBare
  }

  mutating func followOnWriting() {
    guard configuration.followsOnWriting else { return }
    view.setAnchor(.following)
    mustJump = !conversation.timeline.isAtNewest
    mustPage = mustPage || mustJump
  }

  /// After the other side changed the bar.
  mutating func settleBar() {
    busySince = composer.isBusy ? busySince ?? now : nil
    if !composer.hasField {
      closeTab()
      historySearch = nil
    }
    refreshTab()
  }
}

/// The spinner that stands for sending.
extension ChatScreen {
  private var busyStep: Int {
    guard configuration.animates, let busySince else { return 0 }
    return Int(max(0, now - busySince) / Scene.spinnerStep)
  }

  var nextBusyStep: Instant? {
    guard configuration.animates, let busySince, hasSendSign, !isSearching, !isBare,
      size.columns >= ComposerView.leastForSendSign
    else { return nil }
    return nextStep(since: busySince, Scene.spinnerStep)
  }
}
