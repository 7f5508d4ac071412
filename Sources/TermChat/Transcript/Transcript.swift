/// The loaded messages as a text for people, or as lines that replay.
///
/// What people read is clean: nothing in it does anything to a terminal. JSON lines hold the texts
/// as they came, escaped.
struct Transcript: Sendable {
  enum Format: String, Hashable, Sendable, CaseIterable {
    case text = "txt"
    case markdown = "md"
    case lines = "jsonl"

    /// By the end of a file's name; nil for any other.
    init?(path: String) {
      let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
      self.init(rawValue: name[name.index(after: dot)...].lowercased())
    }
  }

  let title: String?
  let conversation: Conversation
  let appearance: Appearance

  // In bytes; the oldest messages are left out when there is more.
  private static let most = 1 << 24

  init(_ conversation: Conversation, title: String?, _ appearance: Appearance) {
    self.conversation = conversation
    self.title = title
    self.appearance = appearance
  }
}

extension Transcript {
  func text(as format: Format) -> String {
    let messages = messages
    switch format {
    case .text: return heading("", "\n") + body(messages, plain)
    case .markdown: return heading("# ", "\n") + body(messages, markdown)
    case .lines: return lines(messages)
    }
  }

  /// Oldest first, as many as the limit allows.
  private var messages: [Message] {
    var budget = Self.most
    let kept = conversation.timeline.entries.reversed().prefix { entry in
      budget -= entry.message.kind.text.utf8.count
      return budget >= 0
    }
    return kept.reversed().map(\.message)
  }

  private func heading(_ mark: String, _ end: String) -> String {
    title.map { "\(mark)\(line($0))\n\(end)" } ?? ""
  }

  private func body(_ messages: [Message], _ entry: (Message, LocalTime?) -> String) -> String {
    messages.map { entry($0, $0.at.map(appearance.zone.time)) }.joined()
  }

  func line(_ text: String) -> String {
    String(appearance.filter.clean(text).map { $0.isNewline ? " " : $0 })
  }

  /// What it says, else what it is.
  func content(_ message: Message) -> String {
    let text = appearance.filter.clean(message.kind.text)
    return text.isEmpty ? "[\(line(message.kind.name))]" : text
  }

  func name(of message: Message) -> String {
    message.from.isEmpty ? "" : line(conversation.sender(message.from).name)
  }
}

/// `2026-01-01 09:00  Ada: Hello`, with further lines indented.
extension Transcript {
  private func plain(_ message: Message, at time: LocalTime?) -> String {
    let start = time.map { "\($0.date) \($0.minutes)  " } ?? ""
    let name = name(of: message)
    let text = content(message).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n    ")
    return "\(start)\(name.isEmpty ? "-- " : name + ": ")\(text)\n"
  }
}

extension LocalTime {
  /// `2026-01-01`.
  var date: String { "\(year)-\(month.digits(2))-\(day.digits(2))" }

  /// `09:00`.
  var minutes: String { "\(hour.digits(2)):\(minute.digits(2))" }
}
