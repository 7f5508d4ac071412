/// Sets up the input bar.
public struct ComposerUpdate: Hashable, Sendable {
  public var placeholder: Update<String>
  public var text: Update<String>
  public var isEnabled: Update<Bool>
  /// The most graphemes a draft may have.
  public var limit: Update<Int>
  /// Shown in place of the field.
  public var button: Update<String>
  public var isBusy: Update<Bool>
  /// Files to be sent.
  public var attach: [Attachment]
  /// A text in the draft in whose place they come, as a path that was pasted.
  public var replacing: String?

  public init(
    placeholder: Update<String> = .keep, text: Update<String> = .keep,
    isEnabled: Update<Bool> = .keep, limit: Update<Int> = .keep, button: Update<String> = .keep,
    isBusy: Update<Bool> = .keep,
    attach: [Attachment] = [], replacing: String? = nil
  ) {
    self.placeholder = placeholder
    self.text = text
    self.isEnabled = isEnabled
    self.limit = limit
    self.button = button
    self.isBusy = isBusy
    self.attach = attach
    self.replacing = replacing
  }
}
