extension JSONFields {
  /// What an update says of the field; a fault, and it stays, when it has another shape.
  mutating func update<Value>(_ key: String, _ shape: JSONShape<Value>) -> Update<Value> {
    guard let json = self[key] else { return .keep }
    if case .null = json { return .clear }
    return optional(key, shape).map(Update.set) ?? .keep
  }
}
