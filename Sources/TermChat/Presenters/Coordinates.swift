/// A place in signed decimal degrees, north and east positive.
struct Coordinates: Hashable {
  let latitude: Double
  let longitude: Double

  /// There is such a place on earth.
  var exists: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }

  /// In `columns` where that is possible: on one line to five digits, which is about a metre;
  /// else on two; else to two digits.
  func text(within columns: Int) -> String {
    let (north, east) = (Self.degrees(latitude, digits: 5), Self.degrees(longitude, digits: 5))
    let line = "\(north), \(east)"
    if line.utf8.count <= columns { return line }
    if max(north.utf8.count, east.utf8.count) <= columns { return "\(north)\n\(east)" }
    return "\(Self.degrees(latitude, digits: 2))\n\(Self.degrees(longitude, digits: 2))"
  }

  /// Where a map of it is; nil for a place that doesn't exist.
  var map: String? {
    guard exists else { return nil }
    let (north, east) = (Self.degrees(latitude, digits: 5), Self.degrees(longitude, digits: 5))
    return "https://www.openstreetmap.org/?mlat=\(north)&mlon=\(east)"
  }
}

extension Coordinates {
  private static func degrees(_ value: Double, digits: Int) -> String {
    guard abs(value) < 1e9 else { return "?" }
    let scale: Int64 = digits == 5 ? 100_000 : 100
    let parts = Int64(abs(value) * Double(scale) + 0.5)
    let sign = value < 0 && parts > 0 ? "-" : ""
    return "\(sign)\(parts / scale).\((parts % scale).digits(digits))"
  }
}
