/// A line of a script as it was read: what it says, and what is wrong with it.
public struct ScriptItem: Equatable, Sendable {
  public var line: ScriptLine
  public var number: Int
  public var diagnostics: [Diagnostic]

  public init(_ line: ScriptLine, number: Int, diagnostics: [Diagnostic] = []) {
    self.line = line
    self.number = number
    self.diagnostics = diagnostics
  }
}
