import Testing

@testable import TermChat

@Suite("A file")
struct FilePresenterTests {
  private func picture(_ columns: Int, _ fields: String) -> String {
    var driver = ScreenDriver(columns, 9)
    driver.play(#"{"type":"message","id":"f","from":"me","custom":{"kind":"file",\#(fields)}}"#)
    return driver.picture
  }

  @Test("is told by its name and its size")
  func card() {
    let picture = picture(40, #""name":"notes.pdf","bytes":1240000,"path":"/x/notes.pdf""#)
    #expect(picture.contains("│ ▤ notes.pdf       │"), "\(picture)")
    #expect(picture.contains("│   1.2 MB  09:00 ✓ │"), "\(picture)")
  }

  @Test("without a name is called by its path, without anything by its kind")
  func fields() {
    #expect(picture(40, #""path":"/x/a.txt""#).contains("▤ a.txt"))
    #expect(picture(40, #""bytes":3"#).contains("[file]"))
    #expect(picture(40, #""name":"日本語\u001b.txt","bytes":-3"#).contains("日本語"))
  }

  @Test(
    "has the size that people say",
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1_000, "1 kB"), (1_250, "1.2 kB"),
      (34_500, "34 kB"), (999_999, "999 kB"), (1_000_000, "1 MB"), (Int64.max, "9.2 EB"),
      (Int64.min, "0 bytes"),
    ])
  func size(bytes: Int64, text: String) {
    #expect(FileSize(bytes).description == text)
  }
}
