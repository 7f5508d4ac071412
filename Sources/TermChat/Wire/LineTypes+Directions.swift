extension LineTypes {
  @Sendable static func key(_ fields: inout JSONFields) -> ScriptLine.Content? {
    let key = fields.required("key", .key)
    let times = fields.optional("times", .clamped(1...10_000)) ?? 1
    return key.map { .direction(.key($0, times: times)) }
  }

  @Sendable static func input(_ fields: inout JSONFields) -> ScriptLine.Content? {
    fields.required("text", .string).map { .direction(.input($0)) }
  }

  @Sendable static func paste(_ fields: inout JSONFields) -> ScriptLine.Content? {
    fields.required("text", .string).map { .direction(.paste($0)) }
  }

  @Sendable static func mouse(_ fields: inout JSONFields) -> ScriptLine.Content? {
    let action: Mouse.Action? = fields.required("action", .choice)
    let row = fields.required("row", .integer(0...9_999))
    let column = fields.required("column", .integer(0...9_999))
    guard let action, let row, let column else { return nil }
    return .direction(.mouse(Mouse(action, at: Point(row: row, column: column))))
  }

  @Sendable static func focus(_ fields: inout JSONFields) -> ScriptLine.Content? {
    fields.required("on", .bool).map { .direction(.focus($0)) }
  }

  @Sendable static func resize(_ fields: inout JSONFields) -> ScriptLine.Content? {
    let columns = fields.required("columns", .cells)
    let rows = fields.required("rows", .cells)
    guard let columns, let rows else { return nil }
    return .direction(.resize(Size(rows: rows, columns: columns)))
  }

  @Sendable static func wait(_ fields: inout JSONFields) -> ScriptLine.Content? {
    fields.required("seconds", .delay).map { .direction(.wait(milliseconds: $0)) }
  }
}

extension LineTypes {
  @Sendable static func expect(_ fields: inout JSONFields) -> ScriptLine.Content? {
    let text = fields.required("text", .string)
    let row = fields.optional("row", .integer(-1_000...999))
    let isAbsent = fields.optional("absent", .bool) ?? false
    return text.map {
      .direction(.expect(Expectation(text: $0, row: row, isAbsent: isAbsent)))
    }
  }

  @Sendable static func snapshot(_ fields: inout JSONFields) -> ScriptLine.Content? {
    fields.required("name", .name).map { .direction(.snapshot(name: $0)) }
  }

  @Sendable static func ready(_ fields: inout JSONFields) -> ScriptLine.Content? {
    _ = fields.optional("protocol", .integer(1...1))
    var options = SessionOptions()
    options.session = fields.optional("session", .id)
    options.user = fields.optional("user", .id)
    options.columns = fields.optional("columns", .cells)
    options.rows = fields.optional("rows", .cells)
    options.clock = fields.optional("clock", .time)
    options.zone = fields.optional("zone", .name)
    options.language = fields.optional("language", .name)
    options.theme = fields.optional("theme", .string)
    options.ascii = fields.optional("ascii", .bool)
    options.color = fields.optional("color", .name)
    options.keepsHistory = fields.optional("keepsHistory", .bool)
    options.motion = fields.optional("motion", .bool)
    return .ready(options)
  }
}

extension JSONShape where Value == Int {
  /// The columns or rows of a screen.
  fileprivate static var cells: JSONShape { .clamped(1...1_000) }
}

extension JSONShape where Value == Key {
  fileprivate static var key: JSONShape {
    JSONShape("a key like Enter, Ctrl-a, F1 or x") { json, _ in
      // No key's name is longer, and reading one takes time in proportion to its square.
      json.string.flatMap { $0.utf8.count <= 128 ? Key(name: $0) : nil }
    }
  }
}
