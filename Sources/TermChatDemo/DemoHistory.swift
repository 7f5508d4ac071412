import TermChat

/// What the demo's people have written before: the same for the same number, of any length.
enum DemoHistory {
  // One message every ten minutes, more or less.
  private static let interval: Int64 = 600_000

  static func make(count: Int, before now: Instant) -> GeneratedHistory {
    GeneratedHistory(count: count) { index in
      let seed = mixed(UInt64(index))
      let sender = senders[Int(mixed(UInt64(index / 3)) % UInt64(senders.count))]
      let jitter = Int64(seed % UInt64(interval))
      return Message(
        from: sender, at: now + (Int64(index - count) * interval + jitter - interval),
        Text(text(seed, number: index + 1)),
        delivery: sender == "me" ? Delivery(.read) : nil)
    }
  }

  private static let senders = ["ada", "linus", "me", "ada", "linus"]

  private static func text(_ seed: UInt64, number: Int) -> String {
    let count = Int([1, 1, 1, 2, 1, 3, 1, 2][Int(seed >> 8 & 7)])
    // Nobody says the same twice in a message.
    let first = Int(mixed(seed) % UInt64(sentences.count))
    let parts = (0..<count).map { sentences[(first + 7 * $0) % sentences.count] }
    let text = parts.joined(separator: " ")
    return number % 100 == 0 ? "\(text) (message \(number))" : text
  }

  private static let sentences = [
    "Did you see the lighthouse last night?", "Yes!", "No idea, to be honest.",
    "The train was late again, so I walked along the river.", "👍", "Who brings the bread?",
    "I'll send you the notes as soon as I find them; they must be somewhere on the old disk.",
    "C'est la vie.", "明日、湖で会いましょう。", "Ha, that's what I said!", "One moment…",
    "We should do this more often.", "It compiles, ship it 🚀", "Coffee at four?",
    "Remember the winter of the long queue? We had one terminal for nine people.",
    "Что нового?", "Sounds good to me.", "Let me think about it.", "On my way.",
    "That is a very long story, and it begins with a goat, a bicycle and a misunderstanding.",
  ]

  /// SplitMix64's mixing function.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
