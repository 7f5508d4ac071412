/// A part of a draft that stands for something: a person mentioned, a file.
public struct DraftToken: Hashable, Sendable {
  public enum Meaning: Hashable, Sendable {
    /// What was completed behind `prefix`; `context` is the completion's.
    case completion(prefix: String, context: String?, deletesByParts: Bool)
    case attachment(Attachment)
  }

  /// The characters that show it.
  public var range: Range<Int>
  public var meaning: Meaning

  public init(_ range: Range<Int>, _ meaning: Meaning) {
    self.range = range
    self.meaning = meaning
  }

  public var attachment: Attachment? {
    if case .attachment(let attachment) = meaning { attachment } else { nil }
  }
}
