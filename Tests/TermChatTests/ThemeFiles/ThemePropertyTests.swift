import Testing

@testable import TermChat

/// Every property of the one table reaches the screen's theme.
struct ThemePropertyTests {
  @Test(arguments: ThemeTable.properties.map(\.path))
  func `What a file says of a property is in the theme`(_ path: String) throws {
    let property = try #require(ThemeTable.properties.first { $0.path == path })
    let samples = Self.samples(of: property.shape)
    let themes = try samples.map { sample in
      let text = Self.file(property, sample)
      let reading = ThemeReading(text)
      #expect(reading.findings.filter { $0.severity == .error } == [], "\(text)")
      return try #require(reading.family).dark
    }
    #expect(Set(themes).count == samples.count)
  }

  @Test func `No part of a theme is out of reach`() {
    var reached: Set<String> = []
    for property in ThemeTable.properties {
      let leaves = Self.samples(of: property.shape).map { sample in
        Self.leaves(of: ThemeReading(Self.file(property, sample)).theme)
      }
      for (one, other) in zip(leaves, leaves.dropFirst()) {
        reached.formUnion(one.keys.filter { one[$0] != other[$0] })
      }
    }
    let all = Set(Self.leaves(of: ThemeReading("{}").theme).keys)
    // Whether signs are ASCII is the terminal's matter.
    #expect(all.subtracting(reached) == [".name", ".rest.boxed.symbols.isASCII"])
  }

  @Test func `No two properties have the same path`() {
    #expect(Set(ThemeTable.properties.map(\.path)).count == ThemeTable.properties.count)
    #expect(ThemeTable.properties.allSatisfy { !$0.help.isEmpty })
    #expect(BannerProperty.all.count == 31)
  }

  private static func file(_ property: ThemeProperty, _ value: String) -> String {
    let member = "\"\(property.key)\": \(value)"
    return property.section.isEmpty ? "{\(member)}" : "{\"\(property.section)\": {\(member)}}"
  }

  /// Good values that differ from each other.
  private static func samples(of shape: ThemeShape) -> [String] {
    switch shape {
    case .number(let range):
      [range.lowerBound, range.upperBound].map { ThemeShape.text($0) }
        + ["1.0000001"]
        .filter { _ in range.upperBound > 1 }
    case .text: [#""a""#, #""b""#]
    case .image: [#""a.png""#, #""b.png""#]
    case .color: [##""#123456""##, ##""#654321""##, #""red""#]
    case .colors: ["[]", #"["red"]"#, ##"["red", "#123456"]"##]
    case .style:
      [
        ##""#123456""##, ##"{"color": "#654321"}"##, ##"{"background": "#654321"}"##,
        #"{"bold": true, "dim": true, "strikethrough": true}"#,
        #"{"italic": true, "underline": true, "reverse": true, "bold": false}"#,
      ]
    case .sign: [#""a""#, #""b""#]
    case .signs: [#"["a"]"#, #"["b", "c"]"#]
    case .bubble: [#""tail""#, #""nine-patch""#, #"["abc", "d e", "fgh"]"#]
    case .choice(let names): names.map { "\"\($0)\"" }
    case .day: [#""%A""#, #""%d. %m.""#]
    }
  }

  /// All that a theme is made of, by path.
  private static func leaves(of value: Any, at path: String = "") -> [String: String] {
    let children = Mirror(reflecting: value).children
    if children.isEmpty || value is Style || value is Color || value is BubbleShape
      || value is DateFormat || value is [String] || value is [Color]
    {
      // Of an enumeration's case the children alone would say nothing.
      return [path.replacing(".some", with: ""): "\(value)"]
    }
    return children.reduce(into: [:]) { leaves, child in
      let step = child.label ?? ""
      leaves.merge(Self.leaves(of: child.value, at: path + "." + step)) { $1 }
    }
  }
}
