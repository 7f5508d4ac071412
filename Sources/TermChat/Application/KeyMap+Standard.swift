extension KeyMap {
  /// Readline's keys for writing, less's and vi's for reading.
  public static let standard = KeyMap(composer + conversation + everywhere + panel)

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
    Binding(.composer, ["Up", "Ctrl-p"], .lineUp, "line up, or what was sent before"),
    Binding(.composer, ["Down", "Ctrl-n"], .lineDown, "line down, or what was sent after"),
    Binding(.composer, ["Backspace"], .delete(.backward), "delete back"),
    Binding(.composer, ["Delete"], .delete(.forward), "delete forward"),
    Binding(.composer, ["Ctrl-d"], .deleteOrQuit, "delete forward; on an empty line quit"),
    Binding(.composer, ["Ctrl-w"], .kill(.blankWordBackward), "cut the word before"),
    Binding(.composer, ["Alt-Backspace"], .kill(.wordBackward), "cut back to the word's start"),
    Binding(.composer, ["Alt-d"], .kill(.wordForward), "cut the word after"),
    Binding(.composer, ["Ctrl-k"], .kill(.lineEnd), "cut to the end of the line"),
    Binding(.composer, ["Ctrl-u"], .kill(.lineStart), "cut to the start of the line"),
    Binding(.composer, ["Ctrl-y"], .yank, "put back what was cut"),
    Binding(.composer, ["Shift-Up"], .scrollRows(-1), "scroll a line up"),
    Binding(.composer, ["Shift-Down"], .scrollRows(1), "scroll a line down"),
  ]

  private static let conversation: [Binding] = [
    Binding(.conversation, ["i", "Tab", "Enter"], .focusComposer, "write"),
    Binding(.conversation, ["Up", "Ctrl-y", "Shift-Up"], .scrollRows(-1), "a line up"),
    Binding(.conversation, ["Down", "Ctrl-e", "Shift-Down"], .scrollRows(1), "a line down"),
    Binding(.conversation, ["Ctrl-u", "u"], .scrollHalfPages(-1), "half a page up"),
    Binding(.conversation, ["Ctrl-d", "d"], .scrollHalfPages(1), "half a page down"),
    Binding(.conversation, ["b", "Ctrl-b"], .scrollPages(-1), "a page up"),
    Binding(.conversation, ["Space", "Ctrl-f"], .scrollPages(1), "a page down"),
    Binding(.conversation, ["k"], .scrollMessages(-1), "to the message before"),
    Binding(.conversation, ["j"], .scrollMessages(1), "to the message after"),
    Binding(.conversation, ["g", "Home"], .scrollToOldest, "to the oldest one loaded"),
    Binding(.conversation, ["G", "End"], .scrollToNewest, "to the newest message"),
    Binding(.conversation, ["?"], .help, "this help"),
    Binding(.conversation, ["q"], .focusComposer, "back to writing"),
  ]

  private static let everywhere: [Binding] = [
    Binding(.everywhere, ["PageUp"], .scrollPages(-1), "a page up"),
    Binding(.everywhere, ["PageDown"], .scrollPages(1), "a page down"),
    Binding(.everywhere, ["Ctrl-Home"], .scrollToOldest, "to the oldest one loaded"),
    Binding(.everywhere, ["Ctrl-End"], .scrollToNewest, "to the newest message"),
    Binding(.everywhere, ["Alt-r"], .retryLoading, "load what failed again"),
    Binding(.everywhere, ["Esc"], .dismiss, "close; else write ↔ read"),
    Binding(.everywhere, ["F1"], .help, "this help"),
    Binding(.everywhere, ["Ctrl-l"], .redraw, "draw the screen again"),
    Binding(.everywhere, ["Ctrl-z"], .suspend, "back to the shell for a while"),
    Binding(.everywhere, ["Ctrl-c"], .interrupt, "clear the draft; twice: quit"),
  ]

  private static let panel: [Binding] = [
    Binding(.help, ["Up", "k"], .scrollRows(-1), "a line up"),
    Binding(.help, ["Down", "j"], .scrollRows(1), "a line down"),
    Binding(.help, ["b"], .scrollPages(-1), "a page up"),
    Binding(.help, ["Space"], .scrollPages(1), "a page down"),
    Binding(.help, ["q", "?", "Enter"], .help, "close"),
  ]
}
