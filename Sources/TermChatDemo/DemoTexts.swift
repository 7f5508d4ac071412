import TermChat

/// What the demo's people say.
enum DemoTexts {
  static let greeting = [
    ("ada", "Welcome to TermChat 👋 This is a chat, in your terminal."),
    ("linus", "Press PageUp or turn the wheel: we have written a lot, and it never ends or jumps."),
    ("ada", "Esc, then k: a cursor. r answers, + reacts, y copies, m shows what else there is."),
    (
      "linus",
      "F1 shows all keys. Write “kinds”, “stream”, “banners”, “themes” or “composer”, or just talk."
    ),
  ]

  static let composer = [
    ("ada", "@ and : offer people and emoji, / the commands, and Tab takes what is offered."),
    ("linus", "Drop a file on the window and it goes along. F3 looks for one, F4 has all emoji."),
    ("ada", "Alt-Enter is a new line, Ctrl-_ takes back, Ctrl-x Ctrl-e opens your editor."),
    ("linus", "Up in an empty field edits your last message, Ctrl-r finds what you sent before."),
    ("ada", "Close the window in the middle of a word: it is there when you come back."),
  ]

  static let pictures = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg"]
  static let onPicture = "Nice picture!"
  static let onFile = "Thank you, I'll have a look at it."

  static let welcome = Banner(
    .success, "You are connected", subtitle: "Nothing leaves this computer.",
    duration: .milliseconds(4_000))

  static let banners = [
    Banner(.message, "A message", subtitle: "Banners come one at a time, in order."),
    Banner(.success, "A success", subtitle: "Each stays for as long as it takes to read."),
    Banner(.warning, "A warning", subtitle: "This one stands in the middle.", position: .center),
    Banner(
      .error, "An error", subtitle: "This one is endless, until Esc or a click.",
      duration: .endless, button: "Press me"),
  ]

  static let answers = [
    "Indeed!", "Tell me more.", "I have been saying so since 1843.",
    "Talk is cheap. Show me the code.", "That reminds me of the winter of the long queue…",
    "😄", "Have you tried making the window very small? 40×10 still works.",
    "Let's do that tomorrow. Alt-Enter makes a new line, by the way.",
  ]
}
