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
      termchat theme list       the themes there are
      termchat theme show THEME draws one; with --format, --size, --backdrop, --colors, --ascii
      termchat theme check FILE…    says what is wrong with theme files; --json

    Options:
      --headless                no terminal: virtual time, prints the last frame and snapshots
      --interactive             the screen on /dev/tty though standard output is a pipe;
                                what the user asks for goes to standard output as JSON lines
      --size 80x24              screen size when headless
      --format text|ansi|svg|cast   how frames are printed
      --clock TIME              where virtual time starts (default 2026-01-01T09:00:00Z)
      --theme NAME|FILE         one that theme list shows, or a file of your own
      --backdrop dark|light     what lies behind, where no terminal is asked
      --ascii                   borders and signs in ASCII
      --color auto|always|never
      --colors none|8|16|256|rgb    the most colours used
      --motion auto|full|none   whether messages slide in (none where NO_MOTION is set)
      --record FILE             writes the session; the file replays to the same frames
      --help, --version

    Keys: F1 shows them all. Ctrl-c twice leaves.
    """
}
