extension Completer {
  /// `@` and the participants, found by name and id: who wrote last comes first, the local user
  /// last.
  public static let people = Completer(
    CompletionTrigger("@", role: .mention), .listed(\.people))
}

extension CompletionScene {
  fileprivate var people: [Completion] {
    conversation.people.map { id in
      let name = conversation.sender(id).name
      return Completion(name, detail: name == id ? "" : id, context: id)
    }
  }
}
