/// Every type of line, with what reads it.
enum LineTypes {
  typealias Event = @Sendable (inout JSONFields) -> ChatEvent?
  typealias Direction = @Sendable (inout JSONFields) -> ScriptLine.Content?

  static let events: [String: Event] = [
    "user": user, "message": message, "append": append, "edit": edit, "remove": remove,
    "status": status, "reaction": reaction, "typing": typing, "read": read, "notice": notice,
    "history": history, "clear": { _ in .clear }, "banner": banner, "hide": hide,
    "composer": composer, "title": title, "theme": theme,
  ]

  static let directions: [String: Direction] = [
    "key": key, "input": input, "paste": paste, "mouse": mouse, "focus": focus, "resize": resize,
    "wait": wait, "expect": expect, "snapshot": snapshot, "quit": { _ in .direction(.quit) },
    "ready": ready,
  ]
}

extension LineTypes {
  static func unknown(_ type: String) -> JSONFault {
    let near = nearest(type).map { "\"\($0)\"" }
    return JSONFault(
      "type", expected: near ?? "a type of protocol 1", found: JSON.string(type).found)
  }

  /// The known type meant by a slip of the finger.
  private static func nearest(_ type: String) -> String? {
    guard type.utf8.count <= 16 else { return nil }
    let known = (Array(events.keys) + directions.keys).sorted()
    let distances = known.map { (name: $0, edits: edits(Array(type.utf8), Array($0.utf8))) }
    let best = distances.min { $0.edits < $1.edits }
    return best.flatMap { $0.edits <= 2 && $0.edits < $0.name.utf8.count ? $0.name : nil }
  }

  /// How many bytes must be added, taken away or changed (Levenshtein).
  private static func edits(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let change = diagonal + (byte == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
