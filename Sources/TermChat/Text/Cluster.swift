/// Scalars that share a place on screen, before a form is chosen for them.
struct Cluster {
  enum Kind {
    /// A scalar with columns of its own, then marks.
    case letter
    /// Marks with nothing to stand on.
    case marks
    /// Two regional indicators, then marks.
    case flag
    /// A digit, `#` or `*`, perhaps U+FE0F, then U+20E3.
    case keycap
    /// Emoji with a skin tone, U+FE0F or joined to others; `bodyCount` leaves out what follows.
    case emoji(bodyCount: Int)
  }

  let kind: Kind
  let scalars: ArraySlice<Unicode.Scalar>
}

/// Divides safe, composed scalars into clusters.
///
/// Not Swift's `Character`: it makes one of क्षि or กำ, which every terminal draws in two or three
/// columns, and ncurses advances by the first scalar alone. One spacing scalar a cluster is what
/// all agree on.
struct ClusterReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  mutating func next() -> Cluster? {
    guard position < scalars.count else { return nil }
    let start = position
    let kind = readBody()
    while let mark = peek(0), mark.columns == 0 { position += 1 }
    return Cluster(kind: kind, scalars: scalars[start..<position])
  }
}

extension ClusterReader {
  private func peek(_ offset: Int) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  private mutating func readBody() -> Cluster.Kind {
    let first = scalars[position]
    guard let second = peek(1) else {
      position += 1
      return first.columns == 0 ? .marks : .letter
    }
    if first.isRegionalIndicator, second.isRegionalIndicator { return take(2, .flag) }
    if first.isKeycapBase {
      if second == .keycap { return take(2, .keycap) }
      if second == .emojiSelector, peek(2) == .keycap { return take(3, .keycap) }
    }
    if beginsEmoji(first, second) { return readEmoji() }
    return take(1, first.columns == 0 ? .marks : .letter)
  }

  private mutating func take(_ count: Int, _ kind: Cluster.Kind) -> Cluster.Kind {
    position += count
    return kind
  }

  private func beginsEmoji(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    switch second {
    case .emojiSelector, .joiner: first.isEmoji
    default: second.isSkinTone && first.properties.isEmojiModifierBase
    }
  }

  private mutating func readEmoji() -> Cluster.Kind {
    let start = position
    readEmojiElement()
    while peek(0) == .joiner, let joined = peek(1), joined.isEmoji {
      position += 1
      readEmojiElement()
    }
    return .emoji(bodyCount: position - start)
  }

  private mutating func readEmojiElement() {
    let base = scalars[position]
    position += 1
    if let tone = peek(0), tone.isSkinTone, base.properties.isEmojiModifierBase { position += 1 }
    if peek(0) == .emojiSelector { position += 1 }
  }
}
