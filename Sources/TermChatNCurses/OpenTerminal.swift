public import TermChatSystem

/// A terminal taken over, with everything round it in the order that gives it back whole: standard
/// error to the log, the signals to a pipe, then the screen.
public final class OpenTerminal {
  public let device: TerminalDevice
  public let signals: SignalPipe
  public let terminal: NCursesTerminal
  private let log: ErrorLog

  /// Takes the terminal that the process was started on.
  public init(
    options: TerminalOptions = TerminalOptions(),
    environment: [String: String] = ProcessEnvironment.current
  ) throws {
    device = try TerminalDevice()
    signals = try SignalPipe()
    log = ErrorLog(environment: environment)
    terminal = try NCursesTerminal(
      device: device, options: options, environment: environment)
  }

  deinit { close() }

  /// Gives everything back as it was found; more calls do nothing.
  public func close() {
    terminal.close()
    log.close()
  }
}
