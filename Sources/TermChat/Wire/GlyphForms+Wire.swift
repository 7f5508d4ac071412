/// What a recording says of the output: without it the same text could take other columns.
///
/// An extension of the protocol, which only a recording has; others skip it.
extension GlyphForms {
  static let wireType = "x-forms"

  var wireFields: WireFields {
    [
      ("ascii", .bool(ascii)), ("joined", .bool(joined)), ("modified", .bool(modified)),
      ("flags", .bool(flags)), ("emojiPresentation", .bool(emojiPresentation)),
      ("unicode", JSON(unicode)),
    ]
  }

  /// What isn't said, can be shown.
  init(_ fields: inout JSONFields) {
    self.init(
      ascii: fields.optional("ascii", .bool) ?? false,
      joined: fields.optional("joined", .bool) ?? true,
      modified: fields.optional("modified", .bool) ?? true,
      flags: fields.optional("flags", .bool) ?? true,
      emojiPresentation: fields.optional("emojiPresentation", .bool) ?? true,
      unicode: fields.optional("unicode", .clamped(1...17)) ?? 17)
  }
}
