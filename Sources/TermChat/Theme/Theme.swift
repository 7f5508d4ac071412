/// What everything on screen looks like.
public struct Theme: Hashable, Sendable {
  public var name: String
  public var incoming: BubbleColors
  public var outgoing: BubbleColors
  /// One of these is a sender's own, by the id.
  public var senders: [Color]
  public var avatarText: Color
  public var title: Style
  public var subtitle: Style
  /// Day separators, notices, typing and loading rows.
  public var quiet: Style
  public var failure: Style
  public var seen: Style
  public var pill: Style
  /// The line above the first message not seen yet.
  public var unread: Style
  /// The border and the sign of the message under the cursor.
  public var cursor: Style
  /// A message that was jumped to, for a moment.
  public var spotlight: Style
  /// What a search found.
  public var match: Style
  /// A reaction of the user's own.
  public var ownReaction: Style
  public var rule: Style
  public var prompt: Style
  public var draft: Style
  public var placeholder: Style
  public var panel: Style
  public var panelKey: Style
  public var error: BannerDesign
  public var warning: BannerDesign
  public var message: BannerDesign
  public var success: BannerDesign
}
