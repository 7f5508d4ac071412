extension JSONShape where Value == String {
  /// The longest name and id, in bytes.
  static var maximumName: Int { 256 }

  /// An id: a string that isn't empty.
  static var id: JSONShape {
    JSONShape("a string of 1 to \(maximumName) bytes") { json, _ in
      if case .string(let id) = json, 1...maximumName ~= id.utf8.count { id } else { nil }
    }
  }

  /// A name; may be empty.
  static var name: JSONShape {
    JSONShape("a string of at most \(maximumName) bytes") { json, _ in
      if case .string(let name) = json, name.utf8.count <= maximumName { name } else { nil }
    }
  }

  static var typeName: JSONShape {
    JSONShape("a type of protocol 1") { json, _ in json.string }
  }
}

extension JSONShape where Value == Instant {
  static var time: JSONShape {
    JSONShape("a time like 2026-11-20T09:14:00Z") { json, _ in
      json.string.flatMap(Instant.init(rfc3339:))
    }
  }
}

extension JSONShape where Value == Int64 {
  /// The longest delay of one line, in milliseconds: 30 years, lest numbers lose their last digits.
  static let longestDelay: Int64 = 1_000_000_000_000

  /// Seconds read as milliseconds; more than the longest delay is that.
  static var delay: JSONShape {
    JSONShape("a number of seconds from 0") { json, _ in
      guard case .number(let seconds) = json, seconds >= 0 else { return nil }
      // `rounded()` would need the C library's mathematics.
      return Int64(min(seconds * 1000, Double(longestDelay)) + 0.5)
    }
  }
}

extension JSONShape where Value == Double {
  /// How long something plays, in seconds; 30 years and more are 30 years.
  static var duration: JSONShape {
    JSONShape("a number of seconds from 0") { json, _ in
      if case .number(let seconds) = json, seconds >= 0 { min(seconds, 1e9) } else { nil }
    }
  }
}

extension JSONShape where Value == Color {
  static var color: JSONShape {
    JSONShape("a colour like #1E90FF") { json, _ in
      guard let text = json.string, text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
        text.dropFirst().allSatisfy(\.isHexDigit)
      else { return nil }
      return UInt32(text.dropFirst(), radix: 16).map(Color.rgb)
    }
  }
}

extension JSONShape where Value == JSON {
  /// An object that somebody else reads.
  static var anyObject: JSONShape {
    JSONShape("an object") { json, _ in if case .object = json { json } else { nil } }
  }
}
