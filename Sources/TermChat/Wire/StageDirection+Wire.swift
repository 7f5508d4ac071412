extension StageDirection {
  var wireType: String {
    switch self {
    case .key: "key"
    case .input: "input"
    case .paste: "paste"
    case .draft: DraftUpdate.wireType
    case .mouse: "mouse"
    case .focus: "focus"
    case .resize: "resize"
    case .wait: "wait"
    case .expect: "expect"
    case .snapshot: "snapshot"
    case .quit: "quit"
    }
  }

  var wireFields: WireFields {
    switch self {
    case .key(let key, let times):
      [("key", .string(key.description)), ("times", times == 1 ? nil : JSON(times))]
    case .input(let text), .paste(let text): [("text", .string(text))]
    case .draft(let update): update.wireFields
    case .mouse(let mouse):
      [
        ("action", .string(mouse.action.rawValue)), ("row", JSON(mouse.point.row)),
        ("column", JSON(mouse.point.column)),
      ]
    case .focus(let on): [("on", .bool(on))]
    case .resize(let size): size.wireFields
    case .wait(let milliseconds): [("seconds", .milliseconds(milliseconds))]
    case .expect(let expectation):
      [
        ("text", .string(expectation.text)), ("row", expectation.row.map { JSON($0) }),
        ("absent", expectation.isAbsent ? .bool(true) : nil),
      ]
    case .snapshot(let name): [("name", .string(name))]
    case .quit: []
    }
  }
}

extension Size {
  var wireFields: WireFields { [("columns", JSON(columns)), ("rows", JSON(rows))] }
}

extension Session {
  var wireFields: WireFields {
    [("protocol", JSON(1)), ("session", .string(session)), ("user", .string(user))]
      + size.wireFields + [
        ("clock", .time(clock)), ("zone", .string(zone)), ("language", .string(language)),
        ("theme", .string(theme)), ("ascii", .bool(ascii)), ("color", .string(color)),
        ("keepsHistory", keepsHistory ? .bool(true) : nil),
        ("motion", motion ? .bool(true) : nil),
        ("last", last.map(JSON.string)),
      ]
  }
}
