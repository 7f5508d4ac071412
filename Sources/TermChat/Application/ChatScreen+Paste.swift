/// What is pasted.
extension ChatScreen {
  // What a glance takes in.
  private static let mostLines = 5

  mutating func paste(_ text: String, _ effects: inout [Effect]) {
    guard let text = intercepted(text, &effects) else { return }
    guard text.utf8.count <= Draft.mostBytes else { return show(.overlongPaste(text.utf8.count)) }
    let clean = appearance.filter.clean(text)
    firstStroke = nil
    if isSearching || openTab != nil {
      let line = clean.prefix { !$0.isNewline }
      return edit { $0.insert(String(line)) }
    }
    _ = leaveBare()
    if let waiting = panel?.pasted { return ask(about: waiting, and: clean) }
    panel = nil
    setFocus(.composer)
    guard composer.hasField else {
      return refuse("Not pasted", "Nothing can be written here now.")
    }
    if !composer.purpose.isEdit, !isCommand(clean), let paths = PastedPaths(text)?.paths {
      insert(clean)
      effects.append(.serve(.attach(paths: paths, pasted: clean)))
    } else if clean.lineCount > Self.mostLines {
      ask(about: clean)
    } else {
      insert(clean)
    }
  }

  /// What the interceptors leave of it; nil when they leave nothing.
  private func intercepted(_ text: String, _ effects: inout [Effect]) -> String? {
    for interceptor in configuration.pasteInterceptors {
      switch interceptor(text) {
      case .pass: continue
      case .handled: return nil
      case .replace(let new): return new
      case .attach(let paths):
        effects.append(.serve(.attach(paths: paths, pasted: nil)))
        return nil
      }
    }
    return text
  }

  /// Begins with a slash as paths do and is none, or comes behind a command, as what it is about.
  private func isCommand(_ text: String) -> Bool {
    isKnownCommand(composer.draft) || isKnownCommand(Draft(text))
  }

  private func isKnownCommand(_ draft: Draft) -> Bool {
    draft.characters.first == "/"
      && WrittenCommand(draft).map { configuration.commands[$0.name] != nil } ?? false
  }

  /// False when there is no room for it.
  @discardableResult
  private mutating func insert(_ text: String) -> Bool {
    let isTooLong = composer.draft.byteCount + text.utf8.count > Draft.mostBytes
    guard !isTooLong, composer.edit({ $0.insert(text) }) else {
      refuseAll()
      return false
    }
    return true
  }

  /// Says why nothing of a paste, or none of some files, was taken.
  mutating func refuseAll() { refuse("There is no room for it", "A message may have \(most).") }

  /// Says why a key was refused.
  mutating func sayFull() { say("At most \(most)") }

  /// The most that may be written.
  var most: String {
    if let limit = composer.limit, composer.draft.byteCount < Draft.mostBytes / 2 {
      return "\(limit) characters"
    }
    return ByteSize.text(Draft.mostBytes)
  }

  mutating func refuse(_ title: String, _ reason: String) {
    show(Banner(.warning, title, subtitle: reason, id: "refused"))
  }
}

/// Asking first.
extension ChatScreen {
  private mutating func ask(about text: String) {
    let choices: [(key: String, text: String, action: PasteAction)] = [
      ("e", "put it into the field", .edit), ("s", "send it as one message", .send),
      ("c", "cancel", .cancel),
    ]
    panel = .choices(
      Choices(
        heading: "Paste \(text.lineCount) lines?",
        choices: choices.map { choice in
          Choices.Choice(
            keys: [choice.key], text: choice.text, action: .paste(choice.action, text))
        }))
  }

  /// A question that is open already is about both: as in the field, one follows the other.
  private mutating func ask(about waiting: String, and text: String) {
    let bytes = waiting.utf8.count + text.utf8.count
    guard bytes <= Draft.mostBytes else { return show(.overlongPaste(bytes)) }
    ask(about: waiting + text)
  }

  /// What can't be done, as things have changed since, is asked again.
  mutating func perform(_ action: PasteAction, _ text: String, _ effects: inout [Effect]) {
    let isDone =
      switch action {
      case .edit: editPaste(text)
      case .send: sendPaste(text, &effects)
      case .cancel: true
      }
    if !isDone { ask(about: text) }
  }

  private mutating func editPaste(_ text: String) -> Bool {
    guard composer.hasField else {
      refuse("Not pasted", "Nothing can be written now.")
      return false
    }
    return insert(text)
  }

  /// What was being written stays.
  private mutating func sendPaste(_ text: String, _ effects: inout [Effect]) -> Bool {
    if let reason = refusal(of: text) {
      refuse("Not sent", "\(reason).")
      return false
    }
    for part in Draft(text).parts { send(part, answering: nil, &effects) }
    return true
  }
}

extension Banner {
  /// Tells that nothing of a paste was taken.
  public static func overlongPaste(_ bytes: Int) -> Banner {
    Banner(
      .warning, "\(ByteSize.text(bytes)) is too much to paste",
      subtitle: "A message may have \(ByteSize.text(Draft.mostBytes)).", id: "paste")
  }
}

extension String {
  /// An end of line at the very end begins no other.
  fileprivate var lineCount: Int {
    utf8.count { $0 == 0x0A } + (utf8.last == 0x0A ? 0 : 1)
  }
}
