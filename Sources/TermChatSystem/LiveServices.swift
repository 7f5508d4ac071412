public import TermChat

/// What a live session does for its screen outside of it: with files, and with what is kept.
public final class LiveServices {
  /// Finds completions for a prefix of the embedding program's own.
  public typealias CompletionFinder = @Sendable (CompletionQuery) -> [Completion]

  /// What was sent in this conversation before, oldest first.
  public let history: [String]
  let environment: [String: String]
  private let drafts: DraftStore?
  private let historyFile: HistoryFile?
  private let complete: CompletionFinder?
  private let hasConversation: Bool
  // What one of them waits for keeps no other waiting.
  private let files = Worker()
  private let completions = Worker()
  private let keeping = Worker()
  private var hasComplained = false

  // Milliseconds that a slow disk has at the end.
  private static let patience: Int64 = 2_000

  /// With a `conversation` drafts and history are kept under that name; `readsHistory`: those of
  /// earlier sessions count.
  public init(
    environment: [String: String] = ProcessEnvironment.current, conversation: String? = nil,
    readsHistory: Bool = true, complete: CompletionFinder? = nil
  ) {
    self.environment = environment
    self.complete = complete
    hasConversation = conversation != nil
    drafts = conversation.flatMap { DraftStore(conversation: $0, environment: environment) }
    historyFile = conversation.flatMap { HistoryFile(conversation: $0, environment: environment) }
    history = readsHistory ? historyFile?.read() ?? [] : []
  }
}

extension LiveServices {
  /// The draft is to be handed out.
  public var keepsDraft: Bool { drafts != nil }

  /// What the inbox begins with: the draft of the last session.
  public func restored() -> [Event] {
    if let drafts { return drafts.restore() }
    return hasConversation ? [Self.notKept("there is no place for it")] : []
  }

  var descriptors: [Int32] { workers.map(\.descriptor) }

  /// What has come of services since the last time.
  func takeEvents(_ ready: [Int32]) -> [Event] {
    workers.filter { ready.contains($0.descriptor) }.flatMap { $0.takeEvents() }.filter(isNews)
  }

  /// Does it, or begins to.
  func perform(_ service: Service) {
    switch service {
    case .attach(let paths, let pasted):
      let inspector = AttachmentInspector(environment: environment)
      files.perform { inspector.events(for: paths, pasted: pasted) }
    case .complete(let query): find(query)
    case .keep(let update): keep(update)
    case .remember(let text): remember(text)
    case .write(let path, let text): write(text, to: path)
    case .wear: break
    }
  }

  /// Waits a little for what is being kept, and for files that are being written.
  func finish() {
    let end = SystemClock().now + Self.patience
    if let drafts {
      keeping.perform {
        drafts.keepAgain()
        return []
      }
    }
    keeping.finish(until: end)
    files.finish(until: end)
  }

  /// Waits a little for what is being kept.
  func finishKeeping() { keeping.finish(until: SystemClock().now + Self.patience) }

  private var workers: [Worker] { [files, completions, keeping] }
}

extension LiveServices {
  private func find(_ query: CompletionQuery) {
    if query.prefix == CompletionQuery.paths {
      let completer = PathCompleter(environment: environment)
      completions.perform(query.prefix) {
        [.completed(CompletionAnswer(query, completer.completions(of: query.filter)))]
      }
    } else {
      completions.perform(query.prefix) { [complete] in
        let found = Array((complete?(query) ?? []).prefix(PathCompleter.most))
        return [.completed(CompletionAnswer(query, found))]
      }
    }
  }

  private func keep(_ update: DraftUpdate) {
    guard let drafts else { return }
    keeping.perform("draft") {
      do {
        return try drafts.keep(update) ? [.chat(.hide(id: Self.keepingBanner))] : []
      } catch {
        return [Self.notKept("\(error)")]
      }
    }
  }

  private func remember(_ text: String) {
    guard let historyFile else { return }
    // Nothing is lost that isn't on screen: a full disk is told of the draft.
    keeping.perform {
      try? historyFile.append(text)
      return []
    }
  }

  private func write(_ text: String, to path: String) {
    let paths = UserPath(environment: environment)
    files.perform {
      do {
        let path = try paths.absolute(path)
        try NewFile(path: path).write(text)
        return [.chat(.banner(Banner(.success, "Written", subtitle: path, id: "command")))]
      } catch {
        return [
          .chat(
            .banner(Banner(.warning, "Not written", subtitle: "\(path): \(error)", id: "command")))
        ]
      }
    }
  }

  private static func notKept(_ reason: String) -> Event {
    .chat(.banner(Banner(.warning, "The draft isn't kept", subtitle: reason, id: keepingBanner)))
  }

  private static let keepingBanner = "keep"

  /// That the draft isn't kept is told once, not every second.
  private func isNews(_ event: Event) -> Bool {
    if event == .chat(.hide(id: Self.keepingBanner)) { hasComplained = false }
    guard case .chat(.banner(let banner)) = event, banner.id == Self.keepingBanner else {
      return true
    }
    defer { hasComplained = true }
    return !hasComplained
  }
}
