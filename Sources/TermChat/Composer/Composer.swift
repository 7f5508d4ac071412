/// The input bar: a draft, what was sent before, and how the bar is set up.
public struct Composer: Sendable {
  public var draft = Draft()
  public private(set) var placeholder: String?
  public private(set) var isEnabled = true
  public private(set) var limit: Int?
  /// Shown in place of the field.
  public private(set) var button: String?
  public private(set) var isBusy = false
  public private(set) var purpose = Purpose.message
  /// What was being written when an edit began.
  private var aside: Draft?
  /// The text that an edit began with.
  private var original: String?
  // Sent texts, oldest first; `recalled` counts back from the newest, 0 is the draft.
  private var history: [String] = []
  private var recalled = 0
  /// What was typed at each of them and not sent: looking for another loses nothing.
  private var unsent: [Int: String] = [:]

  public init() {}

  /// The most lines that the bar grows to on a screen of `rows`.
  public static func mostLines(rows: Int) -> Int { max(1, min(6, rows / 3)) }
}

extension Composer {
  /// Something can be typed.
  var hasField: Bool { isEnabled && button == nil }

  /// What would be sent: trimmed; nil when blank.
  public var sendable: String? {
    guard hasField else { return nil }
    let text = draft.text
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    return String(text[first...last])
  }

  /// Takes the draft out of the bar and remembers it.
  mutating func take() -> [DraftPart] {
    guard let text = sendable else { return [] }
    let parts = draft.parts
    if history.last != text { history.append(text) }
    recalled = 0
    unsent = [:]
    draft.clear()
    purpose = .message
    return parts
  }

  mutating func apply(_ update: ComposerUpdate) {
    placeholder = update.placeholder.applied(to: placeholder)
    isEnabled = update.isEnabled.applied(to: isEnabled, cleared: true)
    limit = update.limit.applied(to: limit)
    button = update.button.applied(to: button)
    isBusy = update.isBusy.applied(to: isBusy, cleared: false)
    switch update.text {
    case .keep: break
    case .clear: draft.clear()
    case .set(let text): draft.replace(with: text)
    }
  }

  /// Types into the field; an edit that would go over the limit is refused whole: then it is false.
  @discardableResult
  mutating func edit(_ change: (inout Draft) -> Void) -> Bool {
    guard hasField else { return true }
    guard let limit else {
      change(&draft)
      return true
    }
    var edited = draft
    change(&edited)
    guard edited.characters.count <= max(limit, draft.characters.count) else { return false }
    draft = edited
    return true
  }
}

/// What is written for: a new message, an answer, another text of an old message.
extension Composer {
  public enum Purpose: Hashable, Sendable {
    case message
    case reply(to: String)
    case edit(id: String)
  }

  mutating func beginReply(to id: String) {
    leave()
    purpose = .reply(to: id)
  }

  /// Takes the message's text into the field; what was there comes back afterwards.
  mutating func beginEdit(of id: String, text: String) {
    leave()
    aside = draft
    original = text
    draft.replace(with: text)
    purpose = .edit(id: id)
  }

  /// Ends an answer or an edit; false when there is none.
  ///
  /// What was written for an edit can be recalled as what was sent before.
  @discardableResult
  mutating func leave() -> Bool {
    guard purpose != .message else { return false }
    if let aside {
      if let text = sendable, text != original, history.last != text { history.append(text) }
      draft = aside
    }
    aside = nil
    purpose = .message
    return true
  }

  /// As `leave`, when it is about this message.
  mutating func leave(ifAbout id: String) -> Bool { purpose.id == id && leave() }

  /// Takes the edited text and puts back what was being written before; nil when blank.
  mutating func takeEdit() -> String? {
    guard let text = sendable else { return nil }
    draft = aside ?? Draft()
    aside = nil
    purpose = .message
    return text
  }
}

extension Composer.Purpose {
  /// The message that it is about.
  var id: String? {
    switch self {
    case .message: nil
    case .reply(let id), .edit(let id): id
    }
  }

  var isEdit: Bool { if case .edit = self { true } else { false } }
}

/// Up and Down in the first and last line.
extension Composer {
  mutating func recallOlder() { recall(recalled + 1) }

  mutating func recallNewer() { recall(recalled - 1) }

  private mutating func recall(_ place: Int) {
    guard 0...history.count ~= place, !purpose.isEdit else { return }
    unsent[recalled] = draft.text
    recalled = place
    draft.replace(with: unsent[place] ?? (place > 0 ? history[history.count - place] : ""))
  }
}
