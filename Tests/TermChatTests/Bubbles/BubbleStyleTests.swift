import Testing

@testable import TermChat

@Suite("Bubble styles")
struct BubbleStyleTests {
  private static func run(_ style: BubbleStyle, columns: Int = 36, ascii: Bool = false) -> String {
    var blocks = Blocks(columns: columns, style: .standard.with(style))
    blocks.ascii = ascii
    var reacted = Message(id: "2", from: "bo", Text("日本"))
    reacted.react("👍", from: "me", on: true)
    reacted.react("x", from: "cy", on: true)
    let own = Message(id: "4", from: "me", Text("mine"), delivery: Delivery(.read))
    return blocks.picture(
      blocks.block(Message(id: "1", from: "bo", Text("one")), role: .first),
      blocks.block(reacted, role: .middle),
      blocks.block(
        Message(id: "3", from: "bo", Text("three"), replyTo: "1"), role: .last,
        quote: "Cy: why?"),
      blocks.block(own, role: .first, side: .outgoing),
      blocks.block(own, role: .last, side: .outgoing))
  }

  @Test("are told apart by name and shape", arguments: pictures.keys.sorted())
  func all(name: String) throws {
    let style = try #require(BubbleStyle.named(name))
    #expect(Self.run(style) == Self.pictures[name])
  }

  @Test("have each a name of its own")
  func names() {
    #expect(Set(BubbleStyle.all.map(\.name)) == Set(Self.pictures.keys))
    #expect(BubbleStyle.all.count == Self.pictures.count)
    #expect(BubbleStyle.named("star") == nil)
  }

  @Test("are drawn in ASCII")
  func ascii() {
    for style in BubbleStyle.all + [Self.custom] {
      #expect(Self.run(style, ascii: true).utf8.allSatisfy { $0 < 0x80 }, "\(style.name)")
    }
    #expect(Self.run(.grouped, ascii: true).contains("+----"))
    #expect(Self.run(.tailOutline, ascii: true).contains("/----"))
    #expect(Self.run(.tailOutline, ascii: true).contains("----\\"))
  }

  @Test("fit every width, all rows of a bubble alike")
  func widths() {
    let texts = ["", "x", "日本語", "one two three four five six seven", "\n\n"]
    for columns in [1, 2, 3, 8, 12, 20, 30, 40, 200] {
      for style in BubbleStyle.all + [Self.custom] + Self.tails {
        for role in RunRole.allCases {
          for side in [MessageSide.incoming, .outgoing] {
            for text in texts {
              var message = Message(
                id: "1", from: "bo", Text(text), replyTo: "0", delivery: Delivery(.failed))
              message.editedAt = Instant(milliseconds: 0)
              for emoji in ["👍", "🎉", "❤️", "y"] { message.react(emoji, from: "cy", on: true) }
              let block = Blocks(columns: columns, style: .standard.with(style)).block(
                message, role: role, side: side, quote: "Cy: a long question?")
              check(block, columns, "\(style.name) \(columns) \(role) \(side) \(text)")
            }
          }
        }
      }
    }
  }

  private func check(_ block: MessageBlock, _ columns: Int, _ hint: String) {
    let bubble = block.bubble
    #expect(bubble.rows.upperBound <= block.rows.count, "\(hint)")
    #expect(block.offsets.count == bubble.size.rows, "\(hint)")
    if columns >= 4 { #expect(bubble.columns.upperBound <= columns, "\(hint)") }
    for row in bubble.rows {
      let cells = block.rows[row]
      #expect(cells.column <= bubble.origin.column, "\(hint)")
      let end = cells.column + cells.cells.columns
      #expect(end >= bubble.columns.upperBound, "\(hint)")
      if columns >= 4 { #expect(end <= columns, "\(hint)") }
    }
    for hotspot in block.hotspots {
      for span in hotspot.spans {
        #expect(block.rows.indices.contains(span.line), "\(hint)")
        #expect(span.columns.upperBound <= max(columns, 4), "\(hint)")
      }
    }
  }
}

/// Frames of one's own.
extension BubbleStyleTests {
  private static let custom = BubbleStyle("stars", StarFrame())

  private struct StarFrame: BubbleFrame {
    func insets(_ side: MessageSide) -> Insets { Insets(left: 2) }

    func rows(round content: [[Cell]], in box: BubbleBox) -> [[Cell]] {
      content.map { [Cell(box.filter.line("*")[0], box.border), .blank] + box.padded($0) }
    }
  }

  @Test("may be made by anyone")
  func own() {
    #expect(
      Self.run(Self.custom) == """
             * one  09:00
             * 日本  09:00
              [👍 1] x 1
             * ▎ Cy: why?
         B   * three  09:00
                           * mine  09:00 ✓✓
                           * mine  09:00 ✓✓
        """)
  }

  @Test(
    "are refused as nine patches unless they are three by three",
    arguments: [
      "", "abc", "abc\ndef", "ab\ncd\nef", "abcd\nefgh\nijkl", "abc\ndef\nghi\njkl", "abc\n\nghi",
      "\nabc\ndef\nghi", "abc\ndef\nghi\n\n",
    ])
  func refused(text: String) {
    #expect(BubbleStyle.ninePatch(text) == nil)
  }

  @Test("repeat a nine patch's edges round what they hold")
  func ninePatch() throws {
    let style = try #require(BubbleStyle.ninePatch("/-\\\n|.|\n\\_/\n"))
    #expect(
      Self.run(style) == """
             /------------\\
             |.one  09:00.|
             \\____________/
             /-------------\\
             |.日本  09:00.|
             \\_[👍 1] x 1 _/
             /--------------\\
             |.▎ Cy: why?...|
         B   |.three  09:00.|
             \\______________/
                         /----------------\\
                         |.mine  09:00 ✓✓.|
                         \\________________/
                         /----------------\\
                         |.mine  09:00 ✓✓.|
                         \\________________/
        """)
    // What takes two columns, or none, can't be a piece.
    let wide = try #require(BubbleStyle.ninePatch("日-\u{7F}\n| |\n+-+"))
    #expect(Self.run(wide).contains("  ------------\n") == false)
    #expect(Self.run(wide).contains("| one  09:00 |"))
  }
}

/// Tails.
extension BubbleStyleTests {
  private static var tails: [BubbleStyle] {
    [Tail.Place.top, .bottom].flatMap { place in
      [Tail.Form.pointed, .curved].flatMap { form in
        [
          BubbleStyle("tail-fill", FillFrame(tail: Tail(place, form))),
          BubbleStyle("tail-line", OutlineFrame(tail: Tail(place, form))),
        ]
      }
    }
  }

  @Test(
    "have a tail at the end of a run, or at its beginning",
    arguments: [
      (Tail(.bottom, .pointed), "◢", "◣", "╱", "╲"), (Tail(.top, .pointed), "◥", "◤", "╲", "╱"),
      (Tail(.bottom, .curved), "◖", "◗", "┴", "┴"), (Tail(.top, .curved), "◖", "◗", "┬", "┬"),
    ])
  func tail(tail: Tail, tipIn: String, tipOut: String, lineIn: String, lineOut: String) {
    for role in RunRole.allCases {
      let isShown = tail.place == .bottom ? role.endsRun : role.startsRun
      for side in [MessageSide.incoming, .outgoing] {
        let fill = picture(FillFrame(tail: tail), role, side)
        let line = picture(OutlineFrame(tail: tail), role, side)
        #expect(fill.contains(side == .incoming ? tipIn : tipOut) == isShown, "\(fill)")
        #expect(line.contains(side == .incoming ? lineIn : lineOut) == isShown, "\(line)")
        let row = fill.split(separator: "\n").firstIndex {
          $0.contains(tipIn) || $0.contains(tipOut)
        }
        if isShown { #expect(row == (tail.place == .top ? 0 : 1)) }
      }
    }
  }

  private func picture(_ frame: any BubbleFrame, _ role: RunRole, _ side: MessageSide) -> String {
    let blocks = Blocks(columns: 40, style: .standard.with(BubbleStyle("x", frame)))
    return blocks.picture(
      blocks.block(Message(from: "bo", Text("one\ntwo")), role: role, side: side))
  }
}

/// Colours.
extension BubbleStyleTests {
  private static let kinds: [any MessageKind] = [
    Text("one two three four five six"), Text("see https://example.org and @ann"), Text(""),
    Text("日本語 テキスト"), Notice("x"), Emoji("👍"),
    Photo(.path("a.png"), width: 30, height: 20, caption: "the sea"),
    Audio(.path("a.ogg"), duration: 61), Custom(kind: "poll", fields: .object([])),
  ]

  @Test("filled with a colour leave no cell without it", arguments: [BubbleStyle.fill, .tail])
  func filled(style: BubbleStyle) {
    for columns in [12, 20, 40, 100] {
      for kind in Self.kinds {
        for side in [MessageSide.incoming, .outgoing] {
          for status in [DeliveryStatus.sending, .read, .failed] {
            var message = Message(id: "1", from: "bo", kind, replyTo: "0")
            message.delivery = Delivery(status, progress: 0.5)
            message.editedAt = Instant(milliseconds: 0)
            let blocks = Blocks(columns: columns, style: .standard.with(style))
            let block = blocks.block(message, side: side, quote: "Cy: why?")
            guard !block.areas.isEmpty, !(kind is Emoji) else { continue }
            let bubble = block.bubble
            let insets = style.frame.insets(side)
            let edge = max(insets.left, insets.right) - 1
            let surface = blocks.surface([block])
            for row in bubble.rows {
              for column in bubble.columns.dropFirst(side == .incoming ? edge : 0)
                .dropLast(side == .outgoing ? edge : 0)
              {
                #expect(
                  surface[row, column].style.background != .terminal,
                  "\(kind) \(columns) \(side) \(row) \(column)")
              }
            }
          }
        }
      }
    }
  }

  @Test("need no colours")
  func mono() {
    var blocks = Blocks(columns: 30, style: .standard.with(.fill), theme: .mono)
    let message = Message(from: "me", Text("a b"), delivery: Delivery(.sent))
    let block = { (blocks: Blocks) in
      blocks.surface([blocks.block(message, side: .outgoing)]).ansi
    }
    let (strong, none) = ("\u{1B}[1m", "\u{1B}[0m")
    #expect(block(blocks) == "               \u{1B}[1;7m a b  09:00 ✓ \(none)\n")
    blocks.style = .standard.with(.outline)
    #expect(
      block(blocks) == """
                     \(strong)╭──────────────╮\(none)
                     \(strong)│\(none) a b  \u{1B}[2m09:00 ✓\(none) \(strong)│\(none)
                     \(strong)╰──────────────┘\(none)

        """)
  }
}

extension BubbleStyleTests {
  private static let pictures: [String: String] = [
    "outline": """
         ╭────────────╮
         │ one  09:00 │
         └────────────╯
         ┌─────────────╮
         │ 日本  09:00 │
         └─[👍 1] x 1 ─╯
         ┌──────────────╮
         │ ▎ Cy: why?   │
     B   │ three  09:00 │
         └──────────────╯
                     ╭────────────────╮
                     │ mine  09:00 ✓✓ │
                     ╰────────────────┘
                     ╭────────────────┐
                     │ mine  09:00 ✓✓ │
                     ╰────────────────┘
    """,
    "grouped": """
         ╭────────────╮
         │ one  09:00 │
         └────────────╯
         ┌─────────────╮
         │ 日本  09:00 │
         └─[👍 1] x 1 ─╯
         ┌──────────────╮
         │ ▎ Cy: why?   │
     B   │ three  09:00 │
         ╰──────────────╯
                     ╭────────────────╮
                     │ mine  09:00 ✓✓ │
                     ╰────────────────┘
                     ╭────────────────┐
                     │ mine  09:00 ✓✓ │
                     ╰────────────────╯
    """,
    "tail-outline": """
         ╭────────────╮
         │ one  09:00 │
         └────────────╯
         ┌─────────────╮
         │ 日本  09:00 │
         └─[👍 1] x 1 ─╯
         ┌──────────────╮
         │ ▎ Cy: why?   │
     B   │ three  09:00 │
         ╱──────────────╯
                     ╭────────────────╮
                     │ mine  09:00 ✓✓ │
                     ╰────────────────┘
                     ╭────────────────┐
                     │ mine  09:00 ✓✓ │
                     ╰────────────────╲
    """,
    "tail": """
           one  09:00

           日本  09:00
          [👍 1] x 1

           ▎ Cy: why?
     B   ◢ three  09:00
                       mine  09:00 ✓✓

                       mine  09:00 ✓✓ ◣
    """,
    "fill": """
          one  09:00

          日本  09:00
         [👍 1] x 1

          ▎ Cy: why?
     B    three  09:00
                        mine  09:00 ✓✓

                        mine  09:00 ✓✓
    """,
    "stacked": """
         ┌────────────╮
         │ one  09:00 │
         └────────────╯
         ┌─────────────╮
         │ 日本  09:00 │
         └─[👍 1] x 1 ─╯
         ┌──────────────╮
         │ ▎ Cy: why?   │
     B   │ three  09:00 │
         └──────────────╯
                     ╭────────────────┐
                     │ mine  09:00 ✓✓ │
                     ╰────────────────┘
                     ╭────────────────┐
                     │ mine  09:00 ✓✓ │
                     ╰────────────────┘
    """,
    "simple": """
         ┌────────────┐
         │ one  09:00 │
         └────────────┘
         ┌─────────────┐
         │ 日本  09:00 │
         └─[👍 1] x 1 ─┘
         ┌──────────────┐
         │ ▎ Cy: why?   │
     B   │ three  09:00 │
         └──────────────┘
                     ┌────────────────┐
                     │ mine  09:00 ✓✓ │
                     └────────────────┘
                     ┌────────────────┐
                     │ mine  09:00 ✓✓ │
                     └────────────────┘
    """,
    "nine-patch": """
         ╔════════════╗
         ║ one  09:00 ║
         ╚════════════╝
         ╔═════════════╗
         ║ 日本  09:00 ║
         ╚═[👍 1] x 1 ═╝
         ╔══════════════╗
         ║ ▎ Cy: why?   ║
     B   ║ three  09:00 ║
         ╚══════════════╝
                     ╔════════════════╗
                     ║ mine  09:00 ✓✓ ║
                     ╚════════════════╝
                     ╔════════════════╗
                     ║ mine  09:00 ✓✓ ║
                     ╚════════════════╝
    """,
    "none": """
         one  09:00
         日本  09:00
         [👍 1] x 1
         ▎ Cy: why?
     B   three  09:00
                         mine  09:00 ✓✓
                         mine  09:00 ✓✓
    """,
  ]
}
