import Testing

@testable import TermChat

@Suite("Coordinates")
struct CoordinatesTests {
  @Test(
    "are signed degrees to five digits",
    arguments: [
      (52.52, 13.405, "52.52000, 13.40500"), (-0.000001, 0.000006, "0.00000, 0.00001"),
      (-90, -180, "-90.00000, -180.00000"), (-0.5, 179.999999, "-0.50000, 180.00000"),
      (.nan, .infinity, "?, ?"), (4000, -1e300, "4000.00000, ?"),
    ] as [(Double, Double, String)])
  func text(latitude: Double, longitude: Double, text: String) {
    let place = Coordinates(latitude: latitude, longitude: longitude)
    #expect(place.text(within: 40) == text)
  }

  @Test("give up digits where there is no room")
  func narrow() {
    let place = Coordinates(latitude: 52.52, longitude: -113.405)
    #expect(place.text(within: 20) == "52.52000, -113.40500")
    #expect(place.text(within: 10) == "52.52000\n-113.40500")
    #expect(place.text(within: 8) == "52.52\n-113.41")
  }

  @Test("have a map where there is such a place")
  func maps() {
    #expect(
      Coordinates(latitude: 1, longitude: -2).map
        == "https://www.openstreetmap.org/?mlat=1.00000&mlon=-2.00000")
    #expect(Coordinates(latitude: 91, longitude: 0).map == nil)
    #expect(Coordinates(latitude: 0, longitude: .nan).map == nil)
  }
}
