/// What a command does.
public enum CommandAction: Hashable, Sendable {
  /// Says what the user does, as `* NAME TEXT`: the protocol has nothing else for it.
  case emote
  /// Sends its argument with a shrug behind it.
  case shrug
  case setTopic, wearTheme, drawBubbles
  case search, export, attach
  /// Writes in the user's editor.
  case compose
  case listPeople
  /// The help, from its commands on.
  case help
  case quit
  /// What a key does.
  case perform(Action)
  /// Left to the other side: a `press` of what=`command` with the name and the argument.
  case request
}
