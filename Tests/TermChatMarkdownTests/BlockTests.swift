import TermChat
import Testing

@testable import TermChatMarkdown

@Suite("Markdown's blocks")
struct BlockTests {
  @Test("headings stand out and stay with what follows")
  func headings() {
    let picture = Picture("# One\ntext\n\n## Two\n\ntext")
    #expect(picture.lines == ["One", "text", "", "Two", "text"])
    #expect(picture.attributes(of: "One") == [.bold, .underline])
    #expect(picture.attributes(of: "Two") == .bold)
  }

  @Test("quotes have a bar for each level")
  func quotes() {
    let source = "> one\n> > two that is longer\n\nafter"
    #expect(
      Picture(source, columns: 20).text == """
        ▎ one
        ▎
        ▎ ▎ two that is
        ▎ ▎ longer

        after
        """)
    #expect(Picture(source, columns: 20, ascii: true).lines[2] == "| | two that is")
    #expect(Picture(source, columns: 3).lines.prefix(4) == ["one", "", "two", "tha"])
  }

  @Test("lists hang, nest and count on")
  func lists() {
    let source = """
      Buy:
      - tea and a lot of milk
        1. green
           - first flush
        2. black
      - [x] done
      - [ ] open

      9) nine
      10) ten
      """
    #expect(
      Picture(source, columns: 16).text == """
        Buy:
        • tea and a lot
          of milk
          1. green
             ▪ first
               flush
          2. black
        [✓] done
        [ ] open

         9) nine
        10) ten
        """)
    #expect(Picture(source, columns: 30, ascii: true).lines[1] == "* tea and a lot of milk")
    #expect(Picture(source, columns: 30, ascii: true).lines[5] == "[x] done")
  }

  @Test("loose lists have air in them, items may hold anything")
  func looseLists() {
    let source = "- one\n\n  more\n\n- ```\n  code\n  ```\n-\n"
    #expect(
      Picture(source).lines == ["• one", "", "  more", "", "• │ code", "", "•"])
  }

  @Test("code keeps its lines and spaces and breaks at the edge")
  func code() {
    let source = "```swift\nlet tea = 1\n\n  if 漢字漢 {}\n```"
    #expect(
      Picture(source, columns: 10).lines == [
        "│ swift", "│ let tea", "│ = 1", "│", "│   if 漢", "│ 字漢 {}",
      ])
    #expect(Picture("    indented", columns: 20).text == "│ indented")
    #expect(Picture("```\nnot over", columns: 20).text == "│ not over")
    #expect(Picture(source, columns: 3).lines.prefix(3) == ["sw…", "let", " te"])
  }

  @Test("rules are lines")
  func rules() {
    #expect(Picture("a\n\n---\n\nb", columns: 5).lines == ["a", "", "─────", "", "b"])
    #expect(Picture("***", columns: 80, ascii: true).text == String(repeating: "-", count: 24))
  }

  @Test("no time stands behind code, tables and rules")
  func closed() {
    let lines = Picture("a\n\n```\nb\n```\n\n|c|\n|---|\n|d|\n\n---").presentation.lines
    #expect(
      lines.map(\.isClosed) == [false, false, true, false, true, true, true, false, true])
  }

  @Test("fill a bubble of one colour without holes")
  func filled() {
    let color = Color.palette(4)
    var context = PresenterContext(columns: 30)
    let style = Style(.terminal, on: color)
    context.styles = ContentStyles(
      text: style, detail: style, link: style, line: style, match: style)
    let source = "a `b`\n- c\n  d\n\n> e\n\n```\nf\n```\n\n|g|hh|\n|---|---:|\n|iii|j|\n\n---"
    let lines = MarkdownPresenter().present(Markdown(source), in: context)?.lines ?? []
    #expect(lines.count == 13)
    #expect(lines.allSatisfy { $0.cells.allSatisfy { $0.style.background == color } })
  }

  @Test("deep ones are shown twelve levels deep")
  func deep() {
    let quotes = Picture(String(repeating: "> ", count: 60) + "x", columns: 100)
    #expect(quotes.text.filter { $0 == "▎" }.count == 24)
    let list = Picture(String(repeating: "- ", count: 60) + "x", columns: 100)
    #expect(list.text.filter { "•◦▪".contains($0) }.count == 12)
    #expect(list.text.contains("x"))
  }
}

@Suite("Markdown's tables")
struct TableTests {
  private let source = """
    | Tea | Cups | 説明 |
    | :--- | ---: | :---: |
    | Sencha | 12 | 緑茶です |
    | Assam | 3 | *strong* |
    """

  @Test("stand in columns, aligned")
  func columns() {
    let picture = Picture(source)
    #expect(
      picture.text == """
        Tea    │ Cups │   説明
        ───────┼──────┼─────────
        Sencha │   12 │ 緑茶です
        Assam  │    3 │  strong
        """)
    #expect(picture.attributes(of: "Tea") == .bold)
    #expect(picture.attributes(of: "strong") == .italic)
  }

  @Test("are drawn in ASCII")
  func ascii() {
    #expect(
      Picture("|a|b|\n|---|---|\n|c|d|", ascii: true).text == """
        a | b
        --+--
        c | d
        """)
  }

  @Test("wrap the wide cells, with lines between the rows")
  func wrapped() {
    let source = "|a|b|\n|---|---|\n|x|one two three four|\n|y|z|"
    #expect(
      Picture(source, columns: 14).text == """
        a │ b
        ──┼───────────
        x │ one two
          │ three four
        ──┼───────────
        y │ z
        """)
  }

  @Test("become a list where columns have no room")
  func narrow() {
    #expect(
      Picture(source, columns: 12).text == """
        Tea: Sencha
        Cups: 12
        説明: 緑茶で
        す

        Tea: Assam
        Cups: 3
        説明: strong
        """)
  }

  @Test("become a list rather than break words")
  func words() {
    let source = "|Kind|Minutes|\n|---|---|\n|Sencha of the first flush|2|"
    #expect(Picture(source, columns: 18).lines.first == "Kind     │ Minutes")
    #expect(Picture(source, columns: 14).lines.last == "Minutes: 2")
  }

  @Test("may lack cells")
  func ragged() {
    #expect(Picture("|a|b|\n|---|---|\n|c|\n| |d|").lines == ["a │ b", "──┼──", "c │", "  │ d"])
    #expect(Picture("|a|b|\n|---|---|").lines == ["a │ b"])
    #expect(Picture("|aaa|bbb|\n|---|---|", columns: 3).lines == ["aaa", "bbb"])
  }
}
