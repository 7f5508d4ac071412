/// Collects the lines and blocks of one colour in a row as SVG path data.
///
/// Fonts leave gaps between box-drawing characters; shapes on whole pixels close every box.
struct SVGPath {
  // Odd on both sides, so that a line of one pixel runs through the very centre.
  static let cell = (width: 9, height: 19)

  private(set) var filled = ""
  /// Arcs and diagonals, as lines of one pixel.
  private(set) var stroked = ""

  var isEmpty: Bool { filled.isEmpty && stroked.isEmpty }

  static func canDraw(_ glyph: Glyph) -> Bool {
    (0x2500...0x2590).contains(glyph.base)
      || (0x2594...0x259F).contains(glyph.base)
  }

  /// Adds the glyph of the cell whose top left corner is given.
  mutating func add(_ glyph: Glyph, x: Int, y: Int) {
    guard let scalar = Unicode.Scalar(glyph.base) else { return }
    switch scalar.value {
    case 0x256D...0x2570: addArc(scalar, x, y)
    case 0x2571...0x2573: addDiagonals(scalar, x, y)
    case 0x2580...0x259F: addBlock(scalar.value, x, y)
    default:
      if let arms = BoxArms(scalar) { addArms(arms, x, y) } else { addDashes(scalar.value, x, y) }
    }
  }

  private mutating func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    guard width > 0, height > 0 else { return }
    filled += "M\(x) \(y)h\(width)v\(height)h-\(width)z"
  }
}

extension SVGPath {
  private mutating func addArc(_ scalar: Unicode.Scalar, _ x: Int, _ y: Int) {
    let right = scalar == "╭" || scalar == "╰"
    let down = scalar == "╭" || scalar == "╮"
    let side = right ? "\(x + 9)" : "\(x)"
    let end = down ? "\(y + 19)" : "\(y)"
    stroked += "M\(side) \(y + 9).5A4.5 4.5 0 0 \(right == down ? 0 : 1) "
    stroked += "\(x + 4).5 \(down ? y + 14 : y + 5)V\(end)"
  }

  private mutating func addDiagonals(_ scalar: Unicode.Scalar, _ x: Int, _ y: Int) {
    if scalar != "╲" { stroked += "M\(x) \(y + 19)L\(x + 9) \(y)" }
    if scalar != "╱" { stroked += "M\(x) \(y)L\(x + 9) \(y + 19)" }
  }

  /// Two, three or four dashes along the cell.
  private mutating func addDashes(_ value: UInt32, _ x: Int, _ y: Int) {
    let count = value >= 0x254C ? 2 : value >= 0x2508 ? 4 : 3
    let heavy = value & 1 == 1 ? 1 : 0
    let vertical = value & 2 == 2
    let length = vertical ? 19 : 9
    for dash in 0..<count {
      let from = length * dash / count
      let size = length * (dash + 1) / count - from - (vertical ? 2 : 1)
      if vertical {
        rect(x + 4 - heavy, y + from + 1, 1 + 2 * heavy, size)
      } else {
        rect(x + from, y + 9 - heavy, size, 1 + 2 * heavy)
      }
    }
  }
}

extension SVGPath {
  private mutating func addBlock(_ value: UInt32, _ x: Int, _ y: Int) {
    let step = Int(value)
    switch value {
    case 0x2580: rect(x, y, 9, 10)
    case 0x2581...0x2588:
      let height = ((step - 0x2580) * 19 + 4) / 8
      rect(x, y + 19 - height, 9, height)
    case 0x2589...0x258F: rect(x, y, ((0x2590 - step) * 9 + 4) / 8, 19)
    case 0x2590: rect(x + 5, y, 4, 19)
    case 0x2594: rect(x, y, 9, 2)
    case 0x2595: rect(x + 8, y, 1, 19)
    default: addQuadrants(value, x, y)
    }
  }

  private mutating func addQuadrants(_ value: UInt32, _ x: Int, _ y: Int) {
    // Upper left 1, upper right 2, lower left 4, lower right 8, for U+2596 to U+259F.
    let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]
    let index = Int(value) - 0x2596
    guard quadrants.indices.contains(index) else { return }
    for (bit, column, row) in [(1, 0, 0), (2, 1, 0), (4, 0, 1), (8, 1, 1)]
    where quadrants[index] & bit != 0 {
      rect(x + 5 * column, y + 10 * row, 5 - column, 10 - row)
    }
  }
}

extension SVGPath {
  private mutating func addArms(_ arms: BoxArms, _ x: Int, _ y: Int) {
    if arms.left == .light, arms.right == .light { rect(x, y + 9, 9, 1) }
    for strip in Self.strips(arms.right, arms.up, arms.down) {
      rect(x + 4 + strip.start, y + 9 + strip.offset, 5 - strip.start, strip.width)
    }
    for strip in Self.strips(arms.left, arms.up, arms.down) {
      rect(x, y + 9 + strip.offset, 5 - strip.start, strip.width)
    }
    for strip in Self.strips(arms.down, arms.left, arms.right) {
      rect(x + 4 + strip.offset, y + 9 + strip.start, strip.width, 10 - strip.start)
    }
    for strip in Self.strips(arms.up, arms.left, arms.right) {
      rect(x + 4 + strip.offset, y, strip.width, 10 - strip.start)
    }
  }

  /// The strips of an arm: how far from the centre they start, how far aside they lie, how wide.
  ///
  /// `before` and `after` are the arms across it, on the side of negative and positive offsets.
  private static func strips(
    _ arm: BoxArms.Weight, _ before: BoxArms.Weight, _ after: BoxArms.Weight
  ) -> [(start: Int, offset: Int, width: Int)] {
    // Where a strip of a double arm meets the strips of double arms across it.
    func start(_ near: BoxArms.Weight, _ far: BoxArms.Weight) -> Int {
      near == .double ? 2 : far == .double ? -2 : 0
    }
    let across = before == .double && after == .double ? 2 : 0
    let heavy = before == .heavy || after == .heavy ? -1 : 0
    return switch arm {
    case .none: []
    case .light: [(across, 0, 1)]
    case .heavy: [(min(-1, heavy), -1, 3)]
    case .double: [(start(before, after), -2, 1), (start(after, before), 2, 1)]
    }
  }
}
