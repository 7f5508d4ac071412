/// Things to choose from: the menu of a message, emoji to react with, what to do with a paste.
struct Choices: Sendable {
  /// What is done with what was chosen.
  enum Action: Hashable, Sendable {
    case message(MessageAction)
    case paste(PasteAction, String)
  }

  struct Choice: Sendable {
    /// By their names.
    var keys: [String]
    var text: String
    var action: Action
    /// It holds already; choosing it takes it back.
    var isMarked = false
  }

  var heading: String
  var choices: [Choice]
  /// Side by side, where there is room.
  var isStrip = false
  private(set) var chosen = 0

  init(heading: String, choices: [Choice], isStrip: Bool = false) {
    self.heading = heading
    self.choices = choices
    self.isStrip = isStrip
    chosen = choices.firstIndex(where: \.isMarked) ?? 0
  }
}

extension Choices {
  /// From the last one on to the first, and back.
  mutating func choose(_ step: Int) {
    guard !choices.isEmpty else { return }
    chosen = (chosen + step % choices.count + choices.count) % choices.count
  }

  /// They are about a message on screen.
  var isAboutMessage: Bool {
    choices.contains { if case .message = $0.action { true } else { false } }
  }

  func action(for key: Key) -> Action? {
    choices.first { $0.keys.contains(key.description) }?.action
  }

  var accepted: Action? { choices.indices.contains(chosen) ? choices[chosen].action : nil }
}
