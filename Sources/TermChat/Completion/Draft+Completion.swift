extension Draft {
  /// Puts a completion in the place of what was typed, with the caret behind it and its space.
  ///
  /// One edit: one step takes it back.
  mutating func accept(
    _ completion: Completion, for session: CompletionSession, _ trigger: CompletionTrigger,
    filter: GlyphFilter
  ) {
    guard session.start <= caret else { return }
    let range = session.start..<caret
    let line = filter.clean(completion.text).map { $0.isNewline ? " " : $0 }
    let word = (trigger.keepsPrefix ? session.prefix : "") + String(line)
    if completion.isPartial {
      replace(range, with: word)
      return
    }
    let hasSpace = characters.indices.contains(caret) && characters[caret].isWhitespace
    replace(
      range, with: word,
      as: .completion(
        prefix: session.prefix, context: completion.context,
        deletesByParts: trigger.deletesByParts),
      followedBy: trigger.appendsSpace && !hasSpace ? " " : "")
    if trigger.appendsSpace, hasSpace { move(.forward) }
  }
}
