/// What `termchat theme` is to do.
enum ThemeTask: Equatable {
  /// `-` is standard input.
  case check(files: [String])
  case list
  /// A name or a file.
  case show(String)
}
