/// What lies over the screen and gets the keys.
enum Panel: Sendable {
  case help(HelpView)
  case choices(Choices)
  case details(DetailsView)
}

extension Panel {
  /// It shows a message, or something to do with one.
  var isAboutMessage: Bool {
    switch self {
    case .help: false
    case .choices(let choices): choices.isAboutMessage
    case .details: true
    }
  }

  /// What was pasted and is asked about.
  var pasted: String? {
    guard case .choices(let choices) = self else { return nil }
    return choices.choices.lazy.compactMap { choice in
      if case .paste(_, let text) = choice.action { text } else { nil }
    }.first
  }

  func action(for key: Key) -> Choices.Action? {
    if case .choices(let choices) = self { choices.action(for: key) } else { nil }
  }

  func box(_ conversation: Conversation, in size: Size, appearance: Appearance) -> PanelBox {
    switch self {
    case .help(let help): help.box(in: size, appearance: appearance)
    case .choices(let choices): choices.box(in: size, appearance: appearance)
    case .details(let details): details.box(conversation, in: size, appearance: appearance)
    }
  }

  mutating func scroll(
    by rows: Int, _ conversation: Conversation, in size: Size, appearance: Appearance
  ) {
    switch self {
    case .help(var help):
      help.scroll(by: rows, in: size)
      self = .help(help)
    case .choices(var choices):
      choices.choose(rows)
      self = .choices(choices)
    case .details(var details):
      details.scroll(by: rows, conversation, in: size, appearance: appearance)
      self = .details(details)
    }
  }
}
