/// A theme as a list shows it.
public struct ThemeEntry: Hashable, Sendable {
  public var name: String
  /// "" for none.
  public var summary: String
  /// Nil for a built-in theme.
  public var file: String?
  /// It is the user's and stands in for a built-in one.
  public var isInPlaceOfBuiltIn = false
  /// The first of its mistakes.
  public var complaint: String?
  /// It is a theme all the same, as far as it is right.
  public var isUsable = true
}
