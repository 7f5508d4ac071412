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
  typealias Path<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

  /// A style; one that says no background has that of `below`.
  static func style(
    _ section: String, _ key: String, _ style: Path<Theme, Style>,
    on below: @escaping @Sendable (Theme) -> Style = { _ in .plain }, isText: Bool = true,
    _ help: String
  ) -> ThemeProperty {
    let text: @Sendable (Theme) -> Style = { $0[keyPath: style] }
    return ThemeProperty(
      section: section, key: key, shape: .style, help: help, text: isText ? text : nil
    ) { value, draft in
      guard let patch = value.style else { return }
      draft.theme[keyPath: style] = patch.style(
        over: Style(.terminal, on: below(draft.theme).background), ground: draft.ground)
    }
  }

  /// A style of one side's bubbles, in the same way.
  static func style(
    _ section: String, _ key: String, _ colors: Path<Theme, BubbleColors>,
    _ style: Path<BubbleColors, Style>,
    on below: @escaping @Sendable (BubbleColors) -> Style = { _ in .plain }, isText: Bool = true,
    _ help: String
  ) -> ThemeProperty {
    let text: @Sendable (Theme) -> Style = { $0[keyPath: colors][keyPath: style] }
    return ThemeProperty(
      section: section, key: key, shape: .style, help: help, text: isText ? text : nil
    ) { value, draft in
      guard let patch = value.style else { return }
      let background = below(draft.theme[keyPath: colors]).background
      draft.theme[keyPath: colors][keyPath: style] = patch.style(
        over: Style(.terminal, on: background), ground: draft.ground)
    }
  }

  /// A property of the banners of one kind.
  static func banner(
    _ section: String, _ kind: Path<BannerDesigns, BannerDesign>, _ property: BannerProperty
  ) -> ThemeProperty {
    ThemeProperty(
      section: section, key: property.key, shape: property.shape, help: property.help,
      standard: property.standard()
    ) { value, draft in
      property.put(value, &draft.banners[keyPath: kind], draft.ground)
    }
  }

  static func sign(
    _ key: String, _ sign: Path<Symbols, String>, columns: ClosedRange<Int> = 1...1, _ help: String
  ) -> ThemeProperty {
    ThemeProperty(
      section: "Symbols", key: key, shape: .sign(columns), help: help,
      standard: Symbols.unicode[keyPath: sign]
    ) { value, draft in
      if let text = value.text { draft.symbols[keyPath: sign] = text }
    }
  }

  static func signs(
    _ key: String, _ signs: Path<Symbols, [String]>, _ help: String
  ) -> ThemeProperty {
    ThemeProperty(
      section: "Symbols", key: key, shape: .signs, help: help,
      standard: Symbols.unicode[keyPath: signs].joined(separator: " ")
    ) { value, draft in
      if let texts = value.texts { draft.symbols[keyPath: signs] = texts }
    }
  }
}
