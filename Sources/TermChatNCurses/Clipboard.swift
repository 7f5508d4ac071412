import TermChat
import TermChatSystem

/// The clipboard of whoever sits before the terminal, however many machines away.
struct Clipboard {
  let device: TerminalDevice
  /// Whether the terminal understands OSC 52, or at least ignores it.
  let isModern: Bool
  let tmux: TmuxClipboard?

  /// Copies safe text; nothing for an empty one, which would clear the clipboard.
  func copy(_ text: String) -> CopyOutcome {
    let clean = GlyphFilter().clean(text)
    if clean.isEmpty { return .sent }
    let isLoaded = tmux?.load(clean) ?? false
    let bytes = Array(clean.utf8)
    if isModern, bytes.count <= ClipboardSequence.limit {
      device.write(ClipboardSequence.bytes(copying: bytes))
      return .sent
    }
    return isLoaded ? .sent : isModern ? .tooLong : .unsupported
  }
}
