extension Message {
  var wireType: String { kind is Notice ? "notice" : "message" }

  var wireFields: WireFields {
    let id: JSON? = id.isEmpty ? nil : .string(id)
    if kind is Notice {
      return [("id", id), ("at", at.map(JSON.time)), ("text", .string(kind.text))]
    }
    return [
      ("id", id), ("from", .string(from)), ("at", at.map(JSON.time)), kind.wireField,
      ("replyTo", replyTo.map(JSON.string)),
      ("status", delivery.map { .string($0.status.rawValue) }),
      ("reason", delivery?.reason.map(JSON.string)),
      ("progress", delivery?.progress.map(JSON.number)),
      ("edited", editedAt.map(JSON.time)),
      ("reactions", reactions.isEmpty ? nil : .array(reactions.map(\.json))),
    ]
  }
}

extension Reaction {
  fileprivate var json: JSON {
    .fields([("emoji", .string(emoji)), ("from", .array(from.map(JSON.string)))])
  }
}

extension Page {
  var wireFields: WireFields {
    [
      ("edge", edge == .older ? nil : .string(edge.rawValue)),
      ("messages", messages.isEmpty ? nil : .array(messages.map(\.pageForm))),
      ("more", more ? .bool(true) : nil), ("error", error.map(JSON.string)),
    ]
  }
}

extension Message {
  /// Without the type, where it is a message.
  fileprivate var pageForm: JSON {
    .fields(kind is Notice ? [("type", .string("notice"))] + wireFields : wireFields)
  }
}
