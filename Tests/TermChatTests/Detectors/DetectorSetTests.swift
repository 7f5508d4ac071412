import Testing

@testable import TermChat

struct DetectorSetTests {
  private func found(_ text: String) -> [String] { found(.standard, text) }

  private func found(_ set: DetectorSet, _ text: String) -> [String] {
    set.detections(in: text).map { "\($0.kind) \(text[$0.range])" }
  }

  @Test func `An e-mail address is one find and no mention`() {
    #expect(found("mail ada@gmail.com, @ada!") == ["email ada@gmail.com", "mention @ada"])
    #expect(
      found("wuyin@x.org,lovelace@gmail.com") == ["email wuyin@x.org", "email lovelace@gmail.com"])
  }

  @Test func `A link beats what is in it`() {
    #expect(
      found("https://x.org/@ada/#part/2026-11-20") == [
        "url https://x.org/@ada/#part/2026-11-20"
      ])
    #expect(found("mailto:ada@x.org") == ["url mailto:ada@x.org"])
  }

  @Test func `Days aren't telephone numbers`() {
    #expect(found("01.02.2026 or 0171 1234567") == ["date 01.02.2026", "phone 0171 1234567"])
  }

  @Test func `Pressing gives a whole URL`() {
    let values = DetectorSet.standard.detections(
      in: "www.x.org WWW.X.ORG:80/a:b https://x.org ada@x.org mailto:b@x.org @ada #tag 2026-11-20"
    ).map(\.value)
    #expect(
      values == [
        "https://www.x.org", "https://WWW.X.ORG:80/a:b", "https://x.org", "mailto:ada@x.org",
        "mailto:b@x.org", "@ada", "#tag", "2026-11-20",
      ])
  }

  @Test func `Nothing is found by nobody or in nothing`() {
    #expect(found(.none, "@ada https://x.org") == [])
    #expect(found("") == [])
    #expect(found("plain words, and more of them!") == [])
  }

  @Test func `Ranges hold whole characters`() {
    let text = "é @ada\u{200D} 👩‍👩‍👧#tag\u{301} 5️⃣"
    #expect(found(text) == ["mention @ada\u{200D}", "hashtag #tag\u{301}"])
  }

  @Test(arguments: ["a\u{301}@ada", "a\u{301}#ada", "\u{600}2026-11-20"])
  func `Nothing begins inside a character or a word`(text: String) {
    #expect(found(text) == [])
  }
}

/// MessageKit's own tests of its detectors, with its patterns.
extension DetectorSetTests {
  private static let names = ["julienkode", "facebook", "google", "1234"]

  @Test func `MessageKit's mentions`() {
    let mentions = Self.names.map { "@" + $0 }
    let text = mentions.joined(separator: " #test ")
    #expect(found([.strictMention], text) == mentions.map { "mention " + $0 })
    #expect(found([.mention], text) == mentions.map { "mention " + $0 })
  }

  @Test func `MessageKit's hashtags`() {
    let tags = Self.names.map { "#" + $0 }
    let text = tags.joined(separator: " @test ")
    #expect(found([.strictHashtag], text) == tags.map { "hashtag " + $0 })
    #expect(found([.hashtag], text) == tags.dropLast().map { "hashtag " + $0 })
  }

  @Test func `MessageKit's patterns find the half of an address`() {
    #expect(found([.strictMention], "ada@gmail.com @ada") == ["mention @gmail"])
  }

  @Test func `MessageKit's custom pattern`() throws {
    let digits = try Detector.custom(name: "digits", pattern: "[0-9]+")
    #expect(found([digits], "12 and 345") == [#"custom("digits") 12"#, #"custom("digits") 345"#])
  }

  @Test func `MessageKit's three patterns that overlap`() throws {
    let text = "address MNtz8Zz1cPD1CZadoc38jT5qeqeFBS6Aif can match multiple regex's"
    let patterns = [
      "[A-Za-z0-9]{34}", "M[a-km-zA-HJ-NP-Z1-9]{26,33}", "[LM3][a-km-zA-HJ-NP-Z1-9]{26,33}",
    ]
    let detectors = try patterns.enumerated().map {
      try Detector.custom(name: "\($0)", pattern: $1)
    }
    #expect(
      found(DetectorSet(detectors), text) == [
        #"custom("0") MNtz8Zz1cPD1CZadoc38jT5qeqeFBS6Aif"#
      ])
  }

  private func found(_ detectors: [Detector], _ text: String) -> [String] {
    found(DetectorSet(detectors), text)
  }
}

/// Patterns and detectors of the program's own.
extension DetectorSetTests {
  @Test func `The longest stays, of the same length the custom one`() throws {
    let issue = try Detector.custom(name: "issue", pattern: "#[a-z]+(-[0-9]+)?")
    let set = DetectorSet(DetectorSet.standard.detectors + [issue])
    #expect(
      found(set, "#loom-12 #loom #loomLarge") == [
        #"custom("issue") #loom-12"#, #"custom("issue") #loom"#, "hashtag #loomLarge",
      ])
  }

  @Test(arguments: ["(", "[a", "*", "a{2,1}", #"\"#])
  func `A pattern that is none is told`(pattern: String) {
    let error = #expect(throws: PatternError.self) {
      try Detector.custom(name: "mine", pattern: pattern)
    }
    #expect(error?.description.hasPrefix("mine: \(pattern.debugDescription): ") == true)
  }

  @Test func `A pattern sees one line and only the beginning of a long text`() throws {
    let set = DetectorSet([try .custom(name: "x", pattern: #"x[\s\S]*"#)])
    #expect(found(set, "x1\nx2\r\nx3") == ["x1", "x2", "x3"].map { #"custom("x") \#($0)"# })
    let end = String(repeating: "é", count: 4000) + "x"
    #expect(found(set, end) == [])
  }

  @Test func `Ranges of another text do no harm`() {
    let long = String(repeating: "é", count: 100)
    let wrong = Detector(.custom("wrong")) { text in
      [long.startIndex..<long.endIndex, text.endIndex..<text.endIndex]
        + [long.utf8.index(after: long.startIndex)..<long.index(after: long.startIndex)]
    }
    #expect(found(DetectorSet([wrong]), "été") == [])
  }
}
