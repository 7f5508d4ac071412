extension ThemeTable {
  typealias Part = (name: String, help: String, properties: [ThemeProperty])

  static let parts: [Part] =
    [
      ("", "", beside),
      ("Screen", "The colours of the whole screen.", screen),
      ("Title", "The line at the top.", title),
      ("Conversation", "What stands around and between messages.", conversation),
      ("Incoming", "Messages of others.", bubbles("Incoming", \.incoming, \.incomingBubble)),
      ("Outgoing", "The user's own messages.", bubbles("Outgoing", \.outgoing, \.outgoingBubble)),
      ("Avatars", "The circles with the initials of senders.", avatars),
      ("Composer", "The input bar.", composer),
      ("Panels", "Help, menus, details.", panels),
      ("Symbols", "The signs, where the terminal shows more than ASCII.", symbols),
      ("Dates", "How days and times are written.", dates),
    ] + banners

  static let beside: [ThemeProperty] = [
    ThemeProperty(
      section: "", key: "minimumContrast", shape: .number(1...21),
      help: """
        Texts on colours are moved to this contrast (WCAG's ratio, 1 to 21; 4.5 is readable); 1 \
        leaves them as they are.
        """
    ) { value, draft in
      if let number = value.number { draft.theme.minimumContrast = number }
    }
  ]

  private static let screen: [ThemeProperty] = [
    ThemeProperty(
      section: "Screen", key: "background", shape: .color,
      help: "Behind everything; `terminal` for the terminal's own."
    ) { value, draft in
      guard let color = value.color else { return }
      draft.theme.ground.background = color.over(draft.backdrop.color)
    },
    ThemeProperty(
      section: "Screen", key: "text", shape: .color,
      help: "Of all texts that have no colour; `terminal` for the terminal's own.",
      text: { $0.ground },
      put: { value, draft in
        guard let color = value.color else { return }
        draft.theme.ground.foreground = color.over(draft.ground)
      }),
  ]

  private static let title: [ThemeProperty] = [
    .style("Title", "title", \.title, "The conversation's name and the line itself."),
    .style(
      "Title", "subtitle", \.subtitle, on: { $0.title },
      "What stands beside the name. Without a background: that of `title`."),
  ]

  private static let conversation: [ThemeProperty] = [
    .style("Conversation", "quiet", \.quiet, "Days, notices, typing and loading rows."),
    .style("Conversation", "failure", \.failure, "What didn't work."),
    .style("Conversation", "seen", \.seen, "The mark of messages that were read."),
    .style("Conversation", "pill", \.pill, "`▼ 3 new`, over the conversation."),
    .style("Conversation", "unread", \.unread, "The line above the first message not seen yet."),
    .style(
      "Conversation", "cursor", \.cursor, "Border and sign of the message under the cursor."),
    .style("Conversation", "spotlight", \.spotlight, "A message that was jumped to, for a moment."),
    .style("Conversation", "match", \.match, "What a search found."),
    .style("Conversation", "ownReaction", \.ownReaction, "A reaction of the user's own."),
  ]

  private static let composer: [ThemeProperty] = [
    .style("Composer", "rule", \.rule, isText: false, "The line above the input bar."),
    .style("Composer", "prompt", \.prompt, "The sign before the draft."),
    .style("Composer", "draft", \.draft, "What is written."),
    .style("Composer", "placeholder", \.placeholder, "What stands there before."),
  ]

  private static let panels: [ThemeProperty] = [
    .style("Panels", "panel", \.panel, "Text and background."),
    .style(
      "Panels", "key", \.panelKey, on: { $0.panel }, "Keys. Without a background: that of `panel`."),
  ]
}
