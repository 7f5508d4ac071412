extension ChatRequest {
  var wireType: String {
    switch self {
    case .send: "send"
    case .load: "load"
    case .edit: "edit"
    case .remove: "remove"
    case .reaction: "reaction"
    case .retry: "retry"
    case .read: "read"
    case .typing: "typing"
    case .press: "press"
    case .dismiss: "dismiss"
    case .resize: "resize"
    case .quit: "quit"
    }
  }

  var wireFields: WireFields {
    switch self {
    case .send(let id, let text, let replyTo, let attachments):
      [
        ("id", .string(id)), ("text", .string(text)), ("replyTo", replyTo.map(JSON.string)),
        ("attachments", attachments.isEmpty ? nil : .array(attachments.map(JSON.string))),
      ]
    case .load(let edge, let from, let limit):
      [
        ("edge", .string(edge.rawValue)), ("from", from.map(JSON.string)), ("limit", JSON(limit)),
      ]
    case .edit(let id, let text): [("id", .string(id)), ("text", .string(text))]
    case .reaction(let id, let emoji, let on):
      [("id", .string(id)), ("emoji", .string(emoji)), ("on", .bool(on))]
    case .remove(let id), .retry(let id), .read(let id), .dismiss(let id): [("id", .string(id))]
    case .typing(let on): [("on", .bool(on))]
    case .press(let id, let what, let value):
      [
        ("id", id.map(JSON.string)), ("what", .string(what)), ("value", value.map(JSON.string)),
      ]
    case .resize(let size): size.wireFields
    case .quit: []
    }
  }
}
