/// A place on earth, in degrees.
public struct Location: MessageKind {
  public var latitude: Double
  public var longitude: Double
  public var place: String?
  public var name: String { "location" }
  public var text: String { place ?? "\(latitude), \(longitude)" }

  public init(latitude: Double, longitude: Double, place: String? = nil) {
    self.latitude = latitude
    self.longitude = longitude
    self.place = place
  }
}
