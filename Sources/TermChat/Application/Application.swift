/// The loop: wait, handle, do, draw.
public struct Application<World: Host, Device: Terminal> {
  public private(set) var screen: ChatScreen
  public private(set) var host: World
  public private(set) var terminal: Device

  public init(screen: ChatScreen, host: World, terminal: Device) {
    self.screen = screen
    self.host = host
    self.terminal = terminal
  }

  /// Runs until the user quits or the host has nothing more to say.
  public mutating func run() {
    // What is there already belongs into the first frame.
    var deadline: Instant? = screen.now
    while let batch = host.next(until: deadline) {
      for case .resized(let size) in batch.events { terminal.resize(to: size) }
      let goesOn = perform(screen.handle(batch), at: batch.at)
      if host.wantsFrame || !goesOn { show() }
      if !goesOn { return }
      deadline = screen.nextDeadline
    }
  }
}

extension Application {
  private mutating func show() {
    let frame = screen.draw()
    terminal.show(frame)
    host.didShow(frame)
  }

  /// False when the user quit.
  private mutating func perform(_ effects: [Effect], at now: Instant) -> Bool {
    for effect in effects {
      switch effect {
      case .request(let request): host.perform(request, at: now)
      case .tell(let change): host.didChange(change)
      case .copy(let text): copy(text)
      case .open(let url): host.open(url)
      case .serve(let service): host.perform(service, at: now)
      case .compose(let text): compose(text)
      case .redraw: terminal.redraw()
      case .suspend: suspend()
      case .quit:
        host.perform(.quit, at: now)
        return false
      }
    }
    return true
  }

  private mutating func suspend() {
    host.willSuspend()
    terminal.suspend()
  }

  /// Another program has the terminal until it ends.
  private mutating func compose(_ text: String) {
    terminal.release()
    host.compose(text)
    terminal.resume()
  }

  /// The user is told when it didn't work; this banner takes the place of one that says it did.
  private mutating func copy(_ text: String) {
    let complaint: String
    switch terminal.copy(text) {
    case .sent: return
    case .tooLong: complaint = "the text is too long for the terminal's clipboard"
    case .unsupported: complaint = "the terminal has no clipboard"
    }
    host.post(.chat(.banner(Banner(.warning, "Not copied", subtitle: complaint, id: "copy"))))
  }
}
