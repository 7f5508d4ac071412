/// Something beside, above or below the field: a label, a button, room between them.
public struct ComposerItem: Sendable {
  enum Content: Hashable, Sendable {
    case label
    case button(id: String)
    case fixedSpace(Int)
    case flexibleSpace
  }

  let content: Content
  let look: @Sendable (ComposerState) -> Look

  private init(_ content: Content, _ look: @escaping @Sendable (ComposerState) -> Look) {
    self.content = content
    self.look = look
  }
}

extension ComposerItem {
  public static func label(_ look: Look) -> ComposerItem { ComposerItem(.label) { _ in look } }

  public static func label(
    _ look: @escaping @Sendable (ComposerState) -> Look
  ) -> ComposerItem {
    ComposerItem(.label, look)
  }

  /// Stands in brackets; pressed by a click, or a key bound to `Action.pressItem`.
  public static func button(_ id: String, _ look: Look) -> ComposerItem {
    ComposerItem(.button(id: id)) { _ in look }
  }

  public static func button(
    _ id: String, _ look: @escaping @Sendable (ComposerState) -> Look
  ) -> ComposerItem {
    ComposerItem(.button(id: id), look)
  }

  /// So many blank columns; pieces without a space between them are one column apart.
  public static func fixedSpace(_ columns: Int) -> ComposerItem {
    ComposerItem(.fixedSpace(min(max(0, columns), mostColumns))) { _ in "" }
  }

  /// Takes what is left of the row; nothing beside the field.
  public static let flexibleSpace = ComposerItem(.flexibleSpace) { _ in "" }

  // No screen is wider.
  static let mostColumns = 1_000

  var id: String? { if case .button(let id) = content { id } else { nil } }
}
