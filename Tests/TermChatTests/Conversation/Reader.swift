import TestSupport

@testable import TermChat

/// A reader in front of a screen on which anything happens; every row of text is known by a word.
struct Reader {
  var driver: ScreenDriver
  var random: Randomness
  let retention: Timeline.Retention
  /// All messages there are, oldest first: the history of a source that can serve any page.
  var all: [Message] = []
  private var made = 0

  init(seed: UInt64, retention: Timeline.Retention) {
    random = Randomness(seed: seed)
    self.retention = retention
    var configuration = ChatScreenConfiguration(retention: retention)
    configuration.leadingScreens = [0, 1, 2].randomElement(using: &random) ?? 2
    let columns = Int.random(in: 1...4, using: &random) == 1 ? 1...3 : 4...90
    driver = ScreenDriver(
      Int.random(in: columns, using: &random), Int.random(in: 1...40, using: &random),
      configuration: configuration)
    for _ in 0..<100 { all.append(makeMessage(at: ScreenDriver.start + -3_600_000)) }
    answer(.load(.older, from: nil, limit: Int.random(in: 1...50, using: &random)))
  }

  /// What the word `w3` of message 7 looks like.
  private static func word(_ message: Int, _ index: Int) -> String { "\(message)w\(index)" }

  mutating func makeMessage(at time: Instant) -> Message {
    made += 1
    let length = Int.random(in: 0..<20, using: &random) == 0 ? 60 : 4
    let words = (0...Int.random(in: 0..<length, using: &random)).map { Self.word(made, $0) }
    let from = ["bo", "bo", "cy", "dee"].randomElement(using: &random) ?? "bo"
    return Message(id: "\(made)", from: from, at: time, Text(words.joined(separator: " ")))
  }
}

/// What happens without the reader.
extension Reader {
  mutating func somethingHappens() {
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<4: arrive(Int.random(in: 1...3, using: &random))
    case 4: arrive(Int.random(in: 100...250, using: &random))
    case 5: driver.chat(.typing(from: "dee", on: .random(using: &random)))
    case 6..<9: changeAnother()
    case 9: removeAnother()
    case 10: driver.chat(.message(Message(from: "", Notice("notice"))))
    case 11: driver.wait(Int64.random(in: 0...40_000, using: &random))
    case 12: driver.chat(.banner(Banner(.success, "well done")))
    default: answerAll()
    }
  }

  mutating func arrive(_ count: Int) {
    for _ in 0..<count {
      let message = makeMessage(at: driver.now)
      all.append(message)
      driver.chat(.message(message))
    }
  }

  private mutating func changeAnother() {
    guard let index = another() else { return }
    let id = all[index].id
    let event =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: ChatEvent.edit(id: id, KindBox(Text("\(id)w0 changed\nin\nmany\nlines")))
      case 1: ChatEvent.reaction(id: id, from: "me", emoji: "👍", on: .random(using: &random))
      case 2: ChatEvent.append(id: id, text: " \(id)w99")
      default:
        ChatEvent.status(id: id, .failed, reason: .set("because"), progress: .clear)
      }
    driver.chat(event)
    all[index] = all[index].applying(event, at: driver.now) ?? all[index]
  }

  mutating func removeAnother() {
    guard let index = another() else { return }
    driver.chat(.remove(id: all[index].id))
    all.remove(at: index)
  }

  /// Any message but the one being read, often one near it.
  private mutating func another() -> Int? {
    var index = all.indices.randomElement(using: &random)
    if let anchored, let place = all.firstIndex(where: { $0.id == anchored }),
      .random(using: &random)
    {
      index = place + Int.random(in: -6...6, using: &random)
    }
    guard let index, all.indices.contains(index), all[index].id != anchored else { return nil }
    return index
  }

  var anchored: String? {
    if case .at(let id, _, _) = driver.screen.view.anchor { id } else { nil }
  }
}

/// The source's side.
extension Reader {
  /// Answers what was asked, and sends a page that nobody asked for now and then.
  mutating func answerAll() {
    let loads = driver.takeRequests()
    for load in loads { answer(load) }
  }

  private mutating func answer(_ request: ChatRequest) {
    guard case .load(let edge, let from, let limit) = request else { return }
    if Int.random(in: 0..<8, using: &random) == 0 {
      return driver.chat(.history(Page(edge, [], more: true, error: "offline")))
    }
    let entries = driver.screen.conversation.timeline.entries
    // The message that the request names may have been removed since.
    let known = edge == .older ? entries.first : entries.last
    let id = edge == .around ? from : known?.message.id
    driver.chat(.history(Page(answering: edge, from: id, limit: limit, of: all)))
  }
}

/// What the reader does and sees.
extension Reader {
  mutating func scroll() {
    let keys = ["PageUp", "PageUp", "PageUp", "Shift-Up", "Shift-Down", "PageDown", "Ctrl-Home"]
    driver.press(keys.randomElement(using: &random) ?? "PageUp")
    if Int.random(in: 0..<30, using: &random) == 0 { driver.press("Ctrl-End") }
  }

  /// The first row of the message being read that shows one of its words: word and row.
  func wordRead() -> (word: String, row: Int)? {
    guard let anchored else { return nil }
    let owners = driver.screen.view.owners
    for (row, text) in rows.enumerated() where owners[row] == anchored {
      if let word = text.split(separator: " ").first(where: { $0.hasPrefix("\(anchored)w") }) {
        return (String(word), row)
      }
    }
    return nil
  }

  /// What banners and the pill can't cover.
  var rows: [String] { driver.screen.view.rows.map { $0.cells.map(\.glyph).text } }

  func row(of word: String) -> Int? {
    rows.firstIndex { $0.split(separator: " ").contains(Substring(word)) }
  }

  /// Nothing that is loaded lies below the screen.
  var isAtEnd: Bool {
    let screen = driver.screen
    return screen.view.visible.upperBound >= screen.conversation.timeline.entries.count - 1
  }
}
