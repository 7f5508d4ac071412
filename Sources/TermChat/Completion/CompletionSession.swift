/// A prefix before the caret, and what was typed behind it.
public struct CompletionSession: Hashable, Sendable {
  public let prefix: String
  /// How many characters of the draft stand before the prefix.
  public let start: Int
  /// What stands between the prefix and the caret.
  public let filter: String

  /// So far back a prefix is looked for, in characters; paths are seldom longer.
  public static let reach = 256
}

extension CompletionSession {
  /// The one that the caret is in, by `CompletionTrigger`'s rule; nil when it is in none.
  ///
  /// Costs no more for a long draft: it looks back over the allowed spaces, and never over `reach`.
  init?(in draft: Draft, _ triggers: [CompletionTrigger]) {
    let finder = Finder(text: draft.characters, caret: draft.caret, triggers: triggers)
    guard let (start, trigger) = finder.find() else { return nil }
    prefix = trigger.prefix
    self.start = start
    filter = String(draft.characters[start + trigger.characters.count..<draft.caret])
  }

  /// The same prefix at the same place, whatever is typed behind it.
  func continues(_ other: CompletionSession?) -> Bool {
    other.map { $0.prefix == prefix && $0.start == start } ?? false
  }
}

private struct Finder {
  let text: [Character]
  let caret: Int
  let triggers: [CompletionTrigger]

  func find() -> (start: Int, trigger: CompletionTrigger)? {
    guard caret <= text.count, caret == text.count || text[caret].mayStandBehindWord else {
      return nil
    }
    let most = triggers.lazy.filter { !$0.onlyAtStart }.map(\.mostBlanks).max() ?? 0
    var blanks = 0
    var place = caret
    while place > max(0, caret - CompletionSession.reach) {
      place -= 1
      if text[place].isNewline { break }
      if text[place].isWhitespace { blanks += 1 }
      if blanks > most { break }
      if let trigger = trigger(at: place) { return (place, trigger) }
    }
    guard caret <= CompletionSession.reach else { return nil }
    return trigger(at: 0).map { (0, $0) }
  }

  private func trigger(at place: Int) -> CompletionTrigger? {
    guard place == 0 || text[place - 1].mayStandBeforePrefix else { return nil }
    // Of two with one prefix the last counts.
    return triggers.reversed().filter { fits($0, at: place) }
      .max { $0.characters.count < $1.characters.count }
  }

  private func fits(_ trigger: CompletionTrigger, at place: Int) -> Bool {
    let prefix = trigger.characters
    guard !prefix.isEmpty, prefix.count <= caret - place, place == 0 || !trigger.onlyAtStart,
      text[place..<place + prefix.count].elementsEqual(prefix)
    else { return false }
    let filter = text[place + prefix.count..<caret]
    return !filter.contains(where: \.isNewline)
      && filter.count(where: \.isWhitespace) <= trigger.mostSpaces
  }
}

extension CompletionTrigger {
  /// How much white space may stand from its start to the caret.
  fileprivate var mostBlanks: Int { max(0, mostSpaces) + characters.count(where: \.isWhitespace) }
}

extension Character {
  /// White space, or what closes something: the word before it is whole.
  fileprivate var mayStandBehindWord: Bool {
    if isWhitespace || "\"',.;:!?…".contains(self) { return true }
    switch unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: return true
    default: return false
    }
  }

  /// A delimiter: white space, an opening bracket, a quote.
  fileprivate var mayStandBeforePrefix: Bool {
    if isWhitespace || self == "\"" || self == "'" { return true }
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: return true
    default: return false
    }
  }
}
