extension GlyphSink {
  /// Chooses the form of a cluster whose width the output is known to agree on.
  mutating func append(_ cluster: Cluster) {
    let scalars = cluster.scalars
    guard let first = scalars.first else { return }
    switch cluster.kind {
    case .marks: append(letter: "\u{25CC}", marks: scalars)
    case .letter: append(letter: first, marks: scalars.dropFirst())
    case .flag: append(flag: scalars)
    case .keycap: append(keycap: scalars)
    case .emoji(let count): append(emoji: scalars.prefix(count), marks: scalars.dropFirst(count))
    }
  }

  private mutating func append(letter: Unicode.Scalar, marks: ArraySlice<Unicode.Scalar>) {
    if letter.isRegionalIndicator {
      append(ascii: letter.regionalLetter)
    } else if !forms.knows(letter) {
      append(nameOf: letter)
    } else if marks.isEmpty {
      append(Glyph(letter.value, columns: letter.columns))
    } else {
      append(Glyph([letter], marks: known(marks), columns: letter.columns))
    }
  }

  private mutating func append(flag: ArraySlice<Unicode.Scalar>) {
    if forms.flags {
      append(Glyph(flag.prefix(2), marks: known(flag.dropFirst(2)), columns: 2))
    } else {
      for letter in flag.prefix(2) { append(ascii: letter.regionalLetter) }
    }
  }

  private mutating func append(keycap: ArraySlice<Unicode.Scalar>) {
    append(
      forms.emojiPresentation
        ? Glyph(keycap, columns: 2) : Glyph(keycap.prefix(1), columns: 1))
  }

  private mutating func append(nameOf scalar: Unicode.Scalar) {
    guard let name = scalar.properties.name, name.utf8.allSatisfy({ $0 &- 0x20 < 0x5F }) else {
      return append(Glyph(Unicode.Scalar.replacement.value, columns: 1))
    }
    append(ascii: ":\(String(name.lowercased().map { $0 == " " ? "_" : $0 })):")
  }

  // Four at most, so that no letter grows over the lines above and below it.
  private func known(_ marks: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    marks.allSatisfy(forms.knows) ? marks.prefix(4) : marks.filter(forms.knows).prefix(4)
  }
}

extension GlyphSink {
  private mutating func append(
    emoji: ArraySlice<Unicode.Scalar>, marks: ArraySlice<Unicode.Scalar>
  ) {
    if let joined = joinedForm(emoji) {
      return append(Glyph(joined[...], marks: marks, columns: 2))
    }
    let element = emoji.prefix { $0 != .joiner }
    guard let base = element.first else { return }
    let tone = element.dropFirst().first.flatMap { $0.isSkinTone ? $0 : nil }
    if let tone, forms.modified, forms.knows(base) {
      append(Glyph([base, tone], marks: known(marks), columns: 2))
    } else if element.last == .emojiSelector, forms.emojiPresentation, base.columns == 1 {
      append(Glyph([base, .emojiSelector], marks: known(marks), columns: 2))
    } else {
      append(letter: base, marks: marks)
    }
  }

  /// A joined sequence in at most five scalars, nil if there is none that is drawn as one glyph.
  private func joinedForm(_ emoji: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
    guard forms.joined, emoji.contains(.joiner), emoji.allSatisfy(forms.knows) else { return nil }
    var form = forms.modified ? Array(emoji) : emoji.filter { !$0.isSkinTone }
    if form.count > 5 { form.removeAll { $0 == .emojiSelector } }
    if form.count > 5 { form.removeAll(where: \.isSkinTone) }
    // Three of a family of four still are a family; any other beginning is no sequence.
    let isFamily = form.allSatisfy { $0 == .joiner || (0x1F466...0x1F469).contains($0.value) }
    return form.count <= 5 ? form : isFamily ? Array(form.prefix(5)) : nil
  }
}

extension Unicode.Scalar {
  /// `A` to `Z` for a regional indicator.
  var regionalLetter: String {
    String(Unicode.Scalar(UInt8(truncatingIfNeeded: 0x41 &+ (value &- 0x1F1E6))))
  }
}
