/// A big value that is copied as one reference.
indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  case boxed(Value)

  var value: Value {
    get {
      switch self {
      case .boxed(let value): value
      }
    }
    set { self = .boxed(newValue) }
  }
}
