import CNCurses
import TermChat

/// What ncurses calls each style: attributes and a colour pair.
struct Renditions {
  struct Rendition {
    var attributes: attr_t
    var pair: Int32
  }

  private let mapping: ColorMapping
  private var reducer: ColorReducer
  private let pairLimit: Int
  private var known: [Style: Rendition] = [:]
  private var pairs: Set<Int32> = []
  private var last: (style: Style, rendition: Rendition)
  /// Whether colours were left out because ncurses had no pairs left.
  private(set) var isFull = false

  init(mapping: ColorMapping, pairLimit: Int) {
    self.mapping = mapping
    reducer = ColorReducer(mapping.depth)
    self.pairLimit = pairLimit
    last = (.plain, Rendition(attributes: 0, pair: 0))
    known.reserveCapacity(64)
  }

  mutating func rendition(of style: Style) -> Rendition {
    if style == last.style { return last.rendition }
    let rendition = known[style] ?? make(style)
    last = (style, rendition)
    return rendition
  }

  /// Colours stand for others here, by what was on screen before.
  var isReduced: Bool { mapping.depth < .rgb && mapping.depth > .none }

  /// Forgets every pair; what is on screen has to be drawn again.
  mutating func reset() {
    reset_color_pairs()
    self = Renditions(mapping: mapping, pairLimit: pairLimit)
  }

  private mutating func make(_ style: Style) -> Rendition {
    let shown = reducer.shown(style)
    let rendition = Rendition(attributes: attributes(shown.attributes), pair: pair(shown))
    known[style] = rendition
    return rendition
  }

  private mutating func pair(_ style: Style) -> Int32 {
    let foreground = mapping.number(style.foreground)
    let background = mapping.number(style.background)
    if foreground == ColorMapping.terminal, background == ColorMapping.terminal { return 0 }
    // ncurses would take a pair away that is still on screen.
    guard pairs.count < pairLimit - 2 else {
      isFull = true
      return 0
    }
    let pair = alloc_pair(Int32(foreground), Int32(background))
    guard pair > 0 else { return 0 }
    pairs.insert(pair)
    return pair
  }

  private func attributes(_ attributes: Style.Attributes) -> attr_t {
    var result: attr_t = 0
    if attributes.contains(.bold) { result |= termchat_bold }
    if attributes.contains(.dim) { result |= termchat_dim }
    if attributes.contains(.italic) { result |= termchat_italic }
    // ncurses has no strikethrough.
    if attributes.contains(.underline) || attributes.contains(.strikethrough) {
      result |= termchat_underline
    }
    if attributes.contains(.reverse) { result |= termchat_reverse }
    return result
  }
}
