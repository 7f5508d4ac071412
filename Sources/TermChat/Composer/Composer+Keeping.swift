/// What is kept of the input bar for the next session.
extension Composer {
  /// The update that brings back what is being written, what waits behind an edit included.
  var kept: DraftUpdate {
    guard purpose.isEdit else { return draft.kept }
    guard let aside, !aside.isEmpty else { return isOriginal ? Draft().kept : draft.kept }
    var both = aside
    if !isOriginal {
      both.move(.end)
      both.insert("\n" + draft.text)
    }
    return both.kept
  }

  /// Nothing has been changed in an edit.
  private var isOriginal: Bool { draft.text == original }
}

extension Draft {
  /// Its text, and in it the places of its files.
  fileprivate var kept: DraftUpdate {
    DraftUpdate(
      text: isEmpty ? .clear : .set(text),
      attach: tokens.compactMap { token in
        token.attachment.map {
          Attachment(path: $0.path, bytes: $0.bytes, place: token.range.lowerBound)
        }
      })
  }
}
