/// What stands at the right of the field's last line.
enum SendSign: Hashable, Sendable {
  case none
  /// The draft can be sent.
  case ready
  /// There is a draft, and it can't be sent.
  case waiting
  /// One step of a spinner: something is being sent.
  case busy(Int)
}

extension SendSign {
  func cells(_ appearance: Appearance) -> [Cell] {
    let (symbols, theme) = (appearance.symbols, appearance.theme)
    switch self {
    case .none: return []
    case .ready: return appearance.cells(symbols.send, theme.prompt, within: 1)
    case .waiting: return appearance.cells(symbols.send, theme.quiet, within: 1)
    case .busy(let step):
      let pictures = symbols.spinner
      guard !pictures.isEmpty else { return [] }
      return appearance.cells(pictures[step % pictures.count], theme.prompt, within: 1)
    }
  }
}
