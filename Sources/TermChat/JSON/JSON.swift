/// A JSON value; members keep their order.
public enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  /// Whole numbers are exact up to 2⁵³.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSON

    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }
}

extension JSON {
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The number, when it was a whole one.
  public var integer: Int? {
    if case .number(let value) = self { Int(exactly: value) } else { nil }
  }

  public var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// Linear in the number of members.
  public subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }
}
