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

extension Theme {
  public func design(of kind: Banner.Kind) -> BannerDesign {
    switch kind {
    case .error: error
    case .warning: warning
    case .message: message
    case .success: success
    }
  }

  /// The sender's own colour, or the one its id stands for: FNV-1a, the same in every process.
  public func color(of sender: Sender) -> Color {
    if let color = sender.color { return color }
    guard !senders.isEmpty else { return .terminal }
    let hash = sender.id.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return senders[Int(hash % UInt32(senders.count))]
  }
}
