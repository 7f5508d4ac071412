/// A tab of the input bar whose panel is open.
struct OpenTab: Sendable {
  let tab: InputTab
  let panel: InputTab.Panel
  /// What is typed to find a choice.
  var filter = Draft()
  private(set) var choices: [InputChoice] = []
  var chosen = 0
  /// The most choices that there were: the panel doesn't shrink while somebody types.
  private(set) var most = 0
  /// What the host was asked to complete last.
  var asked: String?

  init?(_ tab: InputTab) {
    guard case .panel(let panel) = tab.mode else { return nil }
    self.tab = tab
    self.panel = panel
  }
}

extension OpenTab {
  var isFiles: Bool { if case .files = panel { true } else { false } }

  mutating func show(_ choices: [InputChoice]) {
    self.choices = choices
    most = max(most, choices.count)
    chosen = min(chosen, max(0, choices.count - 1))
  }

  /// Keeps of an older listing what goes on from the filter: no other file may be taken meanwhile.
  mutating func keepFitting() {
    guard isFiles else { return }
    let typed = filter.text
    show(choices.filter { $0.goesOn(from: typed) })
  }

  /// In characters.
  var longestFilter: Int { isFiles ? Self.longestPath : SearchResult.longestQuery }

  // Linux's PATH_MAX.
  private static let longestPath = 4_096

  var accepted: InputChoice? { choices.indices.contains(chosen) ? choices[chosen] : nil }

  /// What stands in the filter's line while it is empty.
  var placeholder: String {
    switch panel {
    case .emoji: "Find an emoji"
    case .files: "Path of a file"
    case .choices: "Find"
    }
  }

  /// `isASCII`: emoji are told by their names.
  func view(isASCII: Bool) -> TabPanel {
    var view = TabPanel(
      choices: choices, chosen: chosen, isList: false, labelColumns: nil, nothing: "Nothing found")
    switch panel {
    case .emoji where isASCII: view.isList = true
    case .emoji: view.labelColumns = 2
    case .files:
      view.isList = true
      view.nothing = "Enter attaches what is typed"
    case .choices: break
    }
    return view
  }
}

extension InputChoice {
  fileprivate func goesOn(from typed: String) -> Bool {
    switch action {
    case .attach(let path): path.hasPrefix(typed)
    case .filter(let path): path.hasPrefix(typed) && path != typed
    case .insert, .send, .press: false
    }
  }
}
