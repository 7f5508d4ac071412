extension ChatEvent {
  var wireType: String {
    switch self {
    case .user: "user"
    case .message(let message): message.wireType
    case .append: "append"
    case .edit: "edit"
    case .remove: "remove"
    case .status: "status"
    case .reaction: "reaction"
    case .typing: "typing"
    case .read: "read"
    case .history: "history"
    case .clear: "clear"
    case .banner: "banner"
    case .hide: "hide"
    case .composer: "composer"
    case .title: "title"
    case .theme: "theme"
    }
  }

  var wireFields: WireFields {
    switch self {
    case .user(let update): update.wireFields
    case .message(let message): message.wireFields
    case .history(let page): page.wireFields
    case .banner(let banner): banner.wireFields
    case .composer(let update): update.wireFields
    case .theme(let theme): theme.wireFields
    case .title(let title, let subtitle):
      [("title", JSON(title)), ("subtitle", JSON(subtitle))]
    case .hide(let id): [("id", id.map(JSON.string))]
    case .clear: []
    default: idFields
    }
  }

  /// Of the events that are about one message or one user.
  private var idFields: WireFields {
    switch self {
    case .append(let id, let text): [("id", .string(id)), ("text", .string(text))]
    case .edit(let id, let content): [("id", .string(id)), content.kind.wireField]
    case .remove(let id): [("id", .string(id))]
    case .status(let id, let status, let reason, let progress):
      [
        ("id", .string(id)), ("status", .string(status.rawValue)), ("reason", JSON(reason)),
        ("progress", JSON(progress, JSON.number)),
      ]
    case .reaction(let id, let from, let emoji, let on):
      [
        ("id", .string(id)), ("from", .string(from)), ("emoji", .string(emoji)),
        ("on", on ? nil : .bool(false)),
      ]
    case .typing(let from, let on): [("from", .string(from)), ("on", on ? nil : .bool(false))]
    case .read(let from, let id): [("from", .string(from)), ("id", .string(id))]
    default: []
    }
  }
}
