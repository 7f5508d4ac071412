/// Bytes of a script to its lines.
public struct ScriptReader: Sendable {
  private var splitter = LineSplitter()
  private let decoder: WireDecoder

  /// `name` is what diagnostics call the script; `-` for standard input.
  public init(name: String, allowsDirections: Bool = true) {
    decoder = WireDecoder(file: name, allowsDirections: allowsDirections)
  }

  public mutating func read(_ bytes: some Collection<UInt8>) -> [ScriptItem] {
    splitter.feed(bytes).compactMap(item)
  }

  /// The last line, when it lacks its end.
  public mutating func finish() -> [ScriptItem] {
    splitter.finish().flatMap(item).map { [$0] } ?? []
  }

  private func item(_ line: LineSplitter.Line) -> ScriptItem? {
    let (read, diagnostics) = decoder.decode(line)
    guard read != nil || !diagnostics.isEmpty else { return nil }
    return ScriptItem(
      read ?? ScriptLine(.nothing), number: line.number, diagnostics: diagnostics)
  }
}
