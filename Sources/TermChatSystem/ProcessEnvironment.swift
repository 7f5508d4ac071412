import CTermChatSignals

/// The environment this process was given.
public enum ProcessEnvironment {
  /// Read once at the start; costs time with every call.
  public static var current: [String: String] {
    var variables: [String: String] = [:]
    var next = termchat_environment()
    // libc ends the list with a null pointer, and each entry with a 0.
    while let entry = next?.pointee {
      let parts = String(cString: entry).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      next = next?.advanced(by: 1)
    }
    return variables
  }
}
