/// A `composer` line too, but with files: only a script has it, as it says what the user does.
extension DraftUpdate {
  static let wireType = "composer"

  var wireFields: WireFields {
    [
      ("text", JSON(text)),
      ("attach", attach.isEmpty ? nil : .array(attach.map { .fields($0.wireFields) })),
      ("replacing", replacing.map(JSON.string)),
    ]
  }

  init(_ fields: inout JSONFields) {
    self.init(
      text: fields.update("text", .string),
      attach: fields.optional("attach", .list(of: .attachment)) ?? [],
      replacing: fields.optional("replacing", .string))
    for name in ["placeholder", "enabled", "limit", "button", "busy"] where fields.has(name) {
      fields.report(JSONFault(name, expected: "a line without files", found: "one with attach"))
    }
  }

  /// The line is about files.
  static func isMeant(by type: String, _ fields: JSONFields) -> Bool {
    type == wireType && fields.has("attach")
  }
}

extension JSONFields {
  /// Tells a live program that its files don't count.
  mutating func reportFiles() {
    report(
      JSONFault(
        "attach", expected: "nothing (only a script attaches files)",
        found: (self["attach"] ?? .null).found))
  }
}
