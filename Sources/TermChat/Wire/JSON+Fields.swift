extension JSON {
  /// An object of the fields that have a value.
  static func fields(_ fields: [(key: String, value: JSON?)]) -> JSON {
    .object(fields.compactMap { field in field.value.map { Member(field.key, $0) } })
  }

  init(_ integer: Int) { self = .number(Double(integer)) }

  init?(_ update: Update<String>) { self.init(update, JSON.string) }

  /// Nil for what stays as it is.
  init?<Value>(_ update: Update<Value>, _ json: (Value) -> JSON) {
    switch update {
    case .keep: return nil
    case .clear: self = .null
    case .set(let value): self = json(value)
    }
  }
}

extension MessageKind {
  /// The one field a content is in a message; a kind without a form of its own is a custom one.
  var wireField: (key: String, value: JSON?) {
    if let known = self as? any WireContent { return (type(of: known).key, known.json) }
    let fields = [("kind", JSON.string(name)), ("text", .string(text))].map(JSON.Member.init)
    return (Custom.key, .object(fields))
  }

  var wireForm: JSON { .fields([wireField]) }
}
