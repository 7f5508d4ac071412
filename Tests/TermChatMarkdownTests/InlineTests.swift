import TermChat
import Testing

@testable import TermChatMarkdown

@Suite("Markdown inside a paragraph")
struct InlineTests {
  @Test("shows its looks, one inside another too")
  func looks() {
    let picture = Picture("*it* **bo** ~~st~~ `co` ***both*** **a `c` _d_**")
    #expect(picture.text == "it bo st co both a c d")
    #expect(picture.attributes(of: "it") == .italic)
    #expect(picture.attributes(of: "bo") == .bold)
    #expect(picture.attributes(of: "st") == .strikethrough)
    #expect(picture.attributes(of: "co") == [.reverse, .dim])
    #expect(picture.attributes(of: "both") == [.bold, .italic])
    #expect(picture.attributes(of: "c d") == [.bold, .reverse, .dim])
    #expect(picture.attributes(of: "d") == [.bold, .italic])
  }

  @Test("keeps line ends, as GitHub's comments do")
  func lineEnds() {
    #expect(Picture("one\ntwo  \nthree\\\nfour").text == "one\ntwo\nthree\nfour")
  }

  @Test("decodes entities; what isn't one is shown as it stands")
  func entities() {
    #expect(Picture("&copy; &amp;lt; &euro; &#65;&#x42; &hellip;").text == "© &lt; € AB …")
    #expect(Picture("&#0; &#xD800; &#x110000;").text == "� � �")
    #expect(Picture("&nonsense; &; AT&T").text == "&nonsense; &; AT&T")
    #expect(Picture("`&copy;`").text == "&copy;")
  }

  @Test("shows HTML as the text it is")
  func html() {
    #expect(Picture("<b>no</b> <!-- x -->").text == "<b>no</b> <!-- x -->")
    #expect(Picture("<script>\nalert(1)\n</script>").text == "<script>\nalert(1)\n</script>")
  }

  @Test("lets nothing reach the terminal raw")
  func controls() {
    #expect(
      Picture("a\u{1B}[31mb `\u{7}` &#27;[2J \u{202E}x").lines.allSatisfy {
        $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E }
      })
  }

  @Test("shows pictures by their words")
  func images() {
    let picture = Picture("![a *cat*](c.png) ![](https://x.org/c.png)")
    #expect(picture.text == "[image: a cat] [image]")
    #expect(picture.hotspots == ["[image] open(\"https://x.org/c.png\")"])
  }

  @Test("shows what says nothing as it was written")
  func nothing() {
    #expect(Picture("").lines == [""])
    #expect(Picture("[a]: https://x.org").text == "[a]: https://x.org")
  }
}

@Suite("Markdown's links")
struct LinkTests {
  @Test("lie where their text is, over lines and in several looks")
  func places() {
    let picture = Picture("Read [the **whole** book](https://x.org/b?a=1&amp;b=2) now", columns: 12)
    #expect(picture.lines == ["Read the", "whole book", "now"])
    let hotspot = picture.presentation.hotspots.first
    #expect(hotspot?.action == .open("https://x.org/b?a=1&b=2"))
    #expect(
      hotspot?.spans == [
        .init(line: 0, columns: 5..<8), .init(line: 1, columns: 0..<5),
        .init(line: 1, columns: 5..<10),
      ])
    #expect(picture.attributes(of: "whole") == [.underline, .bold])
  }

  @Test("are found without brackets too")
  func bare() {
    let picture = Picture("https://x.org, www.y.org or a@b.org; <mailto:c@d.org>")
    #expect(
      picture.hotspots == [
        "https://x.org open(\"https://x.org\")", "www.y.org open(\"http://www.y.org\")",
        "a@b.org open(\"mailto:a@b.org\")", "mailto:c@d.org open(\"mailto:c@d.org\")",
      ])
  }

  @Test(
    "open nothing but web and mail addresses",
    arguments: [
      "javascript:alert(1)", "file:///etc/passwd", "docs/a.md", "#top", "data:text/html,x",
      "<https://x.org/a b>", "https://x.org/&#7;",
    ])
  func inactive(address: String) {
    let picture = Picture("[here](\(address))")
    #expect(picture.text == "here")
    #expect(picture.hotspots.isEmpty)
    #expect(picture.attributes(of: "here") == [])
  }

  @Test("are found inside of lists, quotes and tables")
  func nested() {
    let picture = Picture(
      """
      > - [one](https://x.org)

      | a | b |
      | --- | ---: |
      | x | [two](https://y.org) |
      | x | longer text |
      """)
    #expect(
      picture.hotspots == ["one open(\"https://x.org\")", "two open(\"https://y.org\")"])
    #expect(picture.presentation.hotspots.first?.spans == [.init(line: 0, columns: 4..<7)])
    #expect(picture.lines[4] == "x │         two")
    #expect(picture.presentation.hotspots.last?.spans == [.init(line: 4, columns: 12..<15)])
  }
}
