/// The one table of what theme files may say: reading them, their findings, the JSON Schema and
/// the documentation come from it.
enum ThemeTable {
  struct Section: Sendable {
    let name: String
    let help: String
    /// Places in `ThemeTable.properties`.
    let range: Range<Int>
    private let places: [String: Int]

    init(_ name: String, _ help: String, _ properties: [ThemeProperty], from start: Int) {
      self.name = name
      self.help = help
      range = start..<start + properties.count
      places = Dictionary(
        zip(properties.map(\.key), range), uniquingKeysWith: { first, _ in first })
    }

    /// The place of the property with this key.
    subscript(key: String) -> Int? { places[key] }
  }

  /// In the order in which they are put into a theme: the screen's colours first, as others lie
  /// over them.
  static let properties: [ThemeProperty] = parts.flatMap(\.properties)

  static let sections: [Section] = {
    var start = 0
    return parts.map { part in
      defer { start += part.properties.count }
      return Section(part.name, part.help, part.properties, from: start)
    }
  }()

  private static let sectionPlaces = Dictionary(
    zip(sections.map(\.name), sections.indices), uniquingKeysWith: { first, _ in first })

  /// The section of this name; "" for what stands beside the sections.
  static func section(_ name: String) -> Section? { sectionPlaces[name].map { sections[$0] } }

  /// The places of a section's properties.
  static func places(_ name: String, _ keys: [String]) -> [Int] {
    section(name).map { section in keys.compactMap { section[$0] } } ?? []
  }

  /// The keys beside the sections that no look has.
  enum Header: String, CaseIterable {
    case schema = "$schema"
    case name, summary, base
  }

  /// The sections of banners.
  static let kinds: [String] = bannerKinds.map(\.name)

  /// All keys of the outermost object.
  static let outerKeys: [String] =
    Header.allCases.map(\.rawValue) + innerKeys + [Brightness.dark.key, Brightness.light.key]

  /// All keys of `Dark` and `Light`.
  static let innerKeys: [String] =
    sections.map(\.name).filter { !$0.isEmpty } + beside.map(\.key)
}

extension Brightness {
  /// The key of what holds on such terminals alone.
  var key: String { self == .dark ? "Dark" : "Light" }
}

extension ThemeTable.Header {
  var help: String {
    switch self {
    case .schema: "The schema of this file, for editors."
    case .name: "What the theme is called; left out: its file's name."
    case .summary: "A line about it, for lists."
    case .base: "A built-in theme that says all that the file doesn't."
    }
  }
}
