/// The text being written: grapheme clusters and a caret between them.
public struct Draft: Sendable {
  public internal(set) var characters: [Character] = []
  /// How many characters stand before the caret; never inside an attachment.
  public internal(set) var caret = 0
  /// Parts that stand for something, in order; none is empty, none overlaps another.
  public internal(set) var tokens: [DraftToken] = []
  /// Another one after every change of the text or its tokens.
  public internal(set) var revision = 0
  /// How many bytes of UTF-8 the text has.
  public internal(set) var byteCount = 0
  /// How many characters aren't white space.
  var inkCount = 0
  /// The most characters that there may be; an edit that would go beyond is refused whole.
  var limit: Int?
  /// An edit would have gone over a limit.
  var wasRefused = false
  var steps = UndoSteps()
  var run = EditRun.none
  /// The column that moving by lines keeps to.
  var goal: Int?
  var layout = DraftLayout()

  public init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
    byteCount = text.utf8.count
    inkCount = characters.inkCount
  }

  /// The most bytes that a text may have; a longer one isn't typed, pasted or kept.
  public static let mostBytes = Text.mostBytes

  /// Costs in proportion to the draft, unlike `isEmpty` and `isBlank`.
  public var text: String { String(characters) }
  public var isEmpty: Bool { characters.isEmpty }
  /// Nothing but white space.
  public var isBlank: Bool { inkCount == 0 }
}

extension Draft {
  /// A draft in the place of another one, with a revision of its own.
  func replacing(_ other: Draft) -> Draft {
    var draft = self
    draft.revision = max(revision, other.revision) + 1
    return draft
  }

  /// What was begun, as a row of cuts or a column to keep to, isn't gone on with.
  mutating func endRun() {
    run = .none
    goal = nil
  }
}

extension Collection<Character> {
  /// How many aren't white space.
  var inkCount: Int { reduce(0) { $0 + ($1.isInk ? 1 : 0) } }
}

extension Character {
  /// It isn't white space; told from a byte where that is enough, as a draft may be long.
  fileprivate var isInk: Bool {
    switch utf8.first ?? 0 {
    // All white space begins so.
    case 0...0x20, 0xC2, 0xE1, 0xE2, 0xE3: !isWhitespace
    default: true
    }
  }
}
