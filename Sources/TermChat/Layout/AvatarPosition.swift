/// Where a message's avatar stands (MessageKit's positions).
public struct AvatarPosition: Hashable, Sendable {
  public enum Horizontal: Hashable, Sendable, CaseIterable {
    case leading, trailing
    /// Leading for incoming messages, trailing for outgoing ones.
    case natural
  }

  public var horizontal: Horizontal
  public var vertical: VerticalPosition

  public init(_ horizontal: Horizontal = .natural, _ vertical: VerticalPosition = .messageBottom) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  func isLeading(_ side: MessageSide) -> Bool {
    switch horizontal {
    case .leading: true
    case .trailing: false
    case .natural: side == .incoming
    }
  }
}
