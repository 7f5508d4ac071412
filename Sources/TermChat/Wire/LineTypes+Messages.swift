extension LineTypes {
  @Sendable static func message(_ fields: inout JSONFields) -> ChatEvent? {
    chatMessage(&fields).map(ChatEvent.message)
  }

  @Sendable static func notice(_ fields: inout JSONFields) -> ChatEvent? {
    noticeMessage(&fields).map(ChatEvent.message)
  }

  @Sendable static func append(_ fields: inout JSONFields) -> ChatEvent? {
    let id = fields.required("id", .id)
    let text = fields.required("text", .string)
    guard let id, let text else { return nil }
    return .append(id: id, text: text)
  }

  @Sendable static func edit(_ fields: inout JSONFields) -> ChatEvent? {
    let id = fields.required("id", .id)
    let kind = fields.content(besides: ["type", "after", "id"])
    guard let id, let kind else { return nil }
    return .edit(id: id, KindBox(kind))
  }

  @Sendable static func remove(_ fields: inout JSONFields) -> ChatEvent? {
    fields.required("id", .id).map { .remove(id: $0) }
  }

  @Sendable static func status(_ fields: inout JSONFields) -> ChatEvent? {
    let id = fields.required("id", .id)
    let status: DeliveryStatus? = fields.required("status", .choice)
    let reason = fields.update("reason", .string)
    let progress = fields.update("progress", .number(0...1))
    guard let id, let status else { return nil }
    return .status(id: id, status, reason: reason, progress: progress)
  }

  @Sendable static func reaction(_ fields: inout JSONFields) -> ChatEvent? {
    let id = fields.required("id", .id)
    let from = fields.required("from", .id)
    let emoji = fields.required("emoji", .id)
    let on = fields.optional("on", .bool) ?? true
    guard let id, let from, let emoji else { return nil }
    return .reaction(id: id, from: from, emoji: emoji, on: on)
  }

  @Sendable static func typing(_ fields: inout JSONFields) -> ChatEvent? {
    let from = fields.required("from", .id)
    let on = fields.optional("on", .bool) ?? true
    return from.map { .typing(from: $0, on: on) }
  }

  @Sendable static func read(_ fields: inout JSONFields) -> ChatEvent? {
    let from = fields.required("from", .id)
    let id = fields.required("id", .id)
    guard let from, let id else { return nil }
    return .read(from: from, id: id)
  }
}

extension LineTypes {
  static func chatMessage(_ fields: inout JSONFields) -> Message? {
    let id = fields.optional("id", .id) ?? ""
    let from = fields.required("from", .id)
    let at = fields.optional("at", .time)
    let kind = fields.content(besides: messageFields)
    guard let from, let kind else { return nil }
    var message = Message(id: id, from: from, at: at, kind)
    message.replyTo = fields.optional("replyTo", .id)
    message.delivery = delivery(&fields)
    message.editedAt = fields.optional("edited", .time)
    message.reactions = fields.optional("reactions", .list(of: .reaction)) ?? []
    return message
  }

  static func noticeMessage(_ fields: inout JSONFields) -> Message? {
    let id = fields.optional("id", .id) ?? ""
    let at = fields.optional("at", .time)
    return fields.required("text", .string).map { Message(id: id, from: "", at: at, Notice($0)) }
  }

  private static let messageFields: Set = [
    "type", "after", "id", "from", "at", "replyTo", "status", "reason", "progress", "edited",
    "reactions",
  ]

  /// Nil when nothing was said of it; what is being transferred was at least sent.
  private static func delivery(_ fields: inout JSONFields) -> Delivery? {
    let status: DeliveryStatus? = fields.optional("status", .choice)
    let reason = fields.optional("reason", .string)
    let progress = fields.optional("progress", .number(0...1))
    if status == nil, reason == nil, progress == nil { return nil }
    return Delivery(status ?? .sent, reason: reason, progress: progress)
  }
}

extension JSONShape where Value == Reaction {
  static var reaction: JSONShape {
    .object { fields in
      let emoji = fields.required("emoji", .id)
      let from = fields.required("from", .list(of: .id))
      guard let emoji, let from else { return nil }
      return Reaction(emoji, from: from)
    }
  }
}
