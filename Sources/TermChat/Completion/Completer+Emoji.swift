extension Completer {
  /// `:` and the name of an emoji, which comes in the place of both; two letters at the least, so
  /// that `:)` and `10:30` mean nothing else than before.
  public static let emoji = Completer(.emoji, .known { $1.emoji($0) })

  /// What a chat has: people, tags, emoji. Commands are completed besides.
  public static let standard: [Completer] = [.people, .tags, .emoji]
}

extension CompletionTrigger {
  fileprivate static var emoji: CompletionTrigger {
    var trigger = CompletionTrigger(":", role: .plain)
    trigger.keepsPrefix = false
    trigger.deletesByParts = false
    trigger.leastFilter = 2
    return trigger
  }
}

extension CompletionScene {
  /// `filter` may have the colon at its end that some chats want there.
  fileprivate func emoji(_ filter: String) -> [Completion] {
    let name = filter.hasSuffix(":") ? String(filter.dropLast()) : filter
    return EmojiNames.matches(name).lazy.filter { $0.emoji.isKnown(to: appearance.filter.forms) }
      .prefix(Completing.mostOffers).map { Completion($0.emoji.emoji, detail: $0.name) }
  }
}
