/// What is wrong with a line of input: `FILE:LINE: FIELD: expected X, found Y`.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// `-` for standard input.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// The field's path (`contact.phones[2]`); "" for the whole line.
  public var field: String
  public var expected: String
  public var found: String

  public init(file: String, line: Int, field: String = "", expected: String, found: String) {
    self.file = file
    self.line = line
    self.field = field
    self.expected = expected
    self.found = found
  }

  public var description: String { "\(file):\(line): \(complaint)" }

  /// What is wrong, without the place: `FIELD: expected X, found Y`.
  public var complaint: String {
    (field.isEmpty ? "" : field + ": ") + "expected \(expected), found \(found)"
  }
}
