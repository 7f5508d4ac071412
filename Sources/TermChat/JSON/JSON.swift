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

  /// The number, when it is a whole one of at most 2⁵³.
  public var integer: Int? {
    // `Int(exactly:)` would need the C library's mathematics.
    guard case .number(let value) = self, value.magnitude <= 0x1p53 else { return nil }
    let whole = Int(value)
    return Double(whole) == value ? whole : nil
  }

  public var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// Linear in the number of members.
  public subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }
}
