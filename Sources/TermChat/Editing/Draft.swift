/// The text being written: grapheme clusters and a caret between them.
public struct Draft: Sendable {
  public private(set) var characters: [Character] = []
  /// How many characters stand before the caret.
  public private(set) var caret = 0
  /// Parts that stand for something, in order; none is empty, none overlaps another.
  public private(set) var tokens: [DraftToken] = []
  /// Another one after every change of the text or its tokens.
  public private(set) var revision = 0
  /// How many bytes of UTF-8 the text has.
  public private(set) var byteCount = 0
  /// What was cut last, for `yank`.
  private var killed: [Character] = []

  public init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
    byteCount = text.utf8.count
  }

  /// The most bytes that a text may have; a longer one isn't typed, pasted or kept.
  public static let mostBytes = PasteReader.limit

  public var text: String { String(characters) }
  public var isEmpty: Bool { characters.isEmpty }
}

/// Changing the text.
extension Draft {
  public mutating func insert(_ text: String) { replace(caret..<caret, with: text) }

  public mutating func insert(_ character: Character) {
    guard character.standsAlone, neighbours(of: caret..<caret).allSatisfy(\.standsAlone) else {
      return insert(String(character))
    }
    splice(caret..<caret, with: [character])
    caret += 1
  }

  /// Puts `text` in the place of a range, with the caret behind it.
  ///
  /// What comes together may become one cluster, as a letter and a mark do: then the caret stands
  /// behind it. Costs in proportion to what is replaced, not to the draft.
  private mutating func replace(_ range: Range<Int>, with text: String) {
    if let new = unjoined(text, in: range) {
      splice(range, with: new)
      caret = range.lowerBound + new.count
      return
    }
    let start = clusterStart(before: range.lowerBound)
    let head = String(characters[start..<range.lowerBound]) + text
    var end = range.upperBound
    var joined: [Character]
    repeat {
      end = min(characters.count, end + 1 + (end - range.upperBound))
      joined = Array(head + String(characters[range.upperBound..<end]))
      // Until a cluster comes out as it was: what follows is as it was, too.
    } while end < characters.count
      && (joined.last != characters[end - 1] || characters[end - 1].isRegional)
    splice(start..<end, with: joined)
    caret = start + Self.count(of: joined, covering: head.utf8.count)
  }

  /// The characters of `text` where none joins what would stand beside it, so that this, and the
  /// tokens there, can be left alone.
  private func unjoined(_ text: String, in range: Range<Int>) -> [Character]? {
    let before = characters[max(0, range.lowerBound - 1)..<range.lowerBound]
    let after = characters[range.upperBound..<min(characters.count, range.upperBound + 1)]
    let new = Array(text)
    let joined = Array(String(before) + text + String(after))
    return joined.elementsEqual(before + new + after) ? new : nil
  }

  /// A place before `place` where clusters end whatever comes behind it.
  private func clusterStart(before place: Int) -> Int {
    var start = max(0, place - 1)
    while start > 0, characters[start].isRegional { start -= 1 }
    return start
  }

  /// How many of the characters hold the first `length` bytes.
  private static func count(of characters: [Character], covering length: Int) -> Int {
    var passed = 0
    let index = characters.firstIndex { character in
      defer { passed += character.utf8.count }
      return passed >= length
    }
    return index ?? characters.count
  }

  private func neighbours(of range: Range<Int>) -> ArraySlice<Character> {
    characters[max(0, range.lowerBound - 1)..<range.lowerBound]
      + characters[range.upperBound..<min(characters.count, range.upperBound + 1)]
  }

  public mutating func clear() { replace(with: "") }

  public mutating func replace(with text: String) {
    splice(0..<characters.count, with: Array(text))
    caret = characters.count
  }

  public mutating func delete(_ motion: Motion) {
    remove(range(motion))
  }

  /// Deletes and remembers.
  public mutating func kill(_ motion: Motion) {
    let range = range(motion)
    guard !range.isEmpty else { return }
    killed = Array(characters[range])
    remove(range)
  }

  public mutating func yank() { insert(String(killed)) }

  private func range(_ motion: Motion) -> Range<Int> {
    let target = target(of: motion)
    return min(caret, target)..<max(caret, target)
  }

  private mutating func remove(_ range: Range<Int>) {
    guard neighbours(of: range).allSatisfy(\.standsAlone) else { return replace(range, with: "") }
    splice(range, with: [])
    caret = range.lowerBound
  }
}

/// The one way for a change into the text.
extension Draft {
  private mutating func splice(_ range: Range<Int>, with new: [Character]) {
    byteCount += new.byteCount - characters[range].byteCount
    characters.replaceSubrange(range, with: new)
    let growth = new.count - range.count
    tokens = tokens.compactMap { token in
      if token.range.upperBound <= range.lowerBound { return token }
      guard token.range.lowerBound >= range.upperBound else { return nil }
      var token = token
      token.range = token.range.lowerBound + growth..<token.range.upperBound + growth
      return token
    }
    revision += 1
  }

  /// Puts `text` in the place of a range, standing for something.
  public mutating func replace(
    _ range: Range<Int>, with text: String, as meaning: DraftToken.Meaning
  ) {
    replace(range, with: text)
    let new = max(0, caret - Array(text).count)..<caret
    guard !new.isEmpty else { return }
    let index = tokens.firstIndex { $0.range.lowerBound >= new.upperBound } ?? tokens.count
    tokens.insert(DraftToken(new, meaning), at: index)
  }
}

/// Moving the caret.
extension Draft {
  public enum Motion: Hashable, Sendable {
    case backward, forward
    case wordBackward, wordForward
    /// Back over everything up to white space, as `C-w` does.
    case blankWordBackward
    case lineStart, lineEnd
    case start, end
  }

  public mutating func move(_ motion: Motion) { caret = target(of: motion) }

  public mutating func move(to caret: Int) {
    self.caret = min(max(0, caret), characters.count)
  }

  private func target(of motion: Motion) -> Int {
    switch motion {
    case .backward: max(0, caret - 1)
    case .forward: min(characters.count, caret + 1)
    case .wordBackward: back(overWord: \.isWordPart)
    case .wordForward: ahead(overWord: \.isWordPart)
    case .blankWordBackward: back(overWord: { !$0.isWhitespace })
    case .lineStart: lineStart
    case .lineEnd: characters[caret...].firstIndex(where: \.isNewline) ?? characters.count
    case .start: 0
    case .end: characters.count
    }
  }

  private var lineStart: Int {
    characters[..<caret].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  private func back(overWord isPart: (Character) -> Bool) -> Int {
    var place = caret
    while place > 0, !isPart(characters[place - 1]) { place -= 1 }
    while place > 0, isPart(characters[place - 1]) { place -= 1 }
    return place
  }

  private func ahead(overWord isPart: (Character) -> Bool) -> Int {
    var place = caret
    while place < characters.count, !isPart(characters[place]) { place += 1 }
    while place < characters.count, isPart(characters[place]) { place += 1 }
    return place
  }
}

extension Collection<Character> {
  fileprivate var byteCount: Int { reduce(0) { $0 + $1.utf8.count } }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }

  /// It joins no cluster, whatever stands beside it: printable ASCII and newline.
  fileprivate var standsAlone: Bool {
    guard let ascii = asciiValue else { return false }
    return ascii >= 0x20 || self == "\n"
  }

  /// A part of a flag: those pair up from the first one of their run on.
  fileprivate var isRegional: Bool {
    unicodeScalars.first.map { 0x1F1E6...0x1F1FF ~= $0.value } ?? false
  }
}
