/// A new size: the text that the reader sees on top stays on top.
extension ConversationView {
  /// Remembers what is read before the layout changes.
  mutating func holdPlace(_ scene: Scene) {
    guard reading == nil, let anchored = anchored(in: scene), anchored.line >= 0 else { return }
    reading = block(anchored.place, in: scene).reading(at: anchored.line)
  }

  /// Finds it again in the new layout.
  mutating func findPlace(_ scene: Scene) {
    guard let reading, let (id, place, _) = anchored(in: scene) else { return }
    let line = block(place, in: scene).line(of: reading)
    anchor = .at(id: id, piece: place.piece, line: line)
  }

  mutating func setAnchor(_ anchor: ScrollAnchor) {
    self.anchor = anchor
    reading = nil
    if anchor == .following { newCount = 0 }
  }
}
