import TestSupport
import Testing

@testable import TermChat

@Suite("A session of completing")
struct CompletionSessionTests {
  static let triggers: [CompletionTrigger] = {
    var path = CompletionTrigger("/attach ")
    (path.onlyAtStart, path.mostSpaces) = (true, 2)
    var command = CompletionTrigger("/")
    command.onlyAtStart = true
    var spaced = CompletionTrigger("&")
    spaced.mostSpaces = 1
    return [
      CompletionTrigger("@"), CompletionTrigger("#"), CompletionTrigger(">>"),
      CompletionTrigger(">>!"), CompletionTrigger(""), command, path, spaced,
    ]
  }()

  private static func draft(_ picture: String) -> Draft {
    let parts = picture.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    var draft = Draft(String(parts[0]) + String(parts[1]))
    draft.move(to: parts[0].count)
    return draft
  }

  @Test(
    "is found by the prefix before the caret and what stands before that",
    arguments: [
      ("@|", "@ "), ("@ad|", "@ ad"), ("@ad|a", nil), ("@ad| b", "@ ad"), ("@|/x", nil),
      ("(@ad|)", "@ ad"),
      ("@ad|, b", "@ ad"), ("@ad|」", "@ ad"), ("/|/x", nil), ("hi @ad|", "@ ad"), ("|@ad", nil),
      ("foo@ad|", nil), ("ada.@b|", nil), ("10:30@|", nil), ("@ad |", nil), ("@ad\n|", nil),
      ("x\n@ad|", "@ ad"), ("x\t@ad|", "@ ad"), ("(@ad|", "@ ad"), ("\"@ad|", "@ ad"),
      ("“@ad|", "@ ad"), ("「@ad|", "@ ad"), ("'@ad|", "@ ad"), (")@ad|", nil), ("日本@ad|", nil),
      ("日本 @ad|", "@ ad"), ("👨‍👩‍👧 @ad|", "@ ad"), ("@日本|", "@ 日本"), ("@e\u{301}a|", "@ éa"),
      ("@\u{301}ad|", nil), ("@@ad|", "@ @ad"),
      // After a mention a tag: the session switches (InputBarAccessoryView #108).
      ("@ada #we|", "# we"), ("#we @ad|", "@ ad"), ("@#we|", "@ #we"), ("@(#we|", "# we"),
      // Spaces are counted anew for each session, wherever it stands (#48).
      ("a b c &one two|", "& one two"), ("a b c &one two |", nil), ("&a &b c|", "& b c"),
      ("&one two|", "& one two"), ("&one @t|", "@ t"),
      ("/|", "/ "), ("/at|", "/ at"), (" /at|", nil), ("x /at|", nil), ("/at x|", nil),
      ("/attach |", "/attach  "), ("/attach ~/a b c|", "/attach  ~/a b c"),
      ("/attach ~/a b c d|", nil), ("/attach ~/a\n|", nil), ("/attach @ad|", "@ ad"),
      (">|", nil), (">>|", ">> "), (">>x|", ">> x"), (">>>x|", ">> >x"), ("a >>!x|", ">>! x"),
      (">> x|", nil), ("a>>x|", nil), ("|", nil), ("", nil),
    ])
  func finding(picture: String, wanted: String?) {
    let picture = picture.contains("|") ? picture : "|"
    let session = CompletionSession(in: Self.draft(picture), Self.triggers)
    #expect(session.map { "\($0.prefix) \($0.filter)" } == wanted, "\(picture)")
  }

  @Test("is looked for no further back than so many characters")
  func reach() {
    let long = String(repeating: "a", count: CompletionSession.reach)
    #expect(CompletionSession(in: Draft("@" + long.dropLast()), Self.triggers) != nil)
    #expect(CompletionSession(in: Draft("@" + long), Self.triggers) == nil)
    #expect(CompletionSession(in: Draft("/" + long), Self.triggers) == nil)
  }

  @Test("equals the one of a naive search, in any text")
  func naive() {
    let signs = ["@", "#", ">", ">", "!", "&", "/", "/attach ", " ", " ", "\n", "a", "é", "(", "日"]
    for seed: UInt64 in 0..<3_000 {
      var random = Randomness(seed: seed)
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        signs.randomElement(using: &random) ?? ""
      }.joined()
      var draft = Draft(text)
      draft.move(to: Int.random(in: 0...draft.characters.count, using: &random))
      let found = CompletionSession(in: draft, Self.triggers)
      let wanted = Self.naive(draft)
      guard found?.prefix == wanted?.prefix, found?.filter == wanted?.filter else {
        Issue.record("seed \(seed): \(draft.text) at \(draft.caret)")
        return
      }
    }
  }

  /// Tries every place and every prefix.
  private static func naive(_ draft: Draft) -> (prefix: String, filter: String)? {
    let text = draft.characters
    if draft.caret < text.count, !" \n!".contains(text[draft.caret]) { return nil }
    var best: (prefix: String, filter: String)?
    for start in 0..<draft.caret {
      guard start == 0 || " \n(".contains(text[start - 1]) else { continue }
      let rest = String(text[start..<draft.caret])
      for trigger in triggers.sorted(by: { $0.prefix.count < $1.prefix.count })
      where !trigger.prefix.isEmpty && rest.hasPrefix(trigger.prefix) {
        let filter = rest.dropFirst(trigger.prefix.count)
        if trigger.onlyAtStart && start > 0 || filter.contains("\n") { continue }
        if filter.count(where: { $0 == " " }) > trigger.mostSpaces { continue }
        best = (trigger.prefix, String(filter))
      }
    }
    return best
  }
}
