extension Draft {
  /// Takes out what stands for something; the caret stays where it is in the text.
  mutating func remove(_ token: DraftToken) {
    guard tokens.contains(token) else { return }
    let (old, length) = (caret, characters.count)
    replace(token.range, with: "", as: token.meaning)
    let shrunk = length - characters.count
    move(to: old >= token.range.upperBound ? old - shrunk : min(old, token.range.lowerBound))
  }
}
