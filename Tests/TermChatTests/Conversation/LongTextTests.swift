import TestSupport
import Testing

@testable import TermChat

@Suite("A long text")
struct LongTextTests {
  private static func lines(_ count: Int, from start: Int = 0) -> String {
    (start..<start + count).map { "line \($0) of a long text" }.joined(separator: "\n")
  }

  private static let texts: [(name: String, text: String)] = [
    ("lines", lines(2_000)),
    ("words", (0..<9_000).map { "word\($0)" }.joined(separator: " ")),
    ("one word", (0..<9_000).map { "\($0)" }.joined()),
    ("wide", String(repeating: "日本語のテキスト", count: 2_000)),
    ("wide words", (0..<3_000).map { "日本\($0) 語" }.joined(separator: " ")),
    ("marks", String(repeating: "e\u{301}\u{302}👨‍👩‍👧", count: 1_500)),
    (
      "blank lines", (0..<600).map { "p\($0)\n" + String(repeating: "\n", count: $0 % 40) }.joined()
    ),
    ("nothing but line ends", String(repeating: "\n", count: 20_000) + "end"),
    ("carriage returns", (0..<2_000).map { "line \($0)\r\n" }.joined()),
    ("one cluster", "a" + String(repeating: "\u{301}", count: 10_000)),
  ]

  private func rows(_ kind: any MessageKind, _ columns: Int) -> [String] {
    Picturing().present(kind, columns).lines.map { $0.cells.map(\.glyph).text }
  }

  // A cluster that is too long for a piece, the last one, is cut between its marks.
  @Test("is said whole by its pieces, in order", arguments: 0..<9)
  func whole(index: Int) {
    let text = Self.texts[index].text
    let pieces = PresenterRegistry.standard.pieces(of: Text(text))
    #expect(pieces.count > 1)
    for columns in [1, 7, 40] {
      let joined = pieces.flatMap { rows($0, columns) }
      let whole = rows(Text(text), columns)
      let squeezed = { (rows: [String]) in rows.joined().filter { $0 != " " } }
      #expect(squeezed(joined) == squeezed(whole), "\(columns)")
      // Where lines end, no row is lost or made.
      if text.contains("\n") {
        let trimmed = { (rows: [String]) in rows.map { $0 == " " ? "" : $0 } }
        #expect(trimmed(joined) == trimmed(whole), "\(columns)")
      }
    }
  }

  @Test("keeps its pieces when it grows")
  func growing() {
    var random = Randomness(seed: 3)
    for (name, text) in Self.texts {
      let earlier = TextPieces.cut(text).map { String($0) }.dropLast()
      let more = text + String(repeating: "more ", count: Int.random(in: 1...3_000, using: &random))
      #expect(
        TextPieces.cut(more).prefix(earlier.count).map { String($0) } == Array(earlier), "\(name)")
      #expect(earlier.allSatisfy { $0.utf8.count <= TextPieces.most }, "\(name)")
      #expect(TextPieces.cut(text).joined() == text, "\(name)")
    }
  }
}

/// Reading it.
extension LongTextTests {
  private func reader(_ text: String, _ columns: Int = 40, _ rows: Int = 14) -> ScreenDriver {
    var driver = ScreenDriver(columns, rows)
    driver.chat(.history(Page(.older, [], more: false)))
    driver.chat(.message(Message(id: "0", from: "cy", Text("before"))))
    driver.chat(.message(Message(id: "1", from: "bo", Text(text))))
    driver.chat(.message(Message(id: "2", from: "cy", Text("after"))))
    return driver
  }

  private func rows(_ driver: ScreenDriver) -> [String] {
    driver.screen.view.rows.map { row in
      String(repeating: " ", count: row.column) + row.cells.map(\.glyph).text
    }
  }

  @Test("is walked through page by page, no line skipped, none twice", arguments: [14, 5, 4])
  func pages(height: Int) {
    var driver = reader(Self.lines(700), 40, height)
    driver.press("Ctrl-Home")
    var all = rows(driver)
    var pages = 0
    while !driver.screen.view.isFollowing, pages < 2_000 {
      driver.press("PageDown")
      pages += 1
      let page = rows(driver)
      guard !driver.screen.view.isFollowing else {
        // The last page may be a short step.
        let overlap = (1...page.count).first { page.prefix($0).elementsEqual(all.suffix($0)) }
        all += page.dropFirst(overlap ?? 0)
        break
      }
      #expect(all.last == page.first)
      all += page.dropFirst()
    }
    #expect(all.filter { $0.contains("line ") }.count == 700)
    for index in 0..<700 { #expect(all.contains { $0.contains("line \(index) of") }, "\(index)") }
    var back = rows(driver)
    for _ in 0..<pages * 2 {
      driver.press("PageUp")
      let page = rows(driver)
      if page == Array(back.prefix(page.count)) { break }
      let overlap = (1...page.count).first { page.suffix($0).elementsEqual(back.prefix($0)) }
      back = page.dropLast(overlap ?? 0) + back
    }
    #expect(back == all)
  }

  @Test("stays where it is read while it grows, from the first piece on")
  func append() {
    var driver = reader(Self.lines(200))
    driver.press("PageUp", "PageUp", "PageUp")
    let before = rows(driver)
    #expect(PresenterRegistry.standard.pieces(of: Text(Self.lines(200))).isEmpty)
    for index in 0..<40 {
      driver.chat(.append(id: "1", text: "\n" + Self.lines(30, from: 200 + index * 30)))
      // The bubble is wider once it is cut: its walls stand elsewhere.
      #expect(texts(rows(driver)) == texts(before), "\(index)")
    }
    #expect(driver.screen.conversation.timeline["1"]?.kind.text.utf8.count ?? 0 > 30_000)
  }

  private func texts(_ rows: [String]) -> [String] {
    rows.map { $0.filter { "abcdefghijklmnopqrstuvwxyz0123456789".contains($0) } }
  }

  @Test("stays where it is read at any width", arguments: ["lines", "words", "wide", "wide words"])
  func resize(name: String) throws {
    let text = try #require(Self.texts.first { $0.name == name }?.text)
    for seed: UInt64 in 0..<10 {
      var random = Randomness(seed: seed)
      var driver = reader(text, 60, 20)
      for _ in 0..<Int.random(in: 5...60, using: &random) { driver.press("PageUp") }
      let before = rows(driver)
      let size = driver.screen.size
      let read = try #require(word(before[0]))
      for _ in 0..<4 {
        driver.resize(
          Int.random(in: 24...120, using: &random), Int.random(in: 6...50, using: &random))
        // The row on top shows the place where the old one began.
        let top = rows(driver).prefix(2).joined().filter { $0 != " " && $0 != "│" }
        #expect(top.contains(read), "seed \(seed): \(read) in \(top)")
      }
      driver.resize(size.columns, size.rows)
      #expect(rows(driver) == before, "seed \(seed)")
    }
  }

  /// What the row begins with, a few characters of it.
  private func word(_ row: String) -> String? {
    let text = row.filter { $0 != "│" }.split(separator: " ")
    return text.first.map { String($0.prefix(4)) }
  }

  @Test("lets go of the reader when it is removed or becomes short")
  func removal() {
    var driver = reader(Self.lines(2_000))
    for _ in 0..<60 { driver.press("PageUp") }
    #expect(driver.row(of: "line 1") != nil)
    var edited = driver
    driver.chat(.remove(id: "1"))
    #expect(driver.row(of: "after") != nil && driver.row(of: "before") != nil)
    edited.chat(.edit(id: "1", KindBox(Text("short"))))
    #expect(edited.row(of: "short") != nil && edited.row(of: "after") != nil)
    edited.chat(.edit(id: "1", KindBox(Text(Self.lines(900)))))
    edited.press("Ctrl-End", "PageUp", "Ctrl-Home")
    #expect(edited.row(of: "line 0 of") != nil)
    edited.press("Ctrl-End")
    #expect(edited.screen.view.isFollowing && edited.row(of: "line 899") != nil)
  }

  @Test(
    "has its tail, its avatar and its accessory once", arguments: BubbleStyle.all.map { $0.name })
  func once(name: String) throws {
    var style = ConversationStyle.standard.with(try #require(BubbleStyle.named(name)))
    for position in VerticalPosition.allCases {
      style.avatarPosition = AvatarPosition(.natural, position)
      style.dress = { style, _ in
        style.accessory = Label("@@")
        style.accessoryPosition = position
        style.cellTopLabel = Label("UPPER")
        style.cellBottomLabel = Label("LOWER")
      }
      let blocks = Blocks(columns: 60, style: style)
      let pieces = PresenterRegistry.standard.pieces(of: Text(Self.lines(400)))
      let all = pieces.indices.map { index in
        var decoration = Decoration()
        decoration.role = .single
        decoration.showsAvatar = true
        return blocks.layout.block(
          Message(id: "1", from: "bo", pieces[index]),
          DecoratedMessage(
            decoration: decoration, side: .incoming, sender: Sender(id: "q", name: "Q"),
            time: "09:00"), piece: MessagePiece(index: index, count: pieces.count))
      }
      let text = blocks.surface(all).textLines.joined(separator: "\n")
      for sign in ["@@", "UPPER", "LOWER", " Q ", "09:00"] {
        #expect(
          text.split(separator: sign, omittingEmptySubsequences: false).count == 2,
          "\(sign) \(position)")
      }
      #expect(text.filter { "◢◣╱╲".contains($0) }.count == (name.hasPrefix("tail") ? 1 : 0))
      #expect(text.filter { "╮┐╗".contains($0) }.count <= 1)
      let widths = Set(all.flatMap(\.areas).filter { $0.part == .bubble }.map(\.rect.size.columns))
      #expect(widths.count == 1)
    }
  }
}
