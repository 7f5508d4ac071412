import Testing

@testable import TermChat

@Suite("Pictures of the input bar")
struct BarPictureTests {
  private func picture(_ columns: Int, _ rows: Int, _ text: String, _ key: String? = nil) -> String
  {
    var driver = ScreenDriver(columns, rows)
    driver.chat(.composer(ComposerUpdate(limit: .set(20))))
    driver.type(text)
    if let key { driver.press(key) }
    return driver.lines[driver.screen.areas.composer.rows].joined(separator: "\n")
  }

  @Test("hold the text of any script", arguments: ["日本語のテキスト", "👩‍👩‍👧‍👦🇩🇪👍🏽", "e\u{301}a\u{308}o\u{302}"])
  func scripts(text: String) {
    for columns in [1, 2, 3, 20, 40, 80] {
      for rows in [1, 3, 8, 20] {
        for key in [nil, "F3", "F4"] {
          let picture = picture(columns, rows, text, key)
          let widths = picture.split(separator: "\n").map { GlyphFilter().line(String($0)).columns }
          #expect(widths.allSatisfy { $0 <= columns }, "\(columns)×\(rows)\n\(picture)")
        }
      }
    }
  }

  @Test("of narrow screens have the text alone")
  func narrow() {
    #expect(picture(1, 1, "ab") == "›")
    #expect(picture(3, 1, "ab") == "› b")
    #expect(picture(12, 1, "日本語").hasPrefix("› "))
  }
}
