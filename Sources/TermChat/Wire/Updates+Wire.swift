extension SenderUpdate {
  var wireFields: WireFields {
    [
      ("id", .string(id)), ("name", JSON(name)), ("initials", JSON(initials)),
      ("color", JSON(color) { .string($0.hexadecimal) }), ("avatar", JSON(avatar)),
      ("me", isMe ? .bool(true) : nil),
    ]
  }
}

extension ComposerUpdate {
  var wireFields: WireFields {
    [
      ("placeholder", JSON(placeholder)), ("text", JSON(text)),
      ("enabled", JSON(isEnabled, JSON.bool)), ("limit", JSON(limit) { JSON($0) }),
      ("button", JSON(button)), ("busy", JSON(isBusy, JSON.bool)),
    ]
  }
}

extension Banner {
  var wireFields: WireFields {
    [
      ("kind", .string(kind.rawValue)), ("title", .string(title)),
      ("subtitle", subtitle.map(JSON.string)), ("icon", icon.map(JSON.string)),
      ("duration", duration.json),
      ("position", position == .top ? nil : .string(position.rawValue)),
      ("button", button.map(JSON.string)),
      ("dismissible", canBeDismissed ? nil : .bool(false)),
      ("id", id.map(JSON.string)),
    ]
  }
}

extension Banner.Duration {
  fileprivate var json: JSON? {
    switch self {
    case .automatic: nil
    case .endless: .number(-1)
    case .milliseconds(let value): .milliseconds(max(value, 1))
    }
  }
}

extension ThemeReference {
  var wireFields: WireFields {
    switch self {
    case .name(let name): [("name", .string(name))]
    case .path(let path): [("path", .string(path))]
    case .design(let name, let design):
      [
        ("name", name.isEmpty ? nil : .string(name)), ("design", design),
        ("x-checked", .bool(true)),
      ]
    }
  }
}

extension Color {
  /// `#RRGGBB`; a person's colour is always one of those.
  var hexadecimal: String {
    if case .rgb(let value) = value { Color.hex(value) } else { "#808080" }
  }
}
