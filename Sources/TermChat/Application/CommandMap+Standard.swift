extension CommandMap {
  public static let standard = CommandMap(talking + looking + files + program)

  private static let talking = [
    Command("me", "TEXT", .emote, "say what you do: * NAME TEXT"),
    Command("shrug", "[TEXT]", .shrug, #"send the text with ¯\_(ツ)_/¯ behind it"#),
    Command("topic", aliases: ["title"], "TEXT", .setTopic, "what the conversation is about"),
    Command("names", aliases: ["who"], "", .listPeople, "who takes part"),
  ]

  private static let looking = [
    Command(
      "theme", "NAME|FILE", .wearTheme,
      completing: .listed { _ in ThemeFamily.names.map { Completion($0) } },
      "put on a theme"),
    Command(
      "bubbles", "STYLE", .drawBubbles,
      completing: .listed { _ in BubbleStyle.all.map { Completion($0.name) } },
      "draw all bubbles like this"),
    Command("times", "", .perform(.toggleTimes), "times of all messages"),
    Command("search", aliases: ["find"], "WORDS", .search, "search what is loaded"),
  ]

  private static let files = [
    attach,
    Command("edit", "[TEXT]", .compose, "write in your editor"),
    Command("export", "FILE", .export, "write what is loaded to a .txt, .md or .jsonl file"),
  ]

  private static var attach: Command {
    var command = Command(
      "attach", aliases: ["send"], "FILE", .attach, completing: .asked("attach"), "send a file")
    // File names have spaces, and few have more.
    command.mostSpaces = 16
    return command
  }

  private static let program = [
    Command("help", aliases: ["commands"], "", .help, "the commands"),
    Command("keys", "", .perform(.help), "the keys"),
    Command("quit", aliases: ["exit"], "", .quit, "leave"),
  ]
}
