/// One way to go on with what is being typed.
public struct Completion: Hashable, Sendable {
  /// What comes in the place of what was typed behind the prefix.
  public var text: String
  /// What the list shows besides the text.
  public var detail: String
  /// What it stands for, such as a participant's id.
  public var context: String?
  /// More is to come, as behind a folder: no space follows, and completing goes on.
  public var isPartial: Bool

  public init(
    _ text: String, detail: String = "", context: String? = nil, isPartial: Bool = false
  ) {
    self.text = text
    self.detail = detail
    self.context = context
    self.isPartial = isPartial
  }
}
