import TestSupport
import Testing

@testable import TermChat

@Suite("Completing")
struct CompletingTests {
  private static let names = ["Ada Lovelace", "Émile Zola", "Bo", "Böll", "Carla Bo"]

  private static let people = Completer(
    CompletionTrigger("@"), .listed { _ in names.map { Completion($0) } })

  private static let paths = Completer(CompletionTrigger(">>"), .asked("files"))

  private var completing = Completing()
  private var draft = Draft()
  private var asked: [CompletionQuery] = []
  private let scene = CompletionScene(Conversation(), Appearance())

  private mutating func type(_ text: String, _ occasion: Completing.Occasion = .typing) {
    draft.insert(text)
    follow(occasion)
  }

  private mutating func follow(_ occasion: Completing.Occasion) {
    let query = completing.follow(draft, [Self.people, Self.paths], occasion, in: scene)
    if let query { asked.append(query) }
  }

  private var offers: [String] { completing.offers.map(\.text) }

  @Test("offers all, then what has the filter: whole ones, starts, words, the rest")
  mutating func ranks() {
    type("@")
    #expect(offers == Self.names)
    type("b")
    #expect(offers == ["Bo", "Böll", "Carla Bo"])
    type("o")
    #expect(offers == ["Bo", "Böll", "Carla Bo"])
    type("x")
    #expect(offers == [] && !completing.isOpen)
    draft.delete(.backward)
    follow(.typing)
    #expect(completing.isOpen)
  }

  @Test("counts neither case nor accents", arguments: ["EMILE", "émi", "e\u{301}m", "zóla"])
  mutating func folding(filter: String) {
    type("@" + filter)
    #expect(offers == ["Émile Zola"])
  }

  @Test("begins by typing only, and goes on with whatever happens in it")
  mutating func beginning() {
    type("@a", .other)
    #expect(!completing.isOpen)
    type("d")
    #expect(completing.isOpen)
    type("a", .other)
    #expect(completing.session?.filter == "ada")
    draft.move(.start)
    follow(.other)
    #expect(completing.session == nil)
    draft.move(.end)
    follow(.other)
    #expect(completing.session == nil)
  }

  @Test("closed, stays closed until the prefix is typed anew")
  mutating func closing() {
    type("x @a")
    let hasClosed = completing.close(in: draft)
    #expect(hasClosed)
    type("d")
    #expect(completing.session == nil)
    draft.move(.start)
    type("more ")
    draft.move(.end)
    type("a")
    #expect(completing.session == nil)
    follow(.asking)
    #expect(completing.isOpen)
    completing.close(in: draft)
    for _ in 0..<4 {
      draft.delete(.backward)
      follow(.typing)
      #expect(completing.session == nil)
    }
    type("@")
    #expect(completing.isOpen)
  }

  @Test("closed in one place, begins in another")
  mutating func elsewhere() {
    type("@a")
    completing.close(in: draft)
    type(" @b")
    #expect(completing.session?.filter == "b")
  }

  @Test("chooses round the ends")
  mutating func choosing() {
    type("@")
    completing.choose(-1)
    #expect(completing.accepted?.text == "Carla Bo" && completing.first == 2)
    completing.choose(1)
    #expect(completing.accepted?.text == "Ada Lovelace" && completing.first == 0)
    completing.choose(Int.max)
    completing.choose(Int.min)
    completing.chooseWithoutWrapping(-1)
    #expect(completing.chosen >= 0)
  }

  @Test("asks outside, and takes the answer to its last question alone")
  mutating func asking() {
    type(">>a")
    #expect(asked == [CompletionQuery(prefix: "files", filter: "a")])
    #expect(completing.isLooking && completing.isOpen && offers == [])
    type("b")
    completing.receive(CompletionAnswer(asked[0], [Completion("a1")]))
    #expect(offers == [] && completing.isLooking)
    completing.receive(CompletionAnswer(asked[1], [Completion("ab1"), Completion("abc")]))
    #expect(offers == ["ab1", "abc"] && !completing.isLooking)
    type("c")
    #expect(offers == [] && completing.isLooking)
    draft.delete(.backward)
    follow(.typing)
    completing.receive(CompletionAnswer(asked[3], [Completion("ab1"), Completion("abc")]))
    type("1")
    #expect(offers == [] && completing.isLooking)
    completing.receive(CompletionAnswer(asked[4], []))
    #expect(!completing.isOpen)
  }

  @Test("shows what it had until the answer comes, as far as it fits")
  mutating func narrowing() {
    type(">>")
    completing.receive(
      CompletionAnswer(asked[0], [Completion("Documents/"), Completion("Downloads/")]))
    type("Do")
    #expect(offers == ["Documents/", "Downloads/"] && completing.isLooking)
    type("w")
    #expect(offers == ["Downloads/"] && completing.isLooking)
  }

  @Test("may be forbidden to begin, or to accept")
  mutating func vetoes() {
    var people = Self.people
    people.mayBegin = { $0.start > 0 }
    people.mayAccept = { completion, _ in completion.text != "Bo" }
    let begin = { (completing: inout Completing, text: String) in
      _ = completing.follow(
        Draft(text), [people], .typing,
        in: CompletionScene(Conversation(), Appearance()))
    }
    begin(&completing, "@b")
    #expect(!completing.isOpen)
    begin(&completing, "x @b")
    #expect(completing.isOpen && !completing.mayAccept)
    completing.choose(1)
    #expect(completing.mayAccept)
  }

  @Test("accepting is one edit, coloured and with a space")
  mutating func accepting() {
    draft.insert("Hi  there")
    draft.move(to: 3)
    type("@em")
    guard let session = completing.session, let completion = completing.accepted else {
      Issue.record("closed")
      return
    }
    draft.accept(completion, for: session, Self.people.trigger, filter: GlyphFilter())
    #expect(draft.text == "Hi @Émile Zola there" && draft.caret == 15)
    #expect(draft.tokens.map(\.range) == [3..<14])
  }

  @Test("survives any edits, and never leaves its session")
  func anything() {
    for seed: UInt64 in 0..<300 {
      var random = Randomness(seed: seed)
      var test = CompletingTests()
      for _ in 0..<60 {
        test.step(&random)
        guard let session = test.completing.session else { continue }
        let text = test.draft.characters
        let typed = Array(session.prefix + session.filter)
        let range = session.start..<test.draft.caret
        #expect(range.upperBound <= text.count && Array(text[range]) == typed, "seed \(seed)")
        #expect(test.completing.chosen <= max(0, test.offers.count - 1), "seed \(seed)")
      }
    }
  }

  private mutating func step(_ random: inout Randomness) {
    let occasion: Completing.Occasion = .random(using: &random) ? .typing : .other
    switch Int.random(in: 0..<8, using: &random) {
    case 0: draft.move(to: Int.random(in: 0...20, using: &random))
    case 1: draft.delete(.backward)
    case 2: completing.close(in: draft)
    case 3: completing.choose(Int.random(in: -3...3, using: &random))
    case 4: draft.clear()
    case 5:
      if let query = asked.randomElement(using: &random) {
        completing.receive(CompletionAnswer(query, [Completion("a b")]))
      }
    default:
      draft.insert(["@", ">>", " ", "b", "é", "\n", "日", "a@"].randomElement(using: &random) ?? "")
    }
    follow(occasion)
  }
}
