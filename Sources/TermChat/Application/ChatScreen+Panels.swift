/// What lies over the screen: help, menus, details.
extension ChatScreen {
  // What most chats offer at once.
  private static let usualEmoji = ["👍", "❤️", "😂", "😮", "😢", "🙏", "🎉", "👎"]

  mutating func toggleHelp() {
    if case .help = panel { panel = nil } else { showHelp() }
  }

  mutating func showHelp(atCommands: Bool = false) {
    var help = HelpView(keys: configuration.keys, commands: configuration.commands)
    if atCommands { help.scrollToCommands() }
    panel = .help(help)
  }

  /// Everything that can be done with the message, by the table of keys.
  mutating func openMenu(_ offer: MessageOffer) {
    let choices = configuration.keys.bindings.compactMap { binding -> Choices.Choice? in
      guard binding.context == .message, case .message(let action) = binding.action,
        action != .menu, offer.allows(action)
      else { return nil }
      return Choices.Choice(keys: binding.keys, text: binding.help, action: .message(action))
    }
    panel = .choices(Choices(heading: "Message", choices: choices))
  }

  mutating func openReactions(of message: Message) {
    let choices = Self.usualEmoji.enumerated().map { index, emoji in
      Choices.Choice(
        keys: ["\(index + 1)"], text: emoji, action: .message(.toggleReaction(emoji)),
        isMarked: message.hasReaction(emoji, from: conversation.me))
    }
    panel = .choices(Choices(heading: "React", choices: choices, isStrip: true))
  }

  mutating func accept(_ effects: inout [Effect]) {
    if case .choices(let choices) = panel, let action = choices.accepted {
      choose(action, &effects)
    } else {
      panel = nil
    }
  }

  mutating func choose(_ action: Choices.Action, _ effects: inout [Effect]) {
    panel = nil
    switch action {
    case .message(let action): perform(action, &effects)
    case .paste(let action, let text): perform(action, text, &effects)
    }
  }

  /// A click chooses what it hits, and closes the panel.
  mutating func clickPanel(at point: Point, _ effects: inout [Effect]) {
    if case .choices(let choices) = panel,
      let index = choices.choice(at: point, in: size, appearance: appearance)
    {
      choose(choices.choices[index].action, &effects)
    } else {
      panel = nil
    }
  }
}
