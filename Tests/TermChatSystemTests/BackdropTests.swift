import TermChat
import TermChatSystem
import Testing

@Suite struct BackdropTests {
  @Test(arguments: [
    ("15;0", Backdrop.dark), ("0;15", .light), ("0;default;15", .light), ("15;default;0", .dark),
    ("0;7", .light), ("0;8", .dark), ("0;9", .light), ("0;14", .light), ("0;6", .dark),
    ("0;1", .dark), ("0;16", .dark), ("0;-7", .dark), ("0;default", .dark), ("15", .light),
    ("0;15;", .dark), ("", .dark), (";", .dark), ("0;99999999999999999999", .dark),
    ("0; 15", .dark), ("light", .dark),
  ])
  func theLastColorIsTheBackground(_ value: String, _ backdrop: Backdrop) {
    #expect(Backdrop(environment: ["COLORFGBG": value]) == backdrop)
  }

  @Test func withoutTheVariableItIsDark() {
    #expect(Backdrop(environment: [:]) == .dark)
  }
}
