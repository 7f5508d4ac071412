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
}
