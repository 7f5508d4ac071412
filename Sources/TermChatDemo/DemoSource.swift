public import TermChat

/// Two people who show somebody round: they greet, they answer, they have thousands of older
/// messages, and now and then the network fails them.
public struct DemoSource: MessageSource {
  private var memory: MemorySource
  private var sentCount = 0
  private var answerCount = 0
  private var made = 0

  // Long enough for prefetching to be felt.
  private static let latency: Int64 = 300
  // As fast as one can follow.
  private static let tourStep: Int64 = 700
  private static let wordStep: Int64 = 60
  private static let themeStep: Int64 = 1_500

  /// `history`: how many older messages there are.
  public init(history: Int, at now: Instant) {
    memory = MemorySource(
      history: DemoHistory.make(count: history, before: now), latency: Self.latency)
    open(at: now)
  }

  public var keepsHistory: Bool { true }
  public var nextEvent: Instant? { memory.nextEvent }

  public mutating func events(until now: Instant) -> [ChatEvent] { memory.events(until: now) }

  public mutating func receive(_ request: ChatRequest, at now: Instant) {
    switch request {
    case .send(_, let text, _, _): send(request, text, at: now)
    case .press(_, let what, _): if what == "button" { thank(at: now) }
    default: memory.receive(request, at: now)
    }
  }
}

extension DemoSource {
  private mutating func open(at now: Instant) {
    memory.plan(.title(.set("TermChat"), subtitle: .set("Ada, Linus and you")), at: now)
    memory.plan(.user(SenderUpdate(id: "me", name: .set("You"), isMe: true)), at: now)
    memory.plan(.user(SenderUpdate(id: "ada", name: .set("Ada Lovelace"))), at: now)
    memory.plan(.user(SenderUpdate(id: "linus", name: .set("Linus Torvalds"))), at: now)
    memory.plan(
      .composer(ComposerUpdate(placeholder: .set("Write something, Enter sends"))), at: now)
    var time = now + 400
    for (sender, text) in DemoTexts.greeting { time = say(text, from: sender, at: time) }
    memory.plan(.banner(DemoTexts.welcome), at: time)
  }

  /// Types for as long as the text takes, then says it; returns when.
  private mutating func say(_ text: String, from sender: String, at start: Instant) -> Instant {
    let end = start + 500 + Int64(min(60, text.count)) * 20
    memory.plan(.typing(from: sender, on: true), at: start)
    made += 1
    memory.plan(Message(id: "demo-\(made)", from: sender, Text(text)), at: end)
    return end
  }

  private mutating func send(_ request: ChatRequest, _ text: String, at now: Instant) {
    guard case .send(let id, _, _, let files) = request else { return }
    memory.receive(request, at: now)
    sentCount += 1
    // Every fourth message fails, so that everybody sees what that looks like.
    if sentCount % 4 == 0 { return fail(id, at: now) }
    memory.setStatus(id, .delivered, at: now + 700)
    memory.setStatus(id, .read, at: now + 1_100)
    files.isEmpty ? answer(text, at: now + 1_200) : admire(files, at: now + 1_200)
  }

  private mutating func admire(_ files: [String], at start: Instant) {
    let isPicture = files.contains { DemoTexts.pictures.contains(where: $0.lowercased().hasSuffix) }
    _ = say(isPicture ? DemoTexts.onPicture : DemoTexts.onFile, from: "ada", at: start)
  }

  private mutating func fail(_ id: String, at now: Instant) {
    memory.setStatus(id, .failed, reason: "the demo's network is bad", at: now + 900)
    memory.plan(
      .banner(
        Banner(.error, "Not delivered", subtitle: "It happens to every fourth message here.")),
      at: now + 900)
  }

  private mutating func answer(_ text: String, at start: Instant) {
    let word = text.lowercased()
    if word.contains("banner") { return showBanners(at: start) }
    if word.contains("kind") { return showKinds(at: start) }
    if word.contains("stream") { return stream(at: start) }
    if word.contains("theme") { return showThemes(at: start) }
    if word.contains("composer") || word.contains("help") {
      return explain(at: start)
    }
    let sender = answerCount % 2 == 0 ? "ada" : "linus"
    let answers = DemoTexts.answers
    _ = say(answers[answerCount % answers.count], from: sender, at: start)
    answerCount += 1
  }

  private mutating func explain(at start: Instant) {
    var time = start
    for (sender, text) in DemoTexts.composer { time = say(text, from: sender, at: time) }
  }

  private mutating func showBanners(at start: Instant) {
    let end = say("Here they come, one after the other. Esc closes one.", from: "ada", at: start)
    for banner in DemoTexts.banners { memory.plan(.banner(banner), at: end) }
  }

  private mutating func showKinds(at start: Instant) {
    var time = say("A tour of all that a message can be:", from: "ada", at: start)
    for (sender, kind) in DemoTour.kinds {
      time = time + Self.tourStep
      made += 1
      memory.plan(Message(id: "demo-\(made)", from: sender, kind), at: time)
    }
  }

  /// A markdown message that grows, as a language model's answer does.
  private mutating func stream(at start: Instant) {
    made += 1
    let id = "demo-\(made)"
    memory.plan(.typing(from: "linus", on: true), at: start)
    memory.plan(Message(id: id, from: "linus", Markdown("")), at: start + 600)
    var time = start + 600
    for word in DemoTour.stream.split(separator: " ", omittingEmptySubsequences: false) {
      time = time + Self.wordStep
      memory.change(id, .append(id: id, text: "\(word) "), at: time)
    }
  }

  /// Each built-in theme for a while; the default one is the last.
  private mutating func showThemes(at start: Instant) {
    var time = start
    for family in ThemeFamily.builtIn.dropFirst() + [.standard] {
      time = say("\(family.name): \(family.summary).", from: "linus", at: time)
      memory.plan(.theme(.name(family.name)), at: time)
      time = time + Self.themeStep
    }
  }

  private mutating func thank(at now: Instant) {
    memory.plan(.banner(Banner(.success, "Thank you for pressing")), at: now)
  }
}
