/// What a recording says of the terminal's background, which chooses the look of a theme.
///
/// An extension of the protocol, which only a recording has; others skip it.
extension Backdrop {
  static let wireType = "x-backdrop"

  var wireFields: WireFields { [("color", .string(Color.rgb(color).hexadecimal))] }

  /// Nil without a colour.
  init?(_ fields: inout JSONFields) {
    guard let color = fields.required("color", .color), case .rgb(let value) = color.value else {
      return nil
    }
    self.init(value)
  }
}
