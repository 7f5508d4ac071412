extension Attachment {
  var wireFields: WireFields {
    [
      ("path", .string(path)), ("bytes", .number(Double(bytes))),
      ("at", place.map { JSON($0) }),
    ]
  }
}

extension JSONShape where Value == Attachment {
  // Numbers of JSON are exact up to here; no file is larger.
  private static var mostBytes: Int { 1 << 53 }
  // No draft is longer.
  private static var lastPlace: Int { 1_000_000 }

  static var attachment: JSONShape {
    .object { fields in
      let path = fields.required("path", .filePath)
      let bytes = fields.optional("bytes", .integer(0...mostBytes)) ?? 0
      let place = fields.optional("at", .integer(0...lastPlace))
      return path.map { Attachment(path: $0, bytes: Int64(bytes), place: place) }
    }
  }
}

extension JSONShape where Value == String {
  /// The longest path that Linux takes, in bytes (PATH_MAX).
  private static var longestPath: Int { 4_096 }

  static var filePath: JSONShape {
    JSONShape("a path of 1 to \(longestPath) bytes") { json, _ in
      if case .string(let path) = json, 1...longestPath ~= path.utf8.count { path } else { nil }
    }
  }
}
