/// A place in signed decimal degrees, north and east positive, to five digits: about a metre.
struct Coordinates: Hashable {
  let latitude: String
  let longitude: String
  /// There is such a place on earth.
  let exists: Bool

  init(_ latitude: Double, _ longitude: Double) {
    self.latitude = Self.degrees(latitude)
    self.longitude = Self.degrees(longitude)
    exists = abs(latitude) <= 90 && abs(longitude) <= 180
  }

  var text: String { "\(latitude), \(longitude)" }

  /// Where a map of it is; nil for a place that doesn't exist.
  var map: String? {
    exists ? "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)" : nil
  }

  private static func degrees(_ value: Double) -> String {
    guard abs(value) < 1e9 else { return "?" }
    let parts = Int64(abs(value) * 100_000 + 0.5)
    let sign = value < 0 && parts > 0 ? "-" : ""
    return "\(sign)\(parts / 100_000).\((parts % 100_000).digits(5))"
  }
}
