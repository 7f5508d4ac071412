/// What was sent before, and the way back through it.
public struct InputHistory: Sendable {
  /// Oldest first; no two neighbours are the same, none is blank.
  private(set) var entries: [String] = []
  /// How far back from what is being written; 0 is that itself.
  private var place = 0
  /// What was typed at each place and not sent: looking for another loses nothing.
  private var kept: [Int: Draft] = [:]

  /// The most entries that are kept.
  public static let most = 10_000

  init(_ entries: [String] = []) {
    for entry in entries.suffix(Self.most) { add(entry) }
  }
}

extension InputHistory {
  /// False when it is the newest one already, or blank.
  @discardableResult
  mutating func add(_ text: String) -> Bool {
    guard entries.last != text, text.contains(where: { !$0.isWhitespace }) else { return false }
    entries.append(text)
    if entries.count > Self.most { entries.removeFirst() }
    if place > 0 { moveBack() }
    return true
  }

  /// An entry that is newer than the recalled one has come.
  private mutating func moveBack() {
    place += 1
    kept = Dictionary(uniqueKeysWithValues: kept.map { ($0 > 0 ? $0 + 1 : 0, $1) })
  }

  /// The entry that is in place of what was being written, as it was sent.
  var recalled: String? {
    let index = entries.count - place
    return entries.indices.contains(index) ? entries[index] : nil
  }

  /// What was being written before an entry was recalled.
  var written: Draft? { place > 0 ? kept[0] : nil }

  /// What is written in place of `draft`, so many entries further back; nil beyond both ends.
  mutating func go(back steps: Int, from draft: Draft) -> Draft? {
    let (sum, overflow) = place.addingReportingOverflow(steps)
    return overflow ? nil : go(to: sum, from: draft)
  }

  mutating func goToOldest(from draft: Draft) -> Draft? { go(to: entries.count, from: draft) }

  mutating func goToDraft(from draft: Draft) -> Draft? { go(to: 0, from: draft) }

  private mutating func go(to place: Int, from draft: Draft) -> Draft? {
    guard 0...entries.count ~= place, place != self.place else { return nil }
    kept[self.place] = draft
    self.place = place
    return kept[place] ?? (place > 0 ? Draft(entries[entries.count - place]) : Draft())
  }

  /// Begins anew at the end; returns what was being written there before an entry was looked for.
  mutating func leave() -> Draft? {
    defer {
      place = 0
      kept = [:]
    }
    return written
  }
}
