/// What is written behind a slash.
extension ChatScreen {
  /// Does what the draft says, when that is a command; what can't be done leaves the text where it
  /// is.
  mutating func runCommand(_ effects: inout [Effect]) -> Bool {
    guard composer.sendable != nil, let line = WrittenCommand(composer.draft) else { return false }
    closeTab()
    guard let command = configuration.commands[line.name] else {
      complain(unknown: line.name)
      return true
    }
    if line.argument.isEmpty, command.needsArgument {
      askForArgument(of: command, &effects)
    } else if let complaint = complaint(about: command, line.argument) {
      complain("/\(command.name) can't be done", complaint)
    } else {
      run(command, line.argument, &effects)
    }
    return true
  }

  /// Takes the draft out of the bar; behind two slashes it is a text with one.
  mutating func takeParts() -> [DraftPart] {
    let isEscaped = composer.draft.characters.starts(with: "//")
    var parts = composer.take()
    if isEscaped, case .text(let text) = parts.first { parts[0] = .text(String(text.dropFirst())) }
    return parts
  }

  private mutating func complain(_ title: String, _ subtitle: String) {
    show(Banner(.warning, title, subtitle: subtitle, id: "command"))
  }

  private mutating func complain(unknown name: String) {
    let meant = configuration.commands.nearest(to: name).map { "Did you mean /\($0)? " } ?? ""
    // No command is so long: a pasted path may be.
    let shown = name.count > Self.longestName ? "\(name.prefix(Self.longestName))…" : name
    complain("Unknown command /\(shown)", "\(meant)Another / before it sends it as it is.")
  }

  private static let longestName = 40

  /// Where something completes it, that is offered.
  private mutating func askForArgument(of command: Command, _ effects: inout [Effect]) {
    complain("/\(command.name) needs more", command.usage)
    guard command.source != nil else { return }
    composer.edit { draft in
      draft.move(.end)
      if draft.characters.last?.isWhitespace == false { draft.insert(" ") }
    }
    perform(.open, &effects)
  }

  /// Why it can't be done.
  private func complaint(about command: Command, _ argument: String) -> String? {
    if composer.draft.tokens.contains(where: { $0.attachment != nil }) {
      return "A command takes no files along"
    }
    if let text = saying(command, argument) { return refusal(of: text) }
    switch command.action {
    case .drawBubbles where BubbleStyle.named(argument) == nil:
      return "There are \(BubbleStyle.all.map(\.name).joined(separator: ", "))"
    case .export where Transcript.Format(path: argument) == nil:
      return "The file's name ends in .txt, .md or .jsonl"
    case .export where conversation.timeline.entries.isEmpty: return "There are no messages"
    default: return nil
    }
  }

  /// Takes the text out of the bar, as when it is sent.
  private mutating func run(
    _ command: Command, _ argument: String, _ effects: inout [Effect]
  ) {
    let purpose = composer.purpose
    remember(&effects)
    _ = composer.take()
    if let text = saying(command, argument) {
      return send(.text(text), answering: purpose.id, &effects)
    }
    // It says nothing, so an answer is still to be written.
    if case .reply(let id) = purpose { composer.beginReply(to: id) }
    perform(command, argument, &effects)
  }

  /// The message that it sends; nil where it sends none.
  private func saying(_ command: Command, _ argument: String) -> String? {
    switch command.action {
    case .emote: "* \(conversation.sender(conversation.me).name) \(argument)"
    case .shrug: (argument.isEmpty ? "" : argument + " ") + #"¯\_(ツ)_/¯"#
    default: nil
    }
  }

  private mutating func perform(
    _ command: Command, _ argument: String, _ effects: inout [Effect]
  ) {
    switch command.action {
    case .emote, .shrug: break
    case .setTopic: setTopic(argument, &effects)
    case .wearTheme: wear(argument, &effects)
    case .drawBubbles: draw(bubbles: argument)
    case .search: search(for: argument)
    case .export: export(to: argument, &effects)
    case .attach: effects.append(.serve(.attach(paths: [argument], pasted: nil)))
    case .compose: compose(argument)
    case .listPeople: sayPeople()
    case .help: showHelp(atCommands: true)
    case .quit: effects.append(.quit)
    case .perform(let action): perform(action, &effects)
    case .request:
      let value = argument.isEmpty ? command.name : "\(command.name) \(argument)"
      effects.append(.request(.press(id: nil, what: "command", value: value)))
    }
  }
}

/// What single commands do.
extension ChatScreen {
  /// At once, and the other side is told.
  private mutating func setTopic(_ topic: String, _ effects: inout [Effect]) {
    subtitle = topic
    effects.append(.request(.press(id: nil, what: "topic", value: topic)))
  }

  /// Only themes that aren't built in have to be looked for.
  private mutating func wear(_ name: String, _ effects: inout [Effect]) {
    if let family = ThemeFamily.named(name) { return wear(family) }
    let isPath = name.contains("/") || name.hasSuffix(".json")
    effects.append(.serve(.wear(isPath ? .path(name) : .name(name))))
  }

  /// The text stands in the field meanwhile: an editor that fails loses nothing.
  private mutating func compose(_ text: String) {
    if !text.isEmpty { composer.put(Draft(text)) }
    wantsEditor = true
  }

  private mutating func draw(bubbles name: String) {
    guard let style = BubbleStyle.named(name) else { return }
    relayOut { $0.configuration.choose(style) }
  }

  private mutating func export(to path: String, _ effects: inout [Effect]) {
    guard let format = Transcript.Format(path: path) else { return }
    let transcript = Transcript(conversation, title: title, appearance)
    effects.append(.serve(.write(path: path, text: transcript.text(as: format))))
  }

  private mutating func sayPeople() {
    let names = conversation.people.map { conversation.sender($0).name }
    show(
      Banner(
        .message, "Taking part: \(names.count)", subtitle: names.joined(separator: ", "),
        id: "names"))
  }
}
