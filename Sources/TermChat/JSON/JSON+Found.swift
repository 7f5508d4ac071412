extension JSON {
  /// The value on one line, safe to show, cut after about 40 characters.
  var excerpt: String {
    var writer = JSONWriter(limit: 200)
    writer.write(self)
    let scalars = writer.text.unicodeScalars
    guard scalars.count > 40 else { return writer.text }
    return String(scalars.prefix(39)) + "…"
  }

  /// What diagnostics say was found: the type and an excerpt.
  package var found: String {
    switch self {
    case .null, .bool: excerpt
    case .number: "number \(excerpt)"
    case .string: "string \(excerpt)"
    case .array: "array \(excerpt)"
    case .object: "object \(excerpt)"
    }
  }
}
