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
}
