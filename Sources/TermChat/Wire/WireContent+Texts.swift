extension Text: WireContent {
  static var key: String { "text" }
  static var shape: JSONShape<Text> {
    JSONShape("a string") { json, _ in json.string.map(Text.init) }
  }
  var json: JSON { .string(text) }
}

extension Markdown: WireContent {
  static var key: String { "markdown" }
  static var shape: JSONShape<Markdown> {
    JSONShape("a string") { json, _ in json.string.map(Markdown.init) }
  }
  var json: JSON { .string(text) }
}

extension Emoji: WireContent {
  static var key: String { "emoji" }
  static var shape: JSONShape<Emoji> {
    JSONShape("a string") { json, _ in json.string.map(Emoji.init) }
  }
  var json: JSON { .string(text) }
}

extension Custom: WireContent {
  static var key: String { "custom" }

  static var shape: JSONShape<Custom> {
    .object { fields in
      let members = fields.members
      return fields.required("kind", .id).map { Custom(kind: $0, fields: .object(members)) }
    }
  }

  /// The fields, whose `kind` is the name whatever they say.
  var json: JSON {
    if fields["kind"] == .string(name) { return fields }
    let others = fields.members.filter { $0.key != "kind" }
    return .object([JSON.Member("kind", .string(name))] + others)
  }
}
