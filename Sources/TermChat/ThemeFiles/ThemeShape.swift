/// What a value of a theme file must look like.
enum ThemeShape: Hashable, Sendable {
  case number(ClosedRange<Double>)
  case text(most: Int)
  /// A picture's file name or a sign.
  case image
  case color
  case colors
  case style
  /// A text of so many columns.
  case sign(ClosedRange<Int>)
  /// One to sixteen signs of one column.
  case signs
  /// The name of a frame, or three lines of three characters.
  case bubble
  case choice([String])
  case day
}

extension ThemeShape {
  /// The value; nil, with a problem, where it is of no use.
  func read(_ json: JSON, _ problems: inout ThemeProblems) -> ThemeValue? {
    switch self {
    case .number(let range): Self.number(json, in: range, &problems)
    case .color: Self.color(json, &problems).map(ThemeValue.color)
    case .colors: colors(json, &problems)
    case .style: StylePatch(json, &problems).map(ThemeValue.style)
    case .signs: signs(json, &problems)
    case .bubble: bubble(json, &problems)
    default: words(json, &problems)
    }
  }

  /// What findings call it.
  var expected: String {
    switch self {
    case .number(let range):
      "a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
    case .text(let most): "a string of at most \(most) bytes"
    case .image: "a file's name or a sign"
    case .color: ThemeColor.expected
    case .colors: "an array of at most \(Self.mostColors) colours"
    case .style: "a colour or an object with \(StylePatch.keys.joined(separator: ", "))"
    case .sign(1...1): "a character of 1 column"
    case .sign(let columns): "a text of \(columns.lowerBound) to \(columns.upperBound) columns"
    case .signs: "an array of 1 to \(Self.mostSigns) characters of 1 column"
    case .bubble: "a frame's name or three strings of three characters of 1 column"
    case .choice(let names): names.listed()
    case .day: "a text with %A, %a, %b, %d, %e, %m, %Y, %y or %%"
    }
  }

  static let mostColors = 64
  static let mostSigns = 16
  static let mostBytes = 256

  static func text(_ number: Double) -> String { JSON.number(number).text }
}

extension ThemeShape {
  /// Numbers in quotes, true and false count as Message-Banner counts them.
  private static func number(
    _ json: JSON, in range: ClosedRange<Double>, _ problems: inout ThemeProblems
  ) -> ThemeValue? {
    let expected = { Self.number(range).expected + ", found \(json.found)" }
    let number: Double
    switch json {
    case .number(let value): number = value
    case .bool(let value): number = value ? 1 : 0
    case .string(let text):
      guard text.utf8.count <= mostBytes, let value = Double(text), value.isFinite else {
        problems.report("expected \(expected())")
        return nil
      }
      number = value
    default:
      problems.report("expected \(expected())")
      return nil
    }
    let clamped = min(range.upperBound, max(range.lowerBound, number))
    if clamped != number {
      problems.report("expected \(expected()); \(text(clamped)) is used")
    } else if case .number = json {
    } else {
      problems.report("\(json.excerpt) counts as the number \(text(number))", .information)
    }
    return .number(clamped)
  }

  static func color(_ json: JSON, _ problems: inout ThemeProblems) -> ThemeColor? {
    if let text = json.string {
      if let color = ThemeColor(text) { return color }
      problems.report(ThemeColor.complaint(about: text))
    } else {
      problems.report("expected \(ThemeColor.expected), found \(json.found)")
    }
    return nil
  }

  private func colors(_ json: JSON, _ problems: inout ThemeProblems) -> ThemeValue? {
    guard case .array(let values) = json, values.count <= Self.mostColors else {
      return refuse(json, &problems)
    }
    let colors = values.indices.compactMap { index in
      problems.within(index) { Self.color(values[index], &$0) }
    }
    // Without a single good one it isn't what was meant.
    return colors.isEmpty && !values.isEmpty ? nil : .colors(colors)
  }

  /// Says that `json` has another shape.
  private func refuse(_ json: JSON, _ problems: inout ThemeProblems) -> ThemeValue? {
    problems.report("expected \(expected), found \(json.found)")
    return nil
  }
}

extension ThemeShape {
  private func words(_ json: JSON, _ problems: inout ThemeProblems) -> ThemeValue? {
    guard case .string(let text) = json, text.utf8.count <= Self.mostBytes else {
      return refuse(json, &problems)
    }
    let isGood =
      switch self {
      case .sign(let columns): Self.isSign(text, columns)
      case .choice(let names): names.contains(text)
      case .day: DateFormat(text) != nil
      case .text(let most): text.utf8.count <= most
      default: true
      }
    if isGood { return .text(text) }
    if case .choice(let names) = self, let near = Nearest.name(to: text, among: names) {
      problems.report("expected \(expected), found \(json.found); did you mean \(near)?")
      return nil
    }
    return refuse(json, &problems)
  }

  private func signs(_ json: JSON, _ problems: inout ThemeProblems) -> ThemeValue? {
    guard let texts = json.texts, 1...Self.mostSigns ~= texts.count,
      texts.allSatisfy({ Self.isSign($0, 1...1) })
    else { return refuse(json, &problems) }
    return .texts(texts)
  }

  private func bubble(_ json: JSON, _ problems: inout ThemeProblems) -> ThemeValue? {
    if let text = json.string {
      let names = BubbleShape.Frame.allCases.map(\.rawValue)
      return ThemeShape.choice(names).read(.string(text), &problems)
    }
    guard let rows = json.texts, rows.count == 3, rows.allSatisfy(Self.isPatchRow) else {
      return refuse(json, &problems)
    }
    return .texts(rows)
  }

  private static func isPatchRow(_ row: String) -> Bool {
    row.utf8.count <= mostBytes && row.count == 3
      && row.allSatisfy { isSign(String($0), 1...1) }
  }

  /// Whether it is a sign to draw, and not the name of a picture.
  static func isDrawn(image: String) -> Bool {
    !image.contains { $0.isASCII && ($0.isLetter || $0.isNumber) } && isSign(image, 1...2)
  }

  static func isSign(_ text: String, _ columns: ClosedRange<Int>) -> Bool {
    guard text.utf8.count <= mostBytes else { return false }
    let filter = GlyphFilter()
    // What no terminal has a sign for is drawn as this.
    if filter.plain(text).unicodeScalars.contains("\u{FFFD}") { return false }
    let glyphs = filter.line(text)
    return columns ~= glyphs.columns && glyphs.count <= columns.upperBound
  }
}

extension JSON {
  /// The strings of an array of nothing else.
  fileprivate var texts: [String]? {
    guard case .array(let values) = self, values.count <= ThemeShape.mostSigns else { return nil }
    let texts = values.compactMap(\.string)
    return texts.count == values.count ? texts : nil
  }
}
