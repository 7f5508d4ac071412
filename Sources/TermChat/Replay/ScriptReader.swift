/// Bytes of a script to its lines.
public struct ScriptReader: Sendable {
  private var splitter = LineSplitter()
  private let decoder: WireDecoder
  private let name: String
  private var lastNumber = 0

  /// `name` is what diagnostics call the script; `-` for standard input.
  public init(name: String, allowsDirections: Bool = true) {
    self.name = name
    decoder = WireDecoder(file: name, allowsDirections: allowsDirections)
  }

  public mutating func read(_ bytes: some Collection<UInt8>) -> [ScriptItem] {
    let lines = splitter.feed(bytes)
    lastNumber = lines.last?.number ?? lastNumber
    return lines.compactMap(item)
  }
}

extension ScriptReader {
  /// The last line, when it lacks its end; after it why the script can't be read to its end.
  public mutating func finish(_ failure: String? = nil) -> [ScriptItem] {
    var items = splitter.finish().flatMap(item).map { [$0] } ?? []
    if let failure {
      let number = lastNumber + 1
      let diagnostic = Diagnostic(
        file: name, line: number, expected: "more to read", found: failure)
      items.append(
        ScriptItem(ScriptLine(.nothing), number: number, diagnostics: [diagnostic]))
    }
    return items
  }

  private func item(_ line: LineSplitter.Line) -> ScriptItem? {
    let (read, diagnostics) = decoder.decode(line)
    guard read != nil || !diagnostics.isEmpty else { return nil }
    return ScriptItem(
      read ?? ScriptLine(.nothing), number: line.number, diagnostics: diagnostics)
  }
}
