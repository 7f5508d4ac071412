extension LineTypes {
  @Sendable static func history(_ fields: inout JSONFields) -> ChatEvent? {
    let edge: Edge = fields.optional("edge", .choice) ?? .older
    let messages = fields.optional("messages", .list(of: .pageMessage)) ?? []
    let more = fields.optional("more", .bool) ?? false
    let error = fields.optional("error", .string)
    return .history(Page(edge, messages, more: more, error: error))
  }
}

extension JSONShape where Value == Message {
  /// A message or a notice of a page; one that doesn't say which is a message.
  static var pageMessage: JSONShape {
    .object("a message") { fields in
      guard fields.has("type") else { return LineTypes.chatMessage(&fields) }
      switch fields["type"] {
      case .string("message"): return LineTypes.chatMessage(&fields)
      case .string("notice"): return LineTypes.noticeMessage(&fields)
      default:
        fields.report(
          JSONFault(
            "type", expected: "message or notice", found: (fields["type"] ?? .null).found))
        return nil
      }
    }
  }
}
