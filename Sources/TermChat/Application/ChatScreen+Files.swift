/// The tab for the host's files.
extension ChatScreen {
  /// Asks the host for the files that fit what is typed, once for each filter.
  mutating func askForFiles(_ effects: inout [Effect]) {
    guard let openTab, openTab.isFiles, openTab.asked != openTab.filter.text else { return }
    let filter = openTab.filter.text
    self.openTab?.asked = filter
    effects.append(
      .serve(.complete(CompletionQuery(prefix: CompletionQuery.paths, filter: filter))))
  }

  /// Shows what the host found, when it is still wanted.
  mutating func takeIn(_ answer: CompletionAnswer) {
    guard let openTab, openTab.isFiles,
      answer.query == CompletionQuery(prefix: CompletionQuery.paths, filter: openTab.filter.text)
    else { return }
    self.openTab?.show(answer.completions.map(InputChoice.init(file:)))
    measure()
  }
}

extension InputChoice {
  fileprivate init(file: Completion) {
    let parts = file.text.split(separator: "/")
    let name = parts.last.map(String.init) ?? file.text
    if file.isPartial {
      let path = file.text.hasSuffix("/") ? file.text : file.text + "/"
      self.init(name + "/", detail: file.detail, .filter(path))
    } else {
      self.init(name, detail: file.detail, .attach(file.text))
    }
  }
}
