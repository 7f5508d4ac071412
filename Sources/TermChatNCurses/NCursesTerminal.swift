import CNCurses
public import TermChat
public import TermChatSystem

/// A terminal driven by ncurses, which writes what changed in as few bytes as it can.
///
/// One at a time in a process, used from one thread. Open a `SignalPipe` first: ncurses then
/// leaves the signals alone. While the screen is taken, a crash gives the terminal back.
public final class NCursesTerminal: Terminal {
  private enum State { case taken, suspended, closed }

  public private(set) var size: Size
  public let colorDepth: ColorDepth
  /// The forms of text this terminal shows in the width counted for them, as far as is known.
  public private(set) var forms: GlyphForms
  /// What this terminal's keys send, for a `KeyDecoder`.
  public let keys: [(bytes: [UInt8], key: Key)]

  private let device: TerminalDevice
  private let screen: Screen
  private let modes: TerminalModes
  private let clipboard: Clipboard
  private let emergencyBytes: String
  private var canvas: Canvas
  private var state = State.taken
  private var frame = Frame(surface: Surface(size: .zero))
  private var probe: FormProbe
  private var title = ""
  private var isCursorShown = true
  private var hasMouse = true

  /// Takes the screen; `environment` says what the terminal is (`TERM`, `COLORTERM`, `LANG`, …).
  public init(
    device: TerminalDevice, options: TerminalOptions = TerminalOptions(),
    environment: [String: String]
  ) throws(TerminalError) {
    let locale = Locale(environment)
    device.saveModes()
    screen = try Screen(on: device, environment: environment, options: options)
    self.device = device
    forms = locale.forms
    probe = FormProbe(locale.forms)
    modes = TerminalModes(type: environment["TERM", default: ""], options: options)
    clipboard = Clipboard(
      device: device, isModern: modes.isModern, tmux: TmuxClipboard(environment: environment))
    colorDepth = screen.mapping.depth
    keys = TerminalKeys.read()
    emergencyBytes = Screen.emergencyBytes
    let pairLimit = Int(termchat_pair_limit())
    canvas = Canvas(
      isUTF8: locale.isUTF8, renditions: Renditions(mapping: screen.mapping, pairLimit: pairLimit))
    size = device.size
    resizeScreen()
    take()
    if modes.isModern { ask() }
  }

  deinit { close() }

  public func show(_ frame: Frame) {
    guard state == .taken else { return }
    setTitle(frame.title)
    setMouse(frame.wantsMouse)
    let rows = canvas.draw(frame, size: size)
    let isSame =
      rows == 0 && frame.cursor == self.frame.cursor
      && frame.surface.size == self.frame.surface.size
    self.frame = frame
    if !isSame { update(isWhole: rows > 1) }
  }
}

extension NCursesTerminal {
  /// Follows the window's size; the next frame is drawn whole.
  public func resize(to size: Size) {
    let limit = TerminalDevice.sizeLimit
    let new = Size(
      rows: min(max(1, size.rows), limit), columns: min(max(1, size.columns), limit))
    guard new != self.size, state != .closed else { return }
    self.size = new
    resizeScreen()
  }

  /// Sets the modes and paints everything again, as after another program used the screen or
  /// SIGSTOP stopped this one.
  public func redraw() {
    if state == .taken { resume() }
  }

  /// Copies by OSC 52 between two frames, 74,994 bytes at most, and in tmux by its own command,
  /// which takes any length.
  @discardableResult
  public func copy(_ text: String) -> CopyOutcome {
    state == .taken ? clipboard.copy(text) : .unsupported
  }

  /// Takes in what the terminal said about itself; the forms it shows, when they are others now.
  public func learn(from answer: TerminalAnswer) -> GlyphForms? {
    guard let new = probe.hear(answer) else { return nil }
    forms = new
    return new
  }

  /// Gives the terminal back, stops the process until it is continued, and takes the terminal
  /// again.
  public func suspend() {
    release()
    Signal.stopProcess()
    resume()
  }

  /// Gives the terminal back as it was found; frames are not shown until `resume()`.
  public func release() {
    guard state == .taken else { return }
    giveBack()
    state = .suspended
  }

  /// Takes the terminal again, in its size now, and paints the last frame.
  public func resume() {
    guard state != .closed else { return }
    if state == .suspended { takeAgain() }
    reset_prog_mode()
    resize(to: device.size)
    termchat_repaint_all()
    setTitle(frame.title)
    let rows = canvas.draw(frame, size: size)
    update(isWhole: rows > 1)
    take()
  }

  /// Gives the terminal back as it was found, for good; more calls do nothing.
  public func close() {
    release()
    guard state == .suspended else { return }
    state = .closed
    screen.close()
  }
}

extension NCursesTerminal {
  private func resizeScreen() {
    resizeterm(Int32(size.rows), Int32(size.columns))
    canvas.forget()
    // The frame seen last is no longer on the screen.
    frame.cursor = nil
    frame.surface = Surface(size: .zero)
  }

  private func take() {
    armGuard()
    device.write(Array(modes.on.utf8))
    hasMouse = true
    setMouse(frame.wantsMouse)
  }

  // The shell may have been given other modes meanwhile.
  private func takeAgain() {
    state = .taken
    device.saveModes()
    def_shell_mode()
    screen.comeBack(on: device)
    isCursorShown = true
  }

  /// Nobody waits for the answers.
  private func ask() {
    let forms = forms.ascii ? "" : FormProbe.question
    device.write(Array((TerminalModes.askBackground + forms).utf8))
  }

  private func armGuard() {
    let bytes =
      (modes.isModern ? TerminalModes.endFrame : "") + modes.off + emergencyBytes
      + (title.isEmpty ? "" : TerminalModes.popTitle)
    CrashGuard.arm(device, writing: Array(bytes.utf8))
  }

  private func giveBack() {
    device.write(Array(modes.off.utf8))
    endwin()
    if !title.isEmpty { device.write(Array(TerminalModes.popTitle.utf8)) }
    title = ""
    device.restoreModes()
    CrashGuard.disarm()
  }

  private func setMouse(_ isWanted: Bool) {
    guard isWanted != hasMouse else { return }
    hasMouse = isWanted
    device.write(Array(modes.mouse(isWanted).utf8))
  }

  private func setTitle(_ new: String) {
    guard !new.isEmpty, new != title, modes.isModern else { return }
    let isFirst = title.isEmpty
    title = new
    if isFirst { armGuard() }
    device.write(Array(((isFirst ? TerminalModes.pushTitle : "") + TerminalModes.title(new)).utf8))
  }

  /// Writes what changed; as one piece, where the terminal knows how, when that is much.
  private func update(isWhole: Bool) {
    let isSynchronized = isWhole && modes.isModern
    // putp would write to standard output, whatever terminal is open.
    if isSynchronized { device.write(Array(TerminalModes.beginFrame.utf8)) }
    if frame.cursor == nil { showCursor(false) }
    if let cursor = frame.cursor {
      _ = termchat_move(Int32(clamping: cursor.row), Int32(clamping: cursor.column))
    }
    _ = termchat_stage()
    doupdate()
    if frame.cursor != nil { showCursor(true) }
    if isSynchronized { device.write(Array(TerminalModes.endFrame.utf8)) }
  }

  private func showCursor(_ isShown: Bool) {
    guard isShown != isCursorShown else { return }
    isCursorShown = isShown
    curs_set(isShown ? 1 : 0)
  }
}
