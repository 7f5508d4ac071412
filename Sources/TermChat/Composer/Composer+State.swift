/// What is told of the input bar.
extension Composer {
  /// The host, not the user, may have written more.
  var isOverLimit: Bool { limit.map { draft.characters.count > $0 } ?? false }

  var attachments: [DraftToken] { draft.tokens.filter { $0.attachment != nil } }

  /// `canSend` is InputBarAccessoryView's rule: more than blanks, or attachments.
  var state: ComposerState {
    var state = ComposerState()
    state.start = String(draft.characters.prefix(ComposerState.startLength))
    state.count = draft.characters.count
    state.limit = limit
    state.isBusy = isBusy
    state.attachments = attachments.count
    state.purpose = purpose
    state.canSend = hasField && !isBusy && !isOverLimit && !draft.isBlank
    return state
  }
}
