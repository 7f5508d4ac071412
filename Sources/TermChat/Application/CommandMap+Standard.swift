extension CommandMap {
  public static let standard = CommandMap(talking + looking + files + program)

  private static let talking = [
    Command("me", argument: "TEXT", .emote, help: "say what you do: * NAME TEXT"),
    Command(
      "shrug", argument: "[TEXT]", .shrug, help: #"send the text with ¯\_(ツ)_/¯ behind it"#),
    Command(
      "topic", aliases: ["title"], argument: "TEXT", .setTopic,
      help: "what the conversation is about"),
    Command("names", aliases: ["who"], .listPeople, help: "who takes part"),
  ]

  private static let looking = [
    Command(
      "theme", argument: "NAME|FILE", .wearTheme,
      completing: .listed { _ in ThemeFamily.names.map { Completion($0) } },
      help: "put on a theme"),
    Command(
      "bubbles", argument: "STYLE", .drawBubbles,
      completing: .listed { _ in BubbleStyle.all.map { Completion($0.name) } },
      help: "draw all bubbles like this"),
    Command("times", .perform(.toggleTimes), help: "times of all messages"),
    Command(
      "search", aliases: ["find"], argument: "WORDS", .search, help: "search what is loaded"),
  ]

  private static let files = [
    attach,
    Command("edit", argument: "[TEXT]", .compose, help: "write in your editor"),
    Command(
      "export", argument: "FILE", .export,
      help: "write what is loaded: .txt, .md, .jsonl"),
  ]

  private static var attach: Command {
    var command = Command(
      "attach", aliases: ["send"], argument: "FILE", .attach,
      completing: .asked(CompletionQuery.paths),
      help: "send a file")
    // File names have spaces, and few have more.
    command.mostSpaces = 16
    return command
  }

  private static let program = [
    Command("help", aliases: ["commands"], .help, help: "the commands"),
    Command("keys", .perform(.help), help: "the keys"),
    Command("quit", aliases: ["exit"], .quit, help: "leave"),
  ]
}
