/// Things to choose from: the menu of a message, or emoji to react with.
struct Choices: Sendable {
  struct Choice: Sendable {
    /// By their names.
    var keys: [String]
    var text: String
    var action: MessageAction
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

  func action(for key: Key) -> MessageAction? {
    choices.first { $0.keys.contains(key.description) }?.action
  }

  var accepted: MessageAction? { choices.indices.contains(chosen) ? choices[chosen].action : nil }
}
