import TestSupport
import Testing

@testable import TermChat

/// The files of `themes/`.
struct BuiltInThemeTests {
  @Test(arguments: ThemeFamily.names)
  func `A built-in theme is read without an error`(_ name: String) throws {
    let bytes = try #require(ThemeFamily.source(name))
    let reading = ThemeReader(name: "other", file: name).read(bytes)
    let errors = reading.findings.filter { $0.severity == .error }
    #expect(errors.map(\.description) == [])
    #expect(reading.family == ThemeFamily.named(name))
    #expect(reading.family?.name == name && reading.family?.summary.isEmpty == false)
  }

  @Test func `All of them are listed, the default one first`() {
    #expect(ThemeFamily.builtIn.map(\.name) == ThemeFamily.names)
    #expect(ThemeFamily.builtIn.first == .standard)
    #expect(ThemeFamily.named("nowhere") == nil)
  }

  @Test func `The theme without colours is what is left when there is no file`() {
    let mono = ThemeFamily.named("mono")
    #expect(mono?.dark == .mono && mono?.light == .mono)
    let nothing = ThemeDraft.theme(ThemeSheet(), name: "mono", backdrop: .dark)
    #expect(nothing.with(.terminal) == .mono)
  }

  @Test func `The default theme says all but signs, shapes and dates`() {
    let unsaid = zip(ThemeTable.properties, ThemeFile.standard.common.values)
      .filter { $1 == nil }.map(\.0)
    let shapes = ["bubble", "corners", "buttonTextSize"]
    #expect(
      unsaid.filter { property in
        !["Symbols", "Dates"].contains(property.section) && !shapes.contains(property.key)
      }.map(\.path) == [])
  }

  @Test(arguments: ThemeFamily.names.dropFirst())
  func `All but Message-Banner's own colours are read with ease`(_ name: String) throws {
    let reading = ThemeReader(name: name).read(try #require(ThemeFamily.source(name)))
    #expect(reading.findings.filter { $0.severity == .warning }.map(\.description) == [])
  }

  @Test(arguments: Brightness.allCases)
  func `High contrast is at least seven to one`(_ brightness: Brightness) throws {
    let family = try #require(ThemeFamily.named("high-contrast"))
    let theme = family.theme(brightness)
    let backdrop = Backdrop(brightness)
    for contrast in ThemeContrast.all(of: theme, backdrop) {
      #expect(try #require(contrast.ratio) >= 7, "\(contrast)")
    }
    let ground = try #require(theme.ground.background.rgb)
    let text = try #require(theme.avatarText.rgb)
    for color in try theme.senders.map({ try #require($0.rgb) }) {
      #expect(Luminance.contrast(color, ground) >= 7, "\(color)")
      #expect(Luminance.contrast(color, text) >= 7, "\(color)")
    }
  }

  // Title, subtitle, background, button's text and background, as Message-Banner ships them.
  @Test(
    arguments: [
      (.error, [0x97000D, 0xF0F0F0, 0xEC736B, 0xF0F0F0, 0x97000D], 20),
      (.warning, [0xFDE4C6, 0x000000, 0xF19B2C, 0x000000, 0xFDE4C6], 0),
      (.message, [0x2A7AB7, 0xFFFFFF, 0x87D3F2, 0xFFFFFF, 0x2A7AB7], 0),
      (.success, [0x3BAF4A, 0xFFFFFF, 0x78EE8A, 0xFFFFFF, 0x3BAF4A], 0),
    ] as [(Banner.Kind, [UInt32], Double)])
  func `The default banners are Message-Banner's`(
    _ kind: Banner.Kind, _ colors: [UInt32], _ blur: Double
  ) {
    for theme in [ThemeFamily.standard.dark, ThemeFamily.standard.light] {
      let design = theme.design(of: kind)
      let button = design.button
      #expect(
        [
          design.title.color, design.subtitle.color, design.background, button.text.color,
          button.background,
        ] == colors.map(Color.rgb))
      #expect([design.backgroundAlpha, button.backgroundAlpha] == [0.98, 0.98])
      #expect([design.title.size, design.subtitle.size] == [14, 12])
      #expect([button.cornerRadius, button.borderSize, design.blurRadius] == [5, 0, blur])
    }
  }
}
