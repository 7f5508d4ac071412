extension KeyMap {
  /// Readline's keys for writing, less's and vi's for reading.
  public static let standard = KeyMap(
    composer + history + completion + conversation + message + selection + search + banner + tab
      + everywhere + panel)

  private static let composer: [Binding] = [
    Binding(.composer, ["Enter"], .send, "send"),
    Binding(.composer, ["Alt-Enter", "Ctrl-j"], .newline, "new line"),
    Binding(.composer, ["Left", "Ctrl-b"], .move(.backward), "a character back"),
    Binding(.composer, ["Right", "Ctrl-f"], .move(.forward), "a character forward"),
    Binding(
      .composer, ["Alt-b", "Ctrl-Left", "Alt-Left"], .move(.wordBackward), "a word back"),
    Binding(
      .composer, ["Alt-f", "Ctrl-Right", "Alt-Right"], .move(.wordForward), "a word forward"),
    Binding(.composer, ["Home", "Ctrl-a"], .move(.lineStart), "start of the line"),
    Binding(.composer, ["End", "Ctrl-e"], .move(.lineEnd), "end of the line"),
    Binding(.composer, ["Alt-Home"], .move(.start), "start of the draft"),
    Binding(.composer, ["Alt-End"], .move(.end), "end of the draft"),
    Binding(.composer, ["Up"], .lineUp, "line up; when empty edit your last message"),
    Binding(.composer, ["Down"], .lineDown, "line down, or what was sent after"),
    Binding(.composer, ["Ctrl-p"], .recall(.older), "what was sent before"),
    Binding(.composer, ["Ctrl-n"], .recall(.newer), "what was sent after"),
    Binding(.composer, ["Alt-<"], .recall(.oldest), "the oldest text that was sent"),
    Binding(.composer, ["Alt->"], .recall(.draft), "back to what is being written"),
    Binding(.composer, ["Ctrl-r"], .history(.start), "search what was sent"),
    Binding(.composer, ["Backspace"], .delete(.backward), "delete back"),
    Binding(.composer, ["Delete"], .delete(.forward), "delete forward"),
    Binding(.composer, ["Ctrl-d"], .deleteOrQuit, "delete forward; on an empty line quit"),
    Binding(.composer, ["Ctrl-w"], .kill(.blankWordBackward), "cut the word before"),
    Binding(.composer, ["Alt-Backspace"], .kill(.wordBackward), "cut back to the word's start"),
    Binding(.composer, ["Alt-d"], .kill(.wordForward), "cut the word after"),
    Binding(.composer, ["Ctrl-k"], .kill(.lineEnd), "cut to the end of the line"),
    Binding(.composer, ["Ctrl-u"], .kill(.lineStart), "cut to the start of the line"),
    Binding(.composer, ["Ctrl-y"], .yank, "put back what was cut"),
    Binding(.composer, ["Alt-y"], .yankOlder, "then: what was cut before that"),
    Binding(.composer, ["Ctrl-t"], .transposeCharacters, "exchange two characters"),
    Binding(.composer, ["Alt-t"], .transposeWords, "exchange two words"),
    Binding(.composer, ["Alt-u"], .changeCase(.upper), "the word in capitals"),
    Binding(.composer, ["Alt-l"], .changeCase(.lower), "the word in small letters"),
    Binding(.composer, ["Alt-c"], .changeCase(.capitalized), "the word with a capital"),
    Binding(.composer, ["Alt-\\"], .deleteSpaces, "delete the blanks here"),
    Binding(.composer, ["Ctrl-_", "Ctrl-x Ctrl-u"], .undo, "undo (most send it for Ctrl-/)"),
    Binding(.composer, ["Alt-/", "Ctrl-Alt-_"], .redo, "redo"),
    Binding(.composer, ["Ctrl-x Ctrl-e"], .compose, "write in your editor"),
    Binding(.composer, ["Alt-x"], .removeAttachment, "take the last file out"),
    Binding(.composer, ["Tab"], .completion(.open), "complete the word before"),
    Binding(.composer, ["Shift-Up"], .scrollRows(-1), "scroll a line up"),
    Binding(.composer, ["Shift-Down"], .scrollRows(1), "scroll a line down"),
  ]

  private static let history: [Binding] = [
    Binding(.history, ["Ctrl-r", "Up"], .history(.older), "an older one"),
    Binding(.history, ["Ctrl-s", "Down"], .history(.newer), "a newer one"),
    Binding(.history, ["Enter", "Tab", "Right"], .history(.accept), "take it into the field"),
  ]

  private static let completion: [Binding] = [
    Binding(.completion, ["Tab", "Enter"], .completion(.accept), "take the chosen one"),
    Binding(.completion, ["Up", "Ctrl-p"], .completion(.choose(-1)), "the one before"),
    Binding(.completion, ["Down", "Ctrl-n"], .completion(.choose(1)), "the next one"),
    Binding(.completion, ["Esc"], .dismiss, "close the list"),
  ]

  private static let conversation: [Binding] = [
    Binding(.conversation, ["i", "Tab", "Enter"], .focusComposer, "write"),
    Binding(.conversation, ["k"], .moveCursor(-1), "the cursor to the message before"),
    Binding(.conversation, ["j"], .moveCursor(1), "the cursor to the message after"),
    Binding(.conversation, ["Up", "Ctrl-y", "Shift-Up"], .scrollRows(-1), "a line up"),
    Binding(.conversation, ["Down", "Ctrl-e", "Shift-Down"], .scrollRows(1), "a line down"),
    Binding(.conversation, ["Ctrl-u", "u"], .scrollHalfPages(-1), "half a page up"),
    Binding(.conversation, ["Ctrl-d", "d"], .scrollHalfPages(1), "half a page down"),
    Binding(.conversation, ["b", "Ctrl-b"], .scrollPages(-1), "a page up"),
    Binding(.conversation, ["Space", "Ctrl-f"], .scrollPages(1), "a page down"),
    Binding(.conversation, ["g", "Home"], .scrollToOldest, "to the oldest one loaded"),
    Binding(.conversation, ["G", "End"], .scrollToNewest, "to the newest message"),
    Binding(.conversation, ["Ctrl-o", "Backspace"], .goBack, "back to before a jump"),
    Binding(.conversation, ["/"], .search(.start), "search"),
    Binding(.conversation, ["n"], .search(.next(1)), "older match"),
    Binding(.conversation, ["N"], .search(.next(-1)), "newer match"),
    Binding(.conversation, ["v"], .selection(.start), "select messages"),
    Binding(.conversation, ["t"], .toggleTimes, "times of all messages"),
    Binding(.conversation, ["B"], .nextBubbleStyle, "other bubbles"),
    Binding(.conversation, ["?"], .help, "this help"),
    Binding(.conversation, ["q"], .focusComposer, "back to writing"),
  ]

  // The menu shows these, and the title bar the first word of the most useful ones.
  private static let message: [Binding] = [
    Binding(.message, ["Enter"], .message(.activate), "activate"),
    Binding(.message, ["r"], .message(.reply), "reply"),
    Binding(.message, ["e"], .message(.edit), "edit"),
    Binding(.message, ["D"], .message(.remove), "delete"),
    Binding(.message, ["+"], .message(.react), "react"),
    Binding(.message, ["y"], .message(.copy), "copy its text"),
    Binding(.message, ["o"], .message(.openLink), "open its link"),
    Binding(.message, ["R"], .message(.retry), "retry sending"),
    Binding(.message, ["Space"], .message(.play), "play or pause"),
    Binding(.message, ["Tab"], .message(.focusHotspot(1)), "next link or button in it"),
    Binding(.message, ["Shift-Tab"], .message(.focusHotspot(-1)), "link or button before"),
    Binding(.message, ["Left"], .message(.scrollCards(-1)), "cards before"),
    Binding(.message, ["Right"], .message(.scrollCards(1)), "more cards"),
    Binding(.message, ["p"], .message(.goToQuoted), "quoted message"),
    Binding(.message, ["a"], .message(.pressAvatar), "avatar: who is it?"),
    Binding(.message, ["="], .message(.details), "details"),
    Binding(.message, ["m"], .message(.menu), "menu"),
  ]

  private static let selection: [Binding] = [
    Binding(.selection, ["Space", "Enter"], .selection(.toggle), "select, or not"),
    Binding(.selection, ["J"], .selection(.extend(1)), "select on to the message after"),
    Binding(.selection, ["K"], .selection(.extend(-1)), "select on to the message before"),
    Binding(.selection, ["y"], .selection(.copy), "copy all selected"),
    Binding(.selection, ["v"], .selection(.stop), "select no more"),
  ]

  private static let search: [Binding] = [
    Binding(.search, ["Enter"], .search(.accept), "to the nearest older match")
  ]

  private static let banner: [Binding] = [
    Binding(.banner, ["Enter"], .banner(.accept), "press its button, else dismiss it"),
    Binding(.banner, ["Space"], .banner(.pressButton), "press its button"),
    Binding(.banner, ["Up"], .banner(.dismiss(.up)), "dismiss it, at the top"),
    Binding(.banner, ["Down"], .banner(.dismiss(.down)), "dismiss it, at the bottom"),
    Binding(.banner, ["Left"], .banner(.dismiss(.left)), "dismiss it to the left, in the middle"),
    Binding(.banner, ["Right"], .banner(.dismiss(.right)), "to the right, in the middle"),
    Binding(.banner, ["Tab", "Shift-Tab"], .banner(.leave), "back to where the keys were"),
  ]

  private static let tab: [Binding] = [
    Binding(.tab, ["Left"], .tab(.move(rows: 0, columns: -1)), "the choice before"),
    Binding(.tab, ["Right"], .tab(.move(rows: 0, columns: 1)), "the next choice"),
    Binding(.tab, ["Up"], .tab(.move(rows: -1, columns: 0)), "a row up"),
    Binding(.tab, ["Down"], .tab(.move(rows: 1, columns: 0)), "a row down"),
    Binding(.tab, ["Enter", "Tab"], .tab(.accept), "take it"),
  ]

  private static let everywhere: [Binding] = [
    Binding(.everywhere, ["F2"], .tab(.open("text")), "write text"),
    Binding(.everywhere, ["F3"], .tab(.open("attach")), "attach files"),
    Binding(.everywhere, ["F4"], .tab(.open("emoji")), "write emoji"),
    Binding(.everywhere, ["PageUp"], .scrollPages(-1), "a page up"),
    Binding(.everywhere, ["PageDown"], .scrollPages(1), "a page down"),
    Binding(.everywhere, ["Ctrl-Home"], .scrollToOldest, "to the oldest one loaded"),
    Binding(.everywhere, ["Ctrl-End"], .scrollToNewest, "to the newest message"),
    Binding(.everywhere, ["Alt-r"], .retryLoading, "load what failed again"),
    Binding(
      .everywhere, ["Alt-l", "Ctrl-x Ctrl-b"], .toggleBare, "bare text, for the mouse to select"),
    Binding(.everywhere, ["Tab"], .banner(.focus), "to the banner, when there is one"),
    Binding(.everywhere, ["Esc"], .dismiss, "close; else write ↔ read"),
    Binding(.everywhere, ["Ctrl-g"], .close, "close"),
    Binding(.everywhere, ["F1"], .help, "this help"),
    Binding(.everywhere, ["Ctrl-l"], .redraw, "draw the screen again"),
    Binding(.everywhere, ["Ctrl-z"], .suspend, "back to the shell for a while"),
    Binding(.everywhere, ["Ctrl-c"], .interrupt, "clear the draft; twice: quit"),
  ]

  private static let panel: [Binding] = [
    Binding(.panel, ["Up", "k", "Left"], .choose(-1), "up, or the choice before"),
    Binding(.panel, ["Down", "j", "Right"], .choose(1), "down, or the next choice"),
    Binding(.panel, ["b"], .scrollPages(-1), "a page up"),
    Binding(.panel, ["Space"], .scrollPages(1), "a page down"),
    Binding(.panel, ["Enter"], .accept, "do it, or close"),
    Binding(.panel, ["q", "?"], .dismiss, "close"),
  ]
}
