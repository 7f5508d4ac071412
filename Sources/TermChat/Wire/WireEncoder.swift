/// Writes the lines of the protocol, without their ends.
public struct WireEncoder: Sendable {
  public init() {}

  /// `after` in milliseconds.
  public func encode(_ event: ChatEvent, after: Int64 = 0) -> String {
    Self.line(event.wireType, event.wireFields, after: after)
  }

  public func encode(_ direction: StageDirection, after: Int64 = 0) -> String {
    Self.line(direction.wireType, direction.wireFields, after: after)
  }

  public func encode(_ session: Session) -> String {
    Self.line("ready", session.wireFields, after: 0)
  }

  public func encode(_ backdrop: Backdrop, after: Int64 = 0) -> String {
    Self.line(Backdrop.wireType, backdrop.wireFields, after: after)
  }

  public func encode(_ forms: GlyphForms, after: Int64 = 0) -> String {
    Self.line(GlyphForms.wireType, forms.wireFields, after: after)
  }

  public func encode(_ answer: CompletionAnswer, after: Int64 = 0) -> String {
    Self.line(CompletionAnswer.wireType, answer.wireFields, after: after)
  }

  public func encode(_ change: BannerChange) -> String {
    Self.line(BannerChange.wireType, change.wireFields, after: 0)
  }

  public func encode(_ request: ChatRequest) -> String {
    Self.line(request.wireType, request.wireFields, after: 0)
  }
}

extension WireEncoder {
  private static func line(_ type: String, _ fields: WireFields, after: Int64) -> String {
    JSON.fields(
      [("type", .string(type)), ("after", after == 0 ? nil : .milliseconds(after))] + fields
    ).text
  }
}

/// Fields in the order they are written; those without a value aren't.
typealias WireFields = [(key: String, value: JSON?)]

extension JSON {
  /// Milliseconds as seconds.
  static func milliseconds(_ value: Int64) -> JSON { .number(Double(value) / 1000) }

  static func time(_ value: Instant) -> JSON { .string(value.rfc3339) }
}
