extension ThemeTable {
  typealias Part = (name: String, help: String, properties: [ThemeProperty])

  static let parts: [Part] =
    [
      ("", "", beside),
      ("Screen", "The colours of the whole screen.", screen),
      ("Title", "The line at the top.", title),
      ("Conversation", "What stands around and between messages.", conversation),
      (
        "Incoming", "Messages of others.",
        bubbles("Incoming", { $1(&$0.incoming) }, { $1(&$0.incomingBubble) })
      ),
      (
        "Outgoing", "The user's own messages.",
        bubbles("Outgoing", { $1(&$0.outgoing) }, { $1(&$0.outgoingBubble) })
      ),
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
        The texts of banners are moved to this contrast (WCAG's ratio, 1 to 21; 4.5 is readable); \
        1 leaves them as they are.
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
    .style("Title", "title", { $1(&$0.title) }, "The conversation's name and the line itself."),
    .style(
      "Title", "subtitle", { $1(&$0.subtitle) }, on: { $0.title },
      "What stands beside the name. Without a background: that of `title`."),
  ]

  private static let conversation: [ThemeProperty] = [
    .style("Conversation", "quiet", { $1(&$0.quiet) }, "Days, notices, typing and loading rows."),
    .style("Conversation", "failure", { $1(&$0.failure) }, "What didn't work."),
    .style("Conversation", "seen", { $1(&$0.seen) }, "The mark of messages that were read."),
    .style("Conversation", "pill", { $1(&$0.pill) }, "`▼ 3 new`, over the conversation."),
    .style(
      "Conversation", "unread", { $1(&$0.unread) }, "The line above the first message not seen yet."
    ),
    .style(
      "Conversation", "cursor", { $1(&$0.cursor) },
      "Border and sign of the message under the cursor."),
    .style(
      "Conversation", "spotlight", { $1(&$0.spotlight) },
      "A message that was jumped to, for a moment."),
    .style("Conversation", "match", { $1(&$0.match) }, "What a search found."),
    .style("Conversation", "ownReaction", { $1(&$0.ownReaction) }, "A reaction of the user's own."),
  ]

  private static let composer: [ThemeProperty] = [
    .style("Composer", "rule", { $1(&$0.rule) }, isText: false, "The line above the input bar."),
    .style("Composer", "prompt", { $1(&$0.prompt) }, "The sign before the draft."),
    .style("Composer", "draft", { $1(&$0.draft) }, "What is written."),
    .style("Composer", "placeholder", { $1(&$0.placeholder) }, "What stands there before."),
  ]

  private static let panels: [ThemeProperty] = [
    .style("Panels", "panel", { $1(&$0.panel) }, "Text and background."),
    .style(
      "Panels", "key", { $1(&$0.panelKey) }, on: { $0.panel },
      "Keys. Without a background: that of `panel`."),
  ]
}
