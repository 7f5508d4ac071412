/// What an embedding program puts round the field, as InputBarAccessoryView's stacks.
public struct ComposerBar: Sendable {
  /// Beside the field's last line; left out where the field would get too narrow.
  public var left: [ComposerItem]
  public var right: [ComposerItem]
  /// Rows above and below the field; left out on low screens.
  public var top: [ComposerItem]
  public var bottom: [ComposerItem]
  /// The tabs are named above the field, not only while a panel is open.
  public var showsTabs: Bool

  public init(
    left: [ComposerItem] = [], right: [ComposerItem] = [], top: [ComposerItem] = [],
    bottom: [ComposerItem] = [], showsTabs: Bool = false
  ) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
    self.showsTabs = showsTabs
  }

  var items: [ComposerItem] { left + right + top + bottom }
}
