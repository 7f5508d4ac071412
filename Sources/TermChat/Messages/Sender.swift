/// A participant of the chat.
public struct Sender: Hashable, Sendable, Identifiable {
  public let id: String
  public var name: String
  /// Given ones win over those derived from the name.
  public var initials: String?
  public var color: Color?
  /// A picture file.
  public var avatar: String?

  public init(
    id: String, name: String? = nil, initials: String? = nil, color: Color? = nil,
    avatar: String? = nil
  ) {
    self.id = id
    self.name = name ?? id
    self.initials = initials
    self.color = color
    self.avatar = avatar
  }
}
