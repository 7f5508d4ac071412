/// The members of an object while it is read, and what was wrong with them.
struct JSONFields {
  let members: [JSON.Member]
  private(set) var faults: [JSONFault] = []
  private var keys = JSONKeys()

  init(_ members: [JSON.Member]) {
    self.members = members
    for member in members { keys.insert(member.key) }
  }

  /// Nil when left out; asking for a field that isn't there costs next to nothing.
  subscript(key: String) -> JSON? {
    guard keys.mayContain(key) else { return nil }
    for member in members where member.key == key { return member.value }
    return nil
  }

  /// Whether the field has a value other than null.
  func has(_ key: String) -> Bool { (self[key] ?? .null) != .null }

  mutating func report(_ fault: JSONFault) { faults.append(fault) }
}

extension JSONFields {
  /// The field's value; a fault when it is left out or has another shape.
  mutating func required<Value>(_ key: String, _ shape: JSONShape<Value>) -> Value? {
    guard let json = self[key] else {
      var fault = shape.fault(nil)
      fault.enter(key)
      faults.append(fault)
      return nil
    }
    return read(json, key, shape)
  }

  /// The field's value; nil when it is left out, null, or (with a fault) has another shape.
  mutating func optional<Value>(_ key: String, _ shape: JSONShape<Value>) -> Value? {
    guard let json = self[key] else { return nil }
    if case .null = json { return nil }
    return read(json, key, shape)
  }

  private mutating func read<Value>(
    _ json: JSON, _ key: String, _ shape: JSONShape<Value>
  ) -> Value? {
    let known = faults.count
    let value = shape.value(json, &faults)
    for index in known..<faults.count { faults[index].enter(key) }
    return value
  }
}
