import Testing

@testable import TermChat

/// Glyphs as `text` with `|` between them and the columns of all after it.
private func picture(_ text: String, _ forms: GlyphForms = .full) -> String {
  let glyphs = GlyphFilter(forms).glyphs(text)
  return glyphs.map(\.text).joined(separator: "|") + " \(glyphs.columns)"
}

/// Compares scalars: String calls canonically equal texts equal.
private func same(_ left: String, _ right: String) -> Bool {
  left.unicodeScalars.elementsEqual(right.unicodeScalars)
}

@Suite("The filter for outside text")
struct GlyphFilterTests {
  @Test(
    "chooses the full form of a cluster",
    arguments: [
      ("abc", "a|b|c 3"), ("e\u{301}", "\u{E9} 1"), ("日本", "日|本 4"), ("👍", "👍 2"),
      ("👍🏽", "👍🏽 2"), ("🇩🇪", "🇩🇪 2"), ("🇩", "D 1"), ("🇩🇪🇫", "🇩🇪|F 3"),
      ("❤️", "❤️ 2"), ("❤", "❤ 1"), ("❤\u{FE0E}", "❤ 1"), ("👍\u{FE0F}", "👍 2"),
      ("1️⃣", "1️⃣ 2"), ("👨‍👩‍👧", "👨‍👩‍👧 2"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧 2"),
      ("🏳️‍🌈", "🏳️‍🌈 2"), ("👩‍❤️‍👨", "👩‍❤‍👨 2"), ("👩🏽‍❤️‍💋‍👨🏿", "👩🏽 2"),
      ("🧑🏽‍💻", "🧑🏽‍💻 2"), ("\u{1FAE8}", "\u{1FAE8} 2"), ("\u{1FACD}", "\u{1FACD} 2"),
      ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴 2"), ("👍🏽🏽", "👍🏽|🏽 4"), ("a🏽", "a|🏽 3"),
      ("👍\u{301}", "👍\u{301} 2"),
    ])
  func full(text: String, expected: String) {
    #expect(same(picture(text), expected))
  }

  @Test(
    "folds what a basic terminal draws in another width",
    arguments: [
      ("👍🏽", "👍 2"), ("🇩🇪", "D|E 2"), ("🇩", "D 1"), ("❤️", "❤ 1"), ("1️⃣", "1 1"),
      ("👨‍👩‍👧", "👨 2"), ("🏳️‍🌈", "🏳 1"), ("🏴‍☠️", "🏴 2"), ("☝🏽", "☝ 1"),
      ("\u{1FAE8}!", ":|s|h|a|k|i|n|g|_|f|a|c|e|:|! 15"), ("\u{323B0}", "\u{FFFD} 1"),
      ("a\u{897}", "a 1"),
    ])
  func basic(text: String, expected: String) {
    #expect(same(picture(text, .basic), expected))
  }

  @Test(
    "gives every script the columns that ncurses gives it",
    arguments: [
      ("각", "각 2"), ("\u{1100}\u{1161}\u{11A8}", "각 2"),
      ("\u{1100}\u{1161}\u{11FF}", "가\u{11FF} 2"), ("ᅘᅠ", "ᅘ 2"),
      ("क्षि", "क्|ष|ि 3"), ("กำ", "ก|ำ 2"), ("ที่", "ที่ 1"), ("بِسْمِ", "بِ|سْ|مِ 3"),
      ("نمی‌خواهم", "ن|م|ی\u{200C}|خ|و|ا|ه|م 8"), ("ｶﾞ", "ｶ|ﾞ 2"), ("ﬁ", "ﬁ 1"), ("Ω", "Ω 1"),
      ("\u{344}", "\u{25CC}\u{308}\u{301} 1"),
    ])
  func scripts(text: String, expected: String) {
    #expect(same(picture(text), expected))
  }

  @Test("keeps four marks of a tower")
  func zalgo() {
    let tower = "z" + String(repeating: "\u{321}\u{301}", count: 5000)
    #expect(same(picture(tower), "\u{17A}\u{321}\u{321}\u{321}\u{321} 1"))
  }

  @Test("gives a mark with nothing to stand on a dotted circle")
  func bareMark() {
    #expect(same(picture("\u{301}a"), "\u{25CC}\u{301}|a 2"))
    #expect(same(picture("a\n\u{301}"), "a|\n|\u{25CC}\u{301} 2"))
  }

  @Test(
    "shows control bytes as pictures and what is no character as a replacement",
    arguments: [
      ("\u{1B}[2J", "␛|[|2|J 4"), ("\u{0}\u{7}\u{8}", "␀|␇|␈ 3"), ("\u{7F}", "␡ 1"),
      ("\u{9B}31m", "\u{FFFD}|3|1|m 4"), ("\u{E000}", "\u{FFFD} 1"), ("\u{FFFF}", "\u{FFFD} 1"),
      ("\u{378}", "\u{FFFD} 1"), ("\u{1FAFF}", "\u{FFFD} 1"),
    ])
  func controls(text: String, expected: String) {
    #expect(same(picture(text), expected))
  }

  @Test(
    "drops what is invisible",
    arguments: [
      "a\u{202E}b", "a\u{2066}b\u{2069}", "a\u{200E}\u{200F}\u{61C}b", "a\u{200B}b", "\u{FEFF}ab",
      "a\u{AD}b", "a\u{200D}b", "a\u{200C}b", "a\u{FE0F}b", "a\u{FE0E}b", "a\u{E0061}b",
      "a\u{3164}b", "a\u{2060}b", "a\u{FFF9}b", "a\u{180E}b", "a\u{E0100}b", "a\u{115F}b",
    ])
  func invisible(text: String) {
    #expect(same(picture(text), "a|b 2"))
    #expect(same(GlyphFilter().clean(text), "ab"))
  }

  @Test("composes across what it dropped")
  func composesAcross() {
    #expect(same(picture("e\u{200B}\u{301}"), "\u{E9} 1"))
  }

  @Test("knows every line end, and tab stops every four columns")
  func lines() {
    let filter = GlyphFilter()
    #expect(
      filter.glyphs("a\nb\r\nc\rd\u{85}e\u{2028}f\u{2029}\r\r\n").text == "a\nb\nc\nd\ne\nf\n\n\n")
    #expect(filter.glyphs("a\tb\t\tc\n日\td").text == "a   b       c\n日  d")
    #expect(filter.glyphs("\r\n").count == 1)
  }

  @Test("makes one line of many")
  func oneLine() {
    let filter = GlyphFilter()
    #expect(filter.line("a\r\nb\tc\n").text == "a b c ")
    #expect(filter.plain("a\u{1B}]0;x\u{7}\nb 👍🏽") == "a␛]0;x␇ b 👍🏽")
    #expect(GlyphFilter(GlyphForms(ascii: true)).plain("né “x”") == "ne \"x\"")
  }

  @Test(
    "finds likenesses in ASCII",
    arguments: [
      ("…", "..."), ("“a” ‘b’", "\"a\" 'b'"), ("–—", "--"), ("• ×", "* x"), ("a\u{A0}b", "a b"),
      ("日本", "??"), ("👨‍👩‍👧", "?"), ("🇩🇪", "DE"), ("1️⃣", "1"), ("naïve", "naive"),
      ("x\u{301}\u{302}", "x"), ("\u{1B}", "?"), ("\u{202E}a", "a"), ("╭", "?"),
    ])
  func ascii(text: String, expected: String) {
    #expect(GlyphFilter(GlyphForms(ascii: true)).glyphs(text).text == expected)
  }

  @Test("keeps lines, tabs and emoji in clean text")
  func clean() {
    let text = GlyphFilter(.basic).clean("a\tb\r\n👨‍👩‍👧‍👦 🇩🇪\u{202E}\u{7}")
    #expect(same(text, "a\tb\n👨‍👩‍👧‍👦 🇩🇪␇"))
  }
}
