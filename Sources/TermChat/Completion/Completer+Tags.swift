extension Completer {
  /// `#` and the tags in the loaded messages, the newest first.
  public static let tags = Completer(CompletionTrigger("#", role: .tag), .listed(\.tags))
}

extension CompletionScene {
  private static let mostTags = 200
  // In bytes: looking through so much takes a millisecond or two.
  private static let mostRead = 1 << 18

  fileprivate var tags: [Completion] {
    let detectors = DetectorSet([.hashtag])
    var seen: Set<String> = []
    var tags: [Completion] = []
    var budget = Self.mostRead
    for entry in conversation.timeline.entries.reversed()
    where budget > 0 && tags.count < Self.mostTags {
      let text = entry.message.kind.text.start(ofBytes: budget)
      budget -= text.utf8.count
      // The last one of a message is its newest.
      for found in detectors.detections(in: String(text)).reversed()
      where seen.insert(found.value.lowercased()).inserted {
        tags.append(Completion(String(found.value.dropFirst())))
      }
    }
    return tags
  }
}
