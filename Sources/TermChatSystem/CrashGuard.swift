import CTermChatSignals

/// Gives the terminal back when the process crashes.
public enum CrashGuard {
  /// On a crash `bytes` (1024 at most) are written and the device's modes are put back; arming
  /// again replaces both.
  public static func arm(_ device: TerminalDevice, writing bytes: [UInt8]) {
    guard var modes = device.savedModes else { return }
    let text = bytes.prefix(Int(TERMCHAT_GUARD_LIMIT)).map { CChar(bitPattern: $0) }
    termchat_guard_arm(device.descriptor, &modes, text, text.count)
  }

  public static func disarm() { termchat_guard_disarm() }
}
