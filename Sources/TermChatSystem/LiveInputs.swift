public import TermChat

/// What a live session listens to.
public struct LiveInputs {
  public var device: TerminalDevice
  public var signals: SignalPipe
  public var script: ScriptFeed?
  /// What diagnostics call the script.
  public var scriptName: String
  /// What an answer of the terminal tells about the forms of text it shows.
  public var learn: (TerminalAnswer) -> GlyphForms?

  public init(
    device: TerminalDevice, signals: SignalPipe, script: ScriptFeed? = nil,
    scriptName: String = "-", learn: @escaping (TerminalAnswer) -> GlyphForms? = { _ in nil }
  ) {
    self.device = device
    self.signals = signals
    self.script = script
    self.scriptName = scriptName
    self.learn = learn
  }

  func descriptors(with script: ScriptFeed?) -> [Int32] {
    [device.descriptor, signals.descriptor] + (script.map { [$0.descriptor] } ?? [])
  }
}
