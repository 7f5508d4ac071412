/// What a live session listens to.
public struct LiveInputs {
  public var device: TerminalDevice
  public var signals: SignalPipe
  public var script: ScriptFeed?
  /// What diagnostics call the script.
  public var scriptName: String

  public init(
    device: TerminalDevice, signals: SignalPipe, script: ScriptFeed? = nil,
    scriptName: String = "-"
  ) {
    self.device = device
    self.signals = signals
    self.script = script
    self.scriptName = scriptName
  }

  var descriptors: [Int32] {
    [device.descriptor, signals.descriptor] + (script.map { [$0.descriptor] } ?? [])
  }
}
