/// Text out of a draft, with what stands in it.
struct Cutting: Sendable {
  var characters: [Character]
  /// Counted from the first of the characters.
  var tokens: [DraftToken]

  init(_ characters: [Character], _ tokens: [DraftToken] = []) {
    self.characters = characters
    self.tokens = tokens
  }

  static func + (first: Cutting, second: Cutting) -> Cutting {
    let moved = second.tokens.map { $0.moved(by: first.characters.count) }
    return Cutting(first.characters + second.characters, first.tokens + moved)
  }
}
