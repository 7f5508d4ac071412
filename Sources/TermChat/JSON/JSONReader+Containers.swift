extension JSONReader {
  mutating func array(depth: Int) throws(JSONFault) -> [JSON] {
    try enter(depth)
    var values: [JSON] = []
    if skip(UInt8(ascii: "]")) { return values }
    let outer = path
    repeat {
      let known = faults.count
      if places != nil { place(outer + "[\(values.count)]", key: nil) }
      let value = try value(depth: depth)
      for index in known..<faults.count { faults[index].enter(values.count) }
      values.append(value)
    } while skip(UInt8(ascii: ","))
    path = outer
    if !skip(UInt8(ascii: "]")) { throw fault(expected: #""," or "]""#) }
    return values
  }

  mutating func object(depth: Int) throws(JSONFault) -> [JSON.Member] {
    try enter(depth)
    var members: [JSON.Member] = []
    if skip(UInt8(ascii: "}")) { return members }
    members.reserveCapacity(8)
    var keys = JSONKeys()
    let outer = path
    repeat {
      if let member = try member(depth: depth, in: outer, &keys, members) {
        members.append(member)
      }
    } while skip(UInt8(ascii: ","))
    path = outer
    if !skip(UInt8(ascii: "}")) { throw fault(expected: #""," or "}""#) }
    return members
  }

  private mutating func enter(_ depth: Int) throws(JSONFault) {
    if depth > maximumDepth {
      throw JSONFault(
        expected: "at most \(maximumDepth) levels of nesting", found: "more", offset: offset)
    }
    offset += 1
  }

  /// Nil for a key that was there before: the first counts.
  private mutating func member(
    depth: Int, in outer: String, _ keys: inout JSONKeys, _ members: [JSON.Member]
  ) throws(JSONFault) -> JSON.Member? {
    let known = faults.count
    skipSpace()
    let start = offset
    if byte != UInt8(ascii: "\"") { throw fault(expected: "a key in quotes") }
    let key = try string()
    if !skip(UInt8(ascii: ":")) { throw fault(expected: "\":\"") }
    skipSpace()
    let isNew = keys.insert(key, into: members)
    if places != nil, isNew {
      place(outer.isEmpty ? JSONFault.step(key) : outer + "." + JSONFault.step(key), key: start)
    }
    let value = try value(depth: depth)
    if !isNew {
      faults.append(
        JSONFault(expected: Self.oneValue, found: "a second: " + value.found, offset: start))
    }
    for index in known..<faults.count { faults[index].enter(key) }
    return isNew ? JSON.Member(key, value) : nil
  }

  /// What a duplicate key offends against.
  static let oneValue = "one value"

  private mutating func place(_ path: String, key: Int?) {
    self.path = path
    skipSpace()
    places?[path] = JSONDocument.Place(key: key, value: offset)
  }
}
