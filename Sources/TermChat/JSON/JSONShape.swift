/// What a field must look like, and its value when it does.
struct JSONShape<Value> {
  private let phrase: () -> String
  /// Nil for another shape; faults of parts it reports itself.
  let read: (JSON, inout [JSONFault]) -> Value?

  /// `expected` is only put together for a diagnostic.
  init(
    _ expected: @autoclosure @escaping () -> String,
    read: @escaping (JSON, inout [JSONFault]) -> Value?
  ) {
    phrase = expected
    self.read = read
  }

  var expected: String { phrase() }

  func fault(_ json: JSON?) -> JSONFault {
    JSONFault(expected: expected, found: json?.found ?? "nothing")
  }
}

extension JSONShape {
  /// Reads `json`, with a fault whenever there is no value.
  func value(_ json: JSON, _ faults: inout [JSONFault]) -> Value? {
    let known = faults.count
    let value = read(json, &faults)
    if value == nil, faults.count == known { faults.append(fault(json)) }
    return value
  }

  /// An object read field by field.
  static func object(
    _ expected: @autoclosure @escaping () -> String = "an object",
    read: @escaping (inout JSONFields) -> Value?
  ) -> JSONShape {
    JSONShape(expected()) { json, faults in
      guard case .object(let members) = json else { return nil }
      var fields = JSONFields(members)
      let value = read(&fields)
      faults += fields.faults
      return value
    }
  }
}

extension JSONShape where Value == String {
  static var string: JSONShape { JSONShape("a string") { json, _ in json.string } }
}

extension JSONShape where Value == Bool {
  static var bool: JSONShape {
    JSONShape("true or false") { json, _ in
      if case .bool(let value) = json { value } else { nil }
    }
  }
}

extension JSONShape where Value == Double {
  static func number(_ range: ClosedRange<Double>) -> JSONShape {
    JSONShape(
      "a number from \(JSON.number(range.lowerBound).text) to \(JSON.number(range.upperBound).text)"
    ) {
      json, _ in
      if case .number(let value) = json, range.contains(value) { value } else { nil }
    }
  }
}

extension JSONShape where Value == Int {
  static func integer(_ range: ClosedRange<Int>) -> JSONShape {
    JSONShape("a whole number from \(range.lowerBound) to \(range.upperBound)") { json, _ in
      if let value = json.integer, range.contains(value) { value } else { nil }
    }
  }

  /// As `integer`, but a number out of range counts as the nearest in it, with a fault.
  static func clamped(_ range: ClosedRange<Int>) -> JSONShape {
    let shape = integer(range)
    return JSONShape(shape.expected) { json, faults in
      if let value = shape.read(json, &faults) { return value }
      // From 2⁵³ on every number is a whole one.
      guard case .number(let value) = json, json.integer != nil || value.magnitude > 0x1p53
      else { return nil }
      faults.append(shape.fault(json))
      return value < Double(range.lowerBound) ? range.lowerBound : range.upperBound
    }
  }
}

extension JSONShape
where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of an enumeration's names.
  static var choice: JSONShape {
    JSONShape(Value.allCases.map(\.rawValue).listed()) { json, _ in
      json.string.flatMap(Value.init)
    }
  }
}

extension JSONShape {
  /// An array; elements of another shape are left out, each with a fault.
  static func list<Element>(of shape: JSONShape<Element>) -> JSONShape where Value == [Element] {
    JSONShape("an array") { json, faults in
      guard case .array(let values) = json else { return nil }
      var elements: [Element] = []
      elements.reserveCapacity(values.count)
      for (index, value) in values.enumerated() {
        let known = faults.count
        if let element = shape.value(value, &faults) { elements.append(element) }
        for fault in known..<faults.count { faults[fault].enter(index) }
      }
      return elements
    }
  }
}
