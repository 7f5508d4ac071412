extension JSON {
  /// The value on one line, safe to show, cut after about 40 characters.
  var excerpt: String {
    var writer = JSONWriter(limit: 200)
    writer.write(self)
    let shown = writer.text.unicodeScalars.reduce(into: "") { $0 += $1.shown }
    let scalars = shown.unicodeScalars
    guard scalars.count > 40 else { return shown }
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

extension Unicode.Scalar {
  /// Itself, or as JSON escapes it where nobody would see it.
  fileprivate var shown: String {
    let isSeen =
      !properties.isDefaultIgnorableCodePoint
      && (properties.generalCategory != .spaceSeparator || self == " ")
      && properties.generalCategory != .format
    if isSeen { return String(self) }
    return String(self).utf16.map { "\\u" + UInt32($0).digits(4, radix: 16) }.joined()
  }
}
