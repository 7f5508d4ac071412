/// A value of a theme file that was found good.
enum ThemeValue: Hashable, Sendable {
  case number(Double)
  case text(String)
  case texts([String])
  case color(ThemeColor)
  case colors([ThemeColor])
  case style(StylePatch)
}

extension ThemeValue {
  /// This in the place of `other`; of a style only what it says.
  func over(_ other: ThemeValue?) -> ThemeValue {
    if case .style(let patch) = self, case .style(let below) = other {
      return .style(patch.over(below))
    }
    return self
  }

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var text: String? { if case .text(let value) = self { value } else { nil } }
  var texts: [String]? { if case .texts(let value) = self { value } else { nil } }
  var color: ThemeColor? { if case .color(let value) = self { value } else { nil } }
  var colors: [ThemeColor]? { if case .colors(let value) = self { value } else { nil } }
  var style: StylePatch? { if case .style(let value) = self { value } else { nil } }
}
