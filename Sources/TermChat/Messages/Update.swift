/// What an update says of one field: left out, cleared, or given a value.
public enum Update<Value: Hashable & Sendable>: Hashable, Sendable {
  case keep
  case clear
  case set(Value)

  /// The field's new value, when its old one was `value`.
  public func applied(to value: Value?) -> Value? {
    switch self {
    case .keep: value
    case .clear: nil
    case .set(let new): new
    }
  }

  /// As `applied(to:)`, for a field that always has a value.
  public func applied(to value: Value, cleared: Value) -> Value {
    applied(to: Optional(value)) ?? cleared
  }
}
