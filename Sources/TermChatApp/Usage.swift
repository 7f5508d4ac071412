/// What `--help` prints.
enum Usage {
  static let version = "0.1.0"

  static let text = """
    TermChat: the chat window of the terminal.

    Usage:
      termchat                  the guided conversation
      termchat demo             the same; --history N older messages (default 5000)
      termchat replay [FILE]    plays a script (standard input by default, or -)
      termchat < FILE           the same

    Options:
      --headless                no terminal: virtual time, prints the last frame and snapshots
      --interactive             the screen on /dev/tty though standard output is a pipe;
                                what the user asks for goes to standard output as JSON lines
      --size 80x24              screen size when headless
      --format text|ansi|svg|cast   how frames are printed
      --clock TIME              where virtual time starts (default 2026-01-01T09:00:00Z)
      --theme NAME              default or mono
      --ascii                   borders and signs in ASCII
      --color auto|always|never
      --motion auto|full|none   whether messages slide in (none where NO_MOTION is set)
      --record FILE             writes the session; the file replays to the same frames
      --help, --version

    Keys: F1 shows them all. Ctrl-c twice leaves.
    """
}
