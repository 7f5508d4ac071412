@testable import TermChat

/// The keys of theme files as the document shows them.
enum ThemeKeyTable {
  static var text: String {
    let kinds = ThemeTable.kinds
    let sections = ThemeTable.sections.filter { !kinds.contains($0.name) && !$0.name.isEmpty }
    let banner = ThemeTable.section(kinds[0]).map { [banners($0)] } ?? []
    return ([beside] + sections.map(section) + banner).joined(separator: "\n\n")
  }

  private static var beside: String {
    let header = ThemeTable.Header.allCases.map { row($0.rawValue, $0.shape, "", $0.help) }
    let variants = [Brightness.dark, .light].map {
      "| `\($0.key)` | object | | What holds on \($0.rawValue) terminals alone: the same sections. |"
    }
    return table(
      "### Beside the sections", "", header + rows(of: ThemeTable.section("")) + variants)
  }

  private static func section(_ section: ThemeTable.Section) -> String {
    table("### `\(section.name)`", section.help, rows(of: section))
  }

  private static func banners(_ section: ThemeTable.Section) -> String {
    let names = ThemeTable.kinds.map { "`\($0)`" }.joined(separator: ", ")
    return table("### \(names)", section.help, rows(of: section))
  }

  private static func rows(of section: ThemeTable.Section?) -> [String] {
    (section?.range ?? 0..<0).map { place in
      let property = ThemeTable.properties[place]
      return row(property.key, property.shape, property.standard(), property.help)
    }
  }

  private static func table(_ title: String, _ help: String, _ rows: [String]) -> String {
    ([title, ""] + (help.isEmpty ? [] : [help, ""])
      + ["| key | value | default | |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  private static func row(
    _ key: String, _ shape: ThemeShape, _ standard: String, _ help: String
  ) -> String {
    let standard = standard.isEmpty ? "" : standard == "none" ? "none" : "`\(standard)`"
    return "| `\(key)` | \(name(of: shape)) | \(standard) | \(help) |"
  }

  private static func name(of shape: ThemeShape) -> String {
    switch shape {
    case .number(let range):
      "\(ThemeShape.text(range.lowerBound)) to \(ThemeShape.text(range.upperBound))"
    case .text, .image, .day: "text"
    case .color: "colour"
    case .colors: "colours"
    case .style: "style"
    case .sign(1...1): "1 column"
    case .sign(let columns): "\(columns.lowerBound) to \(columns.upperBound) columns"
    case .signs: "signs of 1 column"
    case .bubble: "frame"
    case .choice(let names): names.map { "`\($0)`" }.joined(separator: ", ")
    }
  }
}
