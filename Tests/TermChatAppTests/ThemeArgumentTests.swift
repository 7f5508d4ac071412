import TermChat
import TermChatSystem
import Testing

@testable import TermChatApp

@Suite("A theme on the command line")
struct ThemeArgumentTests {
  @Test(
    "What has a slash or ends in .json is a file.",
    arguments: [
      ("mono", ThemeReference.name("mono")), ("mine.json", .path("mine.json")),
      ("./mine", .path("./mine")), ("/mine", .path("/mine")), ("json", .name("json")),
    ])
  func reference(_ text: String, _ reference: ThemeReference) {
    #expect(ThemeArgument(text: text).reference == reference)
  }

  @Test("One that isn't there is refused, with those there are.")
  func refusal() {
    let library = ThemeLibrary(environment: [:])
    let refusal = { (text: String) -> ThemeRefusal? in
      do throws(ThemeRefusal) {
        _ = try ThemeArgument(text: text).find(in: library)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal("mono") == nil)
    #expect(refusal("nowhere")?.status == 2)
    let words = refusal("nowhere")?.lines.first ?? ""
    #expect(words.hasPrefix("termchat: no theme “nowhere”; there are default"))
    #expect(ThemeFamily.builtIn.allSatisfy { words.contains($0.name) })
    let file = ThemeRefusal(
      lines: ["termchat: /nowhere.json: No such file or directory"], status: 1)
    #expect(refusal("/nowhere.json") == file)
  }
}
