/// Declares a participant or changes one.
public struct SenderUpdate: Hashable, Sendable {
  public var id: String
  public var name: Update<String>
  public var initials: Update<String>
  public var color: Update<Color>
  public var avatar: Update<String>
  /// True marks the local user.
  public var isMe: Bool

  public init(
    id: String, name: Update<String> = .keep, initials: Update<String> = .keep,
    color: Update<Color> = .keep, avatar: Update<String> = .keep, isMe: Bool = false
  ) {
    self.id = id
    self.name = name
    self.initials = initials
    self.color = color
    self.avatar = avatar
    self.isMe = isMe
  }

  public func applied(to sender: Sender) -> Sender {
    Sender(
      id: sender.id, name: name.applied(to: sender.name, cleared: sender.id),
      initials: initials.applied(to: sender.initials), color: color.applied(to: sender.color),
      avatar: avatar.applied(to: sender.avatar))
  }
}
