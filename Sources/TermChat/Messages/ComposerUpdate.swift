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

  public init(
    placeholder: Update<String> = .keep, text: Update<String> = .keep,
    isEnabled: Update<Bool> = .keep, limit: Update<Int> = .keep, button: Update<String> = .keep,
    isBusy: Update<Bool> = .keep
  ) {
    self.placeholder = placeholder
    self.text = text
    self.isEnabled = isEnabled
    self.limit = limit
    self.button = button
    self.isBusy = isBusy
  }
}
