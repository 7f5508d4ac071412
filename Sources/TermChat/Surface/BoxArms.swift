/// How heavy each arm of a box-drawing character is.
struct BoxArms {
  enum Weight: UInt8 {
    case none
    case light
    case heavy
    case double
  }

  let left: Weight
  let up: Weight
  let right: Weight
  let down: Weight

  /// Nil for what isn't made of arms: arcs, diagonals, dashes and everything else.
  init?(_ scalar: Unicode.Scalar) {
    guard (0x2500...0x257F).contains(scalar.value), !Self.isOther(scalar) else { return nil }
    let first = Int(scalar.value - 0x2500) * 5
    func weight(_ side: Int) -> Weight { Weight(rawValue: Self.table[first + side] & 3) ?? .none }
    (left, up, right, down) = (weight(0), weight(1), weight(2), weight(3))
  }

  private static func isOther(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2504...0x250B, 0x254C...0x254F, 0x256D...0x2573: true
    default: false
    }
  }

  // Printed by `scripts/box-arms.py`: left, up, right, down of U+2500 to U+257F, then a space.
  private static let table = Array(
    """
    1010 2020 0101 0202 1010 2020 0101 0202 \
    1010 2020 0101 0202 0011 0021 0012 0022 \
    1001 2001 1002 2002 0110 0120 0210 0220 \
    1100 2100 1200 2200 0111 0121 0211 0112 \
    0212 0221 0122 0222 1101 2101 1201 1102 \
    1202 2201 2102 2202 1011 2011 1021 2021 \
    1012 2012 1022 2022 1110 2110 1120 2120 \
    1210 2210 1220 2220 1111 2111 1121 2121 \
    1211 1112 1212 2211 1221 2112 1122 2221 \
    2122 2212 1222 2222 1010 2020 0101 0202 \
    3030 0303 0031 0013 0033 3001 1003 3003 \
    0130 0310 0330 3100 1300 3300 0131 0313 \
    0333 3101 1303 3303 3031 1013 3033 3130 \
    1310 3330 3131 1313 3333 0011 1001 1100 \
    0110 0000 0000 0000 1000 0100 0010 0001 \
    2000 0200 0020 0002 1010 0101 2020 0202 \

    """.utf8)
}
