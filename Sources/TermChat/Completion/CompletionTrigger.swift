/// What begins completing, how far it reaches, and what accepting makes of the text.
///
/// A prefix counts at the start of the text, or behind white space, an opening bracket or a quote:
/// never inside a word or an address. It reaches up to the caret, over at most `mostSpaces` spaces
/// and no line end, and the caret stands at the end of a word. Of several prefixes before the caret
/// the right-most counts, of those that begin at one place the longest.
public struct CompletionTrigger: Sendable {
  /// One character or several; an empty one begins nothing.
  public let prefix: String
  /// Only as the very first thing in the text.
  public var onlyAtStart = false
  public var appendsSpace = true
  public var keepsPrefix = true
  /// Backspace takes a word of what was completed, else all of it.
  public var deletesByParts = true
  /// How many spaces there may be between the prefix and the caret.
  public var mostSpaces = 0
  /// How much must be typed behind the prefix before anything is offered.
  public var leastFilter = 0
  public var role: TokenRole
  let characters: [Character]

  public init(_ prefix: String, role: TokenRole = .mention) {
    self.prefix = prefix
    self.role = role
    characters = Array(prefix)
  }
}
