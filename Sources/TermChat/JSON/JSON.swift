/// A JSON value; members keep their order.
public indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
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

  public var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }
}
