import Testing

@testable import TermChat

@Suite("Contents that nobody should send")
struct AbsurdContentTests {
  private func decoded(_ content: String) -> (kind: (any MessageKind)?, faults: [String]) {
    let line = #"{"type":"message","from":"a",\#(content)}"#
    let result = WireDecoder(file: "f").decode(Array(line.utf8)[...], number: 1)
    let faults = result.diagnostics.map(\.description)
    guard case .event(.message(let message)) = result.line?.content else { return (nil, faults) }
    return (message.kind, faults)
  }

  @Test("are told and left out")
  func faults() {
    for content in [
      #""location":{"latitude":4000,"longitude":0}"#, #""audio":{"path":"a","duration":-1}"#,
      #""contact":{"name":"x\#(String(repeating: "\u{301}", count: 300))"}"#,
      #""location":{"latitude":1e999,"longitude":0}"#, #""collection":{"rows":2}"#,
      String(repeating: #""parts":[{"#, count: 30) + #""text":"x""#
        + String(repeating: "}]", count: 30),
    ] {
      let (kind, faults) = decoded(content)
      #expect(kind == nil && !faults.isEmpty, "\(content.prefix(60)): \(faults)")
    }
  }

  @Test("lose the bad field alone where the rest makes sense")
  func repaired() {
    let (photo, faults) = decoded(#""photo":{"path":"p","width":0,"height":1000000000}"#)
    #expect(photo?.isEqual(to: Photo(.path("p"))) == true && faults.count == 2)
    let (video, told) = decoded(#""video":{"path":"p","duration":-1}"#)
    #expect(video?.isEqual(to: Video(.path("p"))) == true && told.count == 1)
  }

  @Test("made in Swift are drawn as well as can be")
  func drawn() {
    let picturing = Picturing()
    let marks = "e" + String(repeating: "\u{301}", count: 300)
    #expect(picturing.picture(Audio(.path(""), duration: .nan), 12) == "▶ ●──── 0:00")
    #expect(picturing.picture(Location(latitude: 4000, longitude: .nan), 5).hasPrefix("◉"))
    #expect(picturing.hotspots(Location(latitude: 4000, longitude: 0), 20).isEmpty)
    #expect(picturing.picture(Photo(.path(""), width: 0, height: .max), 3) == "┌─┐\n│▦│\n└─┘")
    #expect(picturing.present(Contact(marks, initials: marks), 40).columns < 12)
    #expect(picturing.picture(Contact("", initials: ""), 20) == "(?)")
    #expect(picturing.picture(Link(""), 20).isEmpty == false)
    #expect(
      picturing.picture(Link("javascript:alert(1)", title: "Click"), 30) == """
        ┌─────────────────────┐
        │ Click               │
        │ javascript:alert(1) │
        └─────────────────────┘
        """)
    #expect(picturing.hotspots(Link("javascript:alert(1)", title: "Click"), 30).isEmpty)
  }

  @Test("cost no more than what shows of them")
  func long() {
    let long = String(repeating: "word ", count: 200_000)
    let card = Link("https://a.org/\(long.filter { $0 != " " })", title: long, teaser: long)
    #expect(Picturing().present(card, 40).lines.count == 8)
    let person = Contact(
      "P", phones: Array(repeating: "1", count: 10_000),
      emails: Array(repeating: "a@b.c", count: 10_000))
    let lines = Picturing().picture(person, 40).split(separator: "\n")
    #expect(lines.count == 10 && lines.last == "    19992 more")
  }
}
