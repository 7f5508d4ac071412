/// The input bar: a draft, what was sent before, and how the bar is set up.
public struct Composer: Sendable {
  public var draft = Draft()
  public private(set) var placeholder: String?
  public private(set) var isEnabled = true
  public private(set) var limit: Int?
  /// Shown in place of the field.
  public private(set) var button: String?
  public private(set) var isBusy = false
  public internal(set) var purpose = Purpose.message
  /// What was being written when an edit began.
  var aside: Draft?
  /// The text that an edit began with.
  var original: String?
  var history = InputHistory()
  /// What was cut, in the draft and in lines that are searched for.
  var kills = KillRing()

  public init() {}

  /// The most lines that the bar grows to on a screen of `rows`.
  public static func mostLines(rows: Int) -> Int { max(1, min(6, rows / 3)) }
}

extension Composer {
  /// Something can be typed.
  var hasField: Bool { isEnabled && button == nil }

  /// What would be sent: trimmed; nil when blank. Costs in proportion to the draft.
  public var sendable: String? { hasField ? draft.trimmed : nil }

  /// Something would be sent; cheap to ask.
  var hasContent: Bool { hasField && !draft.isBlank }

  /// Notes what is about to be sent, without its files; nil when that is nothing new.
  mutating func remember() -> String? {
    guard let text = draft.textBetweenFiles, history.add(text) else { return nil }
    return text
  }

  /// Takes the draft out of the bar; what was written before an old one was recalled comes back.
  mutating func take() -> [DraftPart] {
    guard hasContent else { return [] }
    let parts = draft.parts
    put(history.leave() ?? Draft())
    purpose = .message
    return parts
  }

  /// Has another draft in the bar.
  mutating func put(_ other: Draft) { draft = other.replacing(draft) }

  /// False when its text is too long: then what is being written stays.
  mutating func apply(_ update: ComposerUpdate) -> Bool {
    placeholder = update.placeholder.applied(to: placeholder)
    isEnabled = update.isEnabled.applied(to: isEnabled, cleared: true)
    limit = update.limit.applied(to: limit)
    button = update.button.applied(to: button)
    isBusy = update.isBusy.applied(to: isBusy, cleared: false)
    switch update.text {
    case .keep: break
    case .clear: draft.clear()
    case .set(let text): return draft.rewrite(with: text)
    }
    return true
  }

  /// Types into the field; an edit that would go over a limit is refused whole: then false.
  @discardableResult
  mutating func edit(_ change: (inout Draft) -> Void) -> Bool {
    guard hasField else { return true }
    draft.limit = limit
    draft.wasRefused = false
    change(&draft)
    draft.limit = nil
    return !draft.wasRefused
  }

  /// Moves back through what was sent; an edit stays what it is.
  mutating func recall(_ go: (inout InputHistory, Draft) -> Draft?) {
    guard hasField, !purpose.isEdit, let other = go(&history, draft) else { return }
    put(other)
  }
}
