/// What the user's own side puts into the draft: files, a draft that was kept.
///
/// No source can say it: files of this computer are sent only where the user wanted them.
public struct DraftUpdate: Hashable, Sendable {
  public var text: Update<String>
  public var attach: [Attachment]
  /// A text in the draft in whose place the files come, as a path that was pasted; when it isn't
  /// there any more, they don't come.
  public var replacing: String?

  public init(
    text: Update<String> = .keep, attach: [Attachment] = [], replacing: String? = nil
  ) {
    self.text = text
    self.attach = attach
    self.replacing = replacing
  }
}
