/// What a key can do.
public enum Action: Hashable, Sendable {
  case send, newline
  case move(Draft.Motion)
  case delete(Draft.Motion)
  case kill(Draft.Motion)
  case yank
  /// Puts an older cut in the place of what was just put back.
  case yankOlder
  case transposeCharacters, transposeWords
  case changeCase(LetterCase)
  /// Deletes the blanks on both sides of the caret.
  case deleteSpaces
  case undo, redo
  case lineUp, lineDown
  case recall(Recall)
  case history(HistoryAction)
  /// Has the draft edited by another program.
  case compose
  case scrollRows(Int)
  case scrollHalfPages(Int)
  case scrollPages(Int)
  /// Moves the cursor by so many messages.
  case moveCursor(Int)
  case scrollToOldest, scrollToNewest
  /// Back to where the reader was before a jump.
  case goBack
  case retryLoading
  case dismiss
  /// As `dismiss`, but where nothing is open, nothing happens.
  case close
  case focusComposer
  case help
  case redraw, suspend
  /// C-c: clears the draft, on an empty one asks, again within 2 s quits.
  case interrupt
  /// C-d: deletes, on an empty draft quits.
  case deleteOrQuit
  /// Does something with the message under the cursor.
  case message(MessageAction)
  case selection(SelectionAction)
  case search(SearchAction)
  /// Does something with the banner on screen.
  case banner(BannerAction)
  case completion(CompletionAction)
  case toggleTimes
  /// Draws all bubbles in the next of the styles that there are.
  case nextBubbleStyle
  /// Shows the conversation alone, for the mouse to select text.
  case toggleBare
  /// Moves to another choice of a panel, or scrolls it.
  case choose(Int)
  /// Does what is chosen in a panel.
  case accept
  /// Presses a button of the input bar, by its id.
  case pressItem(String)
  /// Takes the last file out of the draft.
  case removeAttachment
  /// Does something with the tabs of the input bar.
  case tab(TabAction)
}
