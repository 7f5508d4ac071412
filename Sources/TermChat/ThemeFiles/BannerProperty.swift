/// A property of Message-Banner's design files, the same in the sections of all four kinds.
struct BannerProperty: Sendable {
  /// Puts a value into a design on a screen whose own colour is `ground` (`0xRRGGBB`).
  typealias Putting =
    @Sendable (_ value: ThemeValue, _ design: inout BannerDesign, _ ground: UInt32) -> Void

  let key: String
  let shape: ThemeShape
  let help: String
  /// What Message-Banner's README documents for a file that leaves it out.
  let standard: @Sendable () -> String
  let put: Putting

  init(
    key: String, shape: ThemeShape, help: String,
    standard: @autoclosure @escaping @Sendable () -> String, put: @escaping Putting
  ) {
    self.key = key
    self.shape = shape
    self.help = help
    self.standard = standard
    self.put = put
  }
}

extension BannerProperty {
  typealias Place<Value> = ThemePlace<BannerDesign, Value>

  /// A number, without effect on a terminal when there is no help.
  static func number(
    _ key: String, _ range: ClosedRange<Double>, _ change: @escaping Place<Double>.Change,
    _ help: String = noEffect
  ) -> BannerProperty {
    let place = Place(change)
    return BannerProperty(
      key: key, shape: .number(range), help: help, standard: number(at: place)
    ) { value, design, _ in
      if let number = value.number { place.put(number, in: &design) }
    }
  }

  /// An alpha; that of the colour before it counts as well.
  static func alpha(
    _ key: String, _ change: @escaping Place<Double>.Change, _ help: String = noEffect
  ) -> BannerProperty {
    let place = Place(change)
    return BannerProperty(
      key: key, shape: .number(0...1), help: help, standard: number(at: place)
    ) { value, design, _ in
      if let number = value.number { place.change(&design) { $0 *= number } }
    }
  }

  /// A colour with an alpha beside it, to which its own goes.
  static func color(
    _ key: String, _ change: @escaping Place<Color>.Change,
    alpha: @escaping Place<Double>.Change, _ help: String = noEffect
  ) -> BannerProperty {
    let place = Place(change)
    return BannerProperty(
      key: key, shape: .color, help: help, standard: color(at: place)
    ) { value, design, _ in
      guard let color = value.color else { return }
      place.put(color.color, in: &design)
      Place(alpha).put(color.opacity, in: &design)
    }
  }

  /// The colour of a text, which lies over a background with its alpha.
  static func color(
    _ key: String, _ change: @escaping Place<Color>.Change,
    on background: @escaping @Sendable (BannerDesign) -> Color, _ help: String
  ) -> BannerProperty {
    let place = Place(change)
    return BannerProperty(
      key: key, shape: .color, help: help, standard: color(at: place)
    ) { value, design, ground in
      guard let color = value.color else { return }
      place.put(color.over(background(design).rgb ?? ground), in: &design)
    }
  }

  /// A picture; the empty name is none.
  static func image(
    _ key: String, _ change: @escaping Place<String?>.Change, _ help: String = noEffect
  ) -> BannerProperty {
    let place = Place(change)
    return BannerProperty(key: key, shape: .image, help: help, standard: "none") {
      value, design, _ in
      if let name = value.text { place.put(name, in: &design) }
    }
  }

  private static func number(at place: Place<Double>) -> String {
    ThemeShape.text(place.value(in: BannerDesign(), initial: 0))
  }

  private static func color(at place: Place<Color>) -> String {
    place.value(in: BannerDesign(), initial: .terminal).code
  }

  static let noEffect = "Accepted, no effect on a terminal."
}

extension Color {
  /// As theme files write it; "" for a colour of the terminal's.
  var code: String {
    if case .rgb(let value) = value { Color.hex(value).uppercased() } else { "" }
  }
}
