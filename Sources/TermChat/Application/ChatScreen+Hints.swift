/// What the screen tells besides the conversation.
extension ChatScreen {
  /// Shows a hint for a while.
  mutating func say(_ text: String) { hint = Hint(text: text, until: now + Hint.duration) }

  /// What stands in the input bar in place of its text.
  var shownHint: String? {
    if quitDeadline != nil { return "Press Ctrl-c again to quit" }
    if question != nil { return "Delete this message? \(key(of: .message(.remove))) again does" }
    return hint?.text
  }

  /// What may stand at the right of the title, the best first.
  var titleHints: [String] {
    if let bannerHints { return bannerHints }
    if let selected = view.interaction.selection?.count {
      let keys = keys([.selection(.toggle), .selection(.copy)])
      return ["\(selected) selected · \(keys)", "\(selected) selected"]
    }
    if let searchCount, searchLine == nil, !found.matches.isEmpty {
      return ["\(searchCount) · \(keys([.search(.next(1)), .search(.next(-1))]))", searchCount]
    }
    guard focus == .conversation, searchLine == nil else { return ["F1 help"] }
    guard let offer else { return ["reading · ? help · i write", "? help"] }
    let useful = Self.useful.filter(offer.allows).prefix(3).map(Action.message)
    return (0..<useful.count).map { keys(useful.dropLast($0)) }
  }

  // The menu has them all, so it is always told.
  private static let useful: [MessageAction] = [
    .retry, .play, .openLink, .reply, .menu, .copy,
  ]

  func key(of action: Action) -> String {
    configuration.keys.bindings.first { $0.action == action }?.keys.first ?? ""
  }

  /// `r reply · y copy`: keys with the first word of what they do.
  func keys(_ actions: some Sequence<Action>) -> String {
    actions.compactMap { action -> String? in
      configuration.keys.bindings.first { $0.action == action }.map { binding in
        "\(binding.keys.first ?? "") \(binding.help.prefix { $0 != " " && $0 != "," })"
      }
    }.joined(separator: " · ")
  }

  /// What time alone ends.
  mutating func forgetHints() {
    if let quitDeadline, quitDeadline <= now { self.quitDeadline = nil }
    if let question, question.until <= now { self.question = nil }
    if let hint, hint.until <= now { self.hint = nil }
  }
}
