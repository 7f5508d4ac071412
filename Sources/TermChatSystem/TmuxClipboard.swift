/// The clipboard as tmux hands it on to the terminals it is shown in.
///
/// In its default (`set-clipboard external`) tmux ignores what programs in it write to the
/// clipboard with OSC 52, but not what it is asked by its own command.
public struct TmuxClipboard: Sendable {
  private let tmux: DetachedProgram

  /// Nil outside of tmux and without its command.
  public init?(environment: [String: String]) {
    guard !environment["TMUX", default: ""].isEmpty,
      let tmux = DetachedProgram("tmux", in: environment)
    else { return nil }
    self.tmux = tmux
  }

  /// Has tmux keep a text of any length as its newest buffer and as the clipboard, without waiting
  /// for it; false when its command can't be started.
  public func load(_ text: String) -> Bool {
    do {
      try tmux.start(["load-buffer", "-w", "-"], input: Array(text.utf8))
      return true
    } catch {
      return false
    }
  }
}
