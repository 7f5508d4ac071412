/// Reads the lines of the protocol.
public struct WireDecoder: Sendable {
  private let file: String
  private let allowsDirections: Bool

  /// `file` is named in diagnostics; stage directions are for scripts, not for live programs.
  public init(file: String, allowsDirections: Bool = true) {
    self.file = file
    self.allowsDirections = allowsDirections
  }

  /// What one line says, and what is wrong with it; neither for blank lines and `#` comments.
  public func decode(
    _ line: ArraySlice<UInt8>, number: Int
  ) -> (line: ScriptLine?, diagnostics: [Diagnostic]) {
    let isMarked = number == 1 && line.starts(with: [0xEF, 0xBB, 0xBF])
    let line = isMarked ? line.dropFirst(3) : line
    let first = line.first { $0 != 0x20 && !(0x09...0x0D ~= $0) }
    guard let first, first != UInt8(ascii: "#") else { return (nil, []) }
    if line.count > LineSplitter.maximumLength { return (nil, [overlong(number)]) }
    var (json, faults) = JSON.read(line)
    guard let json else { return (nil, diagnostics(located(faults, in: line), number)) }
    let result = decode(json, &faults)
    return (result, faults.isEmpty ? [] : diagnostics(faults, number))
  }

  /// As `decode(_:number:)`, for a line that may have been too long to keep.
  public func decode(_ line: LineSplitter.Line) -> (line: ScriptLine?, diagnostics: [Diagnostic]) {
    line.isOverlong
      ? (nil, [overlong(line.number)]) : decode(line.bytes, number: line.number)
  }
}

extension WireDecoder {
  private func decode(_ json: JSON, _ faults: inout [JSONFault]) -> ScriptLine? {
    guard case .object(let members) = json else {
      faults.append(JSONFault(expected: "an object", found: json.found))
      return nil
    }
    var fields = JSONFields(members)
    let after = fields.optional("after", .delay) ?? 0
    let type = fields.required("type", .typeName)
    let content = if let type { content(type, &fields) } else { nil as ScriptLine.Content? }
    faults += fields.faults
    if let content { return ScriptLine(after: after, content) }
    return after > 0 ? ScriptLine(after: after, .nothing) : nil
  }

  private func content(_ type: String, _ fields: inout JSONFields) -> ScriptLine.Content? {
    if DraftUpdate.isMeant(by: type, fields) {
      if allowsDirections { return .direction(.draft(DraftUpdate(&fields))) }
      fields.reportFiles()
    }
    if let event = LineTypes.events[type] { return event(&fields).map(ScriptLine.Content.event) }
    if type == GlyphForms.wireType { return .forms(GlyphForms(&fields)) }
    if type == Backdrop.wireType { return Backdrop(&fields).map(ScriptLine.Content.backdrop) }
    if type == CompletionAnswer.wireType {
      return CompletionAnswer(&fields).map(ScriptLine.Content.completions)
    }
    if type.hasPrefix("x-") { return .nothing }
    guard let direction = LineTypes.directions[type] else {
      fields.report(LineTypes.unknown(type))
      return nil
    }
    if allowsDirections { return direction(&fields) }
    fields.report(
      JSONFault(
        "type", expected: "an event (only a script says what the user does)",
        found: JSON.string(type).found))
    return nil
  }
}

extension WireDecoder {
  /// How many faults of one line are told.
  private static let maximumFaults = 16

  private func diagnostics(_ faults: [JSONFault], _ number: Int) -> [Diagnostic] {
    var told = faults.prefix(Self.maximumFaults).map { fault in
      Diagnostic(
        file: file, line: number, field: fault.field, expected: fault.expected, found: fault.found)
    }
    if faults.count > told.count {
      told.append(
        Diagnostic(
          file: file, line: number, expected: "at most \(Self.maximumFaults) faults in a line",
          found: "\(faults.count)"))
    }
    return told
  }

  /// Faults of syntax have no field: the column says where.
  private func located(_ faults: [JSONFault], in line: ArraySlice<UInt8>) -> [JSONFault] {
    faults.map { fault in
      guard fault.field.isEmpty, let offset = fault.offset else { return fault }
      let column = line.prefix(offset).count { $0 & 0xC0 != 0x80 } + 1
      return JSONFault("column \(column)", expected: fault.expected, found: fault.found)
    }
  }

  private func overlong(_ number: Int) -> Diagnostic {
    Diagnostic(file: file, line: number, expected: "a line of at most 1 MiB", found: "a longer one")
  }
}
