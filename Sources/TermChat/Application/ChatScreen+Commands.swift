/// What is written behind a slash.
extension ChatScreen {
  /// Does what the draft says, when that is a command.
  mutating func runCommand(_ effects: inout [Effect]) -> Bool {
    guard composer.sendable == "/quit" else { return false }
    effects.append(.quit)
    return true
  }
}
