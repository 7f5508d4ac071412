public import TermChat

/// What a live session listens to.
public struct LiveInputs {
  public var device: TerminalDevice
  public var signals: SignalPipe
  public var script: ScriptFeed?
  /// What diagnostics call the script.
  public var scriptName: String
  /// Where the script's and the source's themes are.
  public var library: ThemeLibrary
  /// Milliseconds in which the terminal may tell its background, since a later change would disturb;
  /// nil where it is known.
  public var backdropPatience: Int64? = 1_000
  /// What an answer of the terminal tells about the forms of text it shows.
  public var learn: (TerminalAnswer) -> GlyphForms?

  public init(
    device: TerminalDevice, signals: SignalPipe, script: ScriptFeed? = nil,
    scriptName: String = "-",
    library: ThemeLibrary = ThemeLibrary(environment: ProcessEnvironment.current),
    learn: @escaping (TerminalAnswer) -> GlyphForms? = { _ in nil }
  ) {
    self.device = device
    self.signals = signals
    self.script = script
    self.scriptName = scriptName
    self.library = library
    self.learn = learn
  }

  func descriptors(with script: ScriptFeed?) -> [Int32] {
    [device.descriptor, signals.descriptor] + (script.map { [$0.descriptor] } ?? [])
  }
}
