/// Makes of a style what a terminal with few colours can show.
///
/// Each colour becomes the one that looks most like it. Where that changes the colours on a
/// background, text on it keeps a contrast of at least 4.5:1 if there is such a colour, and two
/// foregrounds that the design sets apart there stay two as long as there are colours. On the
/// terminal's own background, which nobody knows for sure, colours are the nearest ones. A style
/// costs some 10 µs once, then a look-up.
public struct ColorReducer: Sendable {
  public let depth: ColorDepth
  private var known: [Style: Style] = [:]
  private var taken: [Color: [Choice]] = [:]

  private struct Choice {
    var wanted: Color
    var shown: Int
  }

  public init(_ depth: ColorDepth) { self.depth = depth }

  /// The style in colours that there are.
  public mutating func shown(_ style: Style) -> Style {
    switch depth {
    case .rgb: return style
    case .none: return Style.plain.with(style.attributes)
    default: break
    }
    if let known = known[style] { return known }
    // Peers may bring colours without end.
    if known.count >= Self.mostKnown { self = ColorReducer(depth) }
    let shown = reduced(style)
    known[style] = shown
    return shown
  }

  private static let mostKnown = 4_096
  /// WCAG 2.2's ratio for text (1.4.3), and the one for large text and signs.
  private static let readable = 4.5
  private static let visible = 3.0
}

extension ColorReducer {
  private mutating func reduced(_ style: Style) -> Style {
    guard style.background != .terminal else {
      return onTerminal(style)
    }
    var shown = style
    let ground = groundIndex(style.background)
    shown.background = color(ground)
    guard style.foreground != .terminal else { return shown }
    let choice = choice(for: style, on: ground)
    shown.foreground = color(choice)
    return shown
  }

  /// One foreground on one background is always the same, whatever its attributes.
  private mutating func choice(for style: Style, on ground: Int) -> Int {
    let choices = taken[style.background, default: []]
    if let known = choices.first(where: { $0.wanted == style.foreground }) { return known.shown }
    let others = choices.map(\.shown)
    let text = index(style.foreground)
    let isExact = isSame(style.background, ground) && isSame(style.foreground, text)
    let choice =
      isExact && !others.contains(text) ? text : best(for: style, on: ground, except: others)
    taken[style.background, default: []].append(Choice(wanted: style.foreground, shown: choice))
    return choice
  }

  /// Nobody knows how the user's own background looks: a grey that few colours would make black or
  /// white on it becomes the terminal's own text, dim.
  private func onTerminal(_ style: Style) -> Style {
    guard style.foreground != .terminal else { return style }
    var shown = style
    let text = index(style.foreground)
    let isExtreme = [0, 7, 15].contains(text) && depth < .palette
    if isExtreme, case .rgb(let value) = style.foreground.value, Oklab(value).isDull {
      shown.foreground = .terminal
      return Self.isMiddle(value) ? shown.with(.dim) : shown
    }
    shown.foreground = color(isTooDark(text, for: style.foreground) ? brightBlue : text)
    return shown
  }

  /// The dark blue of most palettes can't be read on black.
  private func isTooDark(_ index: Int, for color: Color) -> Bool {
    index == Self.darkBlue && depth < .palette && Oklab(rgb(color)).lightness > Self.middle
  }

  private static let darkBlue = 4
  private static let middle = 0.5
  /// Eight colours have none; cyan is nearest.
  private var brightBlue: Int { depth == .eight ? 6 : 12 }

  private static func isMiddle(_ rgb: UInt32) -> Bool { 0.03..<0.6 ~= Luminance.of(rgb) }
}

extension ColorReducer {
  /// The colour most like the wanted one that is legible and doesn't stand for another one here.
  private func best(for style: Style, on ground: Int, except others: [Int]) -> Int {
    let back = Palette.colors[ground]
    let look = Oklab(rgb(style.foreground))
    let free = indices.filter { !others.contains($0) }
      .map { (index: $0, contrast: Luminance.contrast(Palette.colors[$0], back)) }
    for least in [Self.readable, Self.visible] {
      let nearest = free.filter { $0.contrast >= least }
        .min { distance($0.index, look) < distance($1.index, look) }
      if let nearest { return nearest.index }
    }
    return indices.max {
      Luminance.contrast(Palette.colors[$0], back) < Luminance.contrast(Palette.colors[$1], back)
    } ?? 0
  }

  private func distance(_ index: Int, _ look: Oklab) -> Double {
    let shown = Palette.look(index)
    guard depth < .palette else { return shown.distance(to: look) }
    // A grey stands for a colour only where no colour can be read.
    let isOther = shown.isGray != look.isDull
    return shown.distanceByHue(to: look) + (isOther ? Self.otherClass : 0)
  }

  // More than any two colours are apart.
  private static let otherClass = 4.0

  /// The first 16 colours are the user's own, so they are chosen only where there are no others.
  private var indices: Range<Int> { depth == .palette ? 16..<256 : 0..<depth.rawValue }

  private func index(_ color: Color) -> Int {
    if case .palette(let index) = color.value {
      if Int(index) < depth.rawValue { return Int(index) }
      if index < 16 { return Int(index) - 8 }
    }
    return Palette.nearest(to: rgb(color), in: indices)
  }

  /// As `index`, but a grey near black or white is that: on the middle one nothing is read well.
  private func groundIndex(_ color: Color) -> Int {
    guard depth < .palette, case .rgb(let value) = color.value else { return index(color) }
    let look = Oklab(value)
    if look.isDull, look.lightness < Self.nearBlack { return 0 }
    if look.isDull, look.lightness > Self.nearWhite { return indices.upperBound - 1 }
    return index(color)
  }

  private static let nearBlack = 0.36
  private static let nearWhite = 0.94

  private func isSame(_ wanted: Color, _ index: Int) -> Bool {
    switch wanted.value {
    case .palette(let own): Int(own) == index
    default: rgb(wanted) == Palette.colors[index]
    }
  }

  private func rgb(_ color: Color) -> UInt32 { color.usual ?? 0 }

  private func color(_ index: Int) -> Color { .palette(UInt8(clamping: index)) }
}
