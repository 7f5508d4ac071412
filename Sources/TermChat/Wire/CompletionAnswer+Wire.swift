/// What a recording says of completions that came from outside of the screen.
///
/// An extension of the protocol, which only a recording has; others skip it.
extension CompletionAnswer {
  static let wireType = "x-completions"

  var wireFields: WireFields {
    [
      ("prefix", .string(query.prefix)), ("filter", .string(query.filter)),
      ("completions", .array(completions.map { .fields($0.wireFields) })),
    ]
  }

  /// Nil without what was asked.
  init?(_ fields: inout JSONFields) {
    let prefix = fields.required("prefix", .string)
    let filter = fields.required("filter", .string)
    let completions = fields.optional("completions", .list(of: .completion)) ?? []
    guard let prefix, let filter else { return nil }
    self.init(CompletionQuery(prefix: prefix, filter: filter), completions)
  }
}

extension Completion {
  fileprivate var wireFields: WireFields {
    [
      ("text", .string(text)), ("detail", detail.isEmpty ? nil : .string(detail)),
      ("context", context.map(JSON.string)), ("partial", isPartial ? .bool(true) : nil),
    ]
  }
}

extension JSONShape where Value == Completion {
  fileprivate static var completion: JSONShape {
    .object { fields in
      guard let text = fields.required("text", .string) else { return nil }
      return Completion(
        text, detail: fields.optional("detail", .string) ?? "",
        context: fields.optional("context", .string),
        isPartial: fields.optional("partial", .bool) ?? false)
    }
  }
}
