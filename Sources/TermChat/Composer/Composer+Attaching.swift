/// Files in the draft: each is a token that shows its name.
extension Composer {
  /// The most files in one draft.
  public static let mostAttachments = 20

  /// Puts files at the caret, or in the place of a text where there is one; false when they would
  /// go over a limit.
  mutating func attach(_ files: [Attachment], replacing text: String?) -> Bool {
    edit { draft in
      let caret = draft.caret
      let place = if let text { draft.lastRange(of: text) } else { draft.placeOutsideTokens }
      guard let range = place else { return }
      let rest = draft.characters.count - range.upperBound
      guard draft.insert(Cutting(files), for: range) else { return }
      if caret < range.lowerBound {
        draft.move(to: caret)
      } else if caret > range.upperBound {
        draft.move(to: draft.characters.count - rest + caret - range.upperBound)
      }
    }
  }

  /// Makes tokens of files that stand in the text already, as in a draft that was kept.
  mutating func attachInPlace(_ files: [Attachment]) {
    if files.isEmpty { return }
    for file in files {
      let label = Array(file.label)
      let start = min(file.place ?? draft.characters.count, draft.characters.count)
      let end = min(start + label.count, draft.characters.count)
      let isThere = Array(draft.characters[start..<end]) == label
      draft.replace(
        start..<(isThere ? end : start), with: file.label, as: .attachment(file.new))
    }
    draft.move(.end)
  }
}

extension Attachment {
  /// What stands for it in a draft.
  var label: String {
    let name = GlyphFilter().plain(name).map { character -> Character in
      switch character {
      case "[": "("
      case "]": ")"
      default: character
      }
    }
    return "[\(String(name))]"
  }

  fileprivate var new: Attachment { Attachment(path: path, bytes: bytes) }
}

extension Draft {
  /// The text stands in it, and no token has a part in it.
  func holds(_ text: String) -> Bool { lastRange(of: text) != nil }

  /// The last occurrence before the caret, else anywhere, that no token has a part in.
  fileprivate func lastRange(of text: String) -> Range<Int>? {
    let wanted = Array(text)
    return range(of: wanted, before: caret) ?? range(of: wanted, before: characters.count)
  }

  fileprivate func range(of wanted: [Character], before end: Int) -> Range<Int>? {
    guard !wanted.isEmpty, wanted.count <= end else { return nil }
    return (0...end - wanted.count).reversed().lazy.map { $0..<$0 + wanted.count }
      .first { isPlain($0, wanted) }
  }

  private func isPlain(_ range: Range<Int>, _ wanted: [Character]) -> Bool {
    characters[range.lowerBound] == wanted[0] && characters[range].elementsEqual(wanted)
      && !tokens.contains { $0.range.overlaps(range) }
  }

  /// The caret, or the end of the token that it stands in.
  fileprivate var placeOutsideTokens: Range<Int>? {
    let place = token(around: caret)?.range.upperBound ?? caret
    return place..<place
  }
}

extension Cutting {
  /// The tokens of files, a space behind each.
  fileprivate init(_ files: [Attachment]) {
    self.init([], [])
    for file in files {
      let label = Array(file.label)
      let range = characters.count..<characters.count + label.count
      tokens.append(DraftToken(range, .attachment(file.new)))
      characters += label + [" "]
    }
  }
}
