/// A value that a theme file may give: its key, what it looks like, what it does.
struct ThemeProperty: Sendable {
  let section: String
  let key: String
  let shape: ThemeShape
  let help: String
  /// What counts when nobody gives it; "" where the default theme always does.
  let standard: @Sendable () -> String
  /// The style it makes, where that is one of texts that should be readable.
  let text: (@Sendable (Theme) -> Style)?
  let put: @Sendable (ThemeValue, inout ThemeDraft) -> Void

  init(
    section: String, key: String, shape: ThemeShape, help: String,
    standard: @autoclosure @escaping @Sendable () -> String = "",
    text: (@Sendable (Theme) -> Style)? = nil,
    put: @escaping @Sendable (ThemeValue, inout ThemeDraft) -> Void
  ) {
    self.section = section
    self.key = key
    self.shape = shape
    self.help = help
    self.standard = standard
    self.text = text
    self.put = put
  }
}

extension ThemeProperty {
  /// `Error.titleTextColor`.
  var path: String { section.isEmpty ? key : section + "." + key }
}

extension ThemeProperty {
  typealias Change<Value> = ThemePlace<Theme, Value>.Change

  /// A style; one that says no background has that of `below`.
  static func style(
    _ section: String, _ key: String, _ change: @escaping Change<Style>,
    on below: @escaping @Sendable (Theme) -> Style = { _ in .plain }, isText: Bool = true,
    _ help: String
  ) -> ThemeProperty {
    let place = ThemePlace(change)
    let text: @Sendable (Theme) -> Style = { place.value(in: $0, initial: .plain) }
    return ThemeProperty(
      section: section, key: key, shape: .style, help: help, text: isText ? text : nil
    ) { value, draft in
      guard let patch = value.style else { return }
      let style = Style(.terminal, on: below(draft.theme).background)
      place.put(patch.style(over: style, ground: draft.ground), in: &draft.theme)
    }
  }

  /// A property of the banners of one kind.
  static func banner(
    _ section: String, _ kind: ThemePlace<BannerDesigns, BannerDesign>,
    _ property: BannerProperty
  ) -> ThemeProperty {
    ThemeProperty(
      section: section, key: property.key, shape: property.shape, help: property.help,
      standard: property.standard()
    ) { value, draft in
      let ground = draft.ground
      kind.change(&draft.banners) { property.put(value, &$0, ground) }
    }
  }

  static func sign(
    _ key: String, _ change: @escaping ThemePlace<Symbols, String>.Change,
    columns: ClosedRange<Int> = 1...1, _ help: String
  ) -> ThemeProperty {
    let place = ThemePlace(change)
    return ThemeProperty(
      section: "Symbols", key: key, shape: .sign(columns), help: help,
      standard: place.value(in: .unicode, initial: "")
    ) { value, draft in
      if let text = value.text { place.put(text, in: &draft.symbols) }
    }
  }

  static func signs(
    _ key: String, _ change: @escaping ThemePlace<Symbols, [String]>.Change, _ help: String
  ) -> ThemeProperty {
    let place = ThemePlace(change)
    return ThemeProperty(
      section: "Symbols", key: key, shape: .signs, help: help,
      standard: place.value(in: .unicode, initial: []).joined(separator: " ")
    ) { value, draft in
      if let texts = value.texts { place.put(texts, in: &draft.symbols) }
    }
  }
}
