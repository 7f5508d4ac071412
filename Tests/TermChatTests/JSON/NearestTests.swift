import Testing

@testable import TermChat

/// The name that was meant.
struct NearestTests {
  @Test(arguments: [
    ("titletextcolor", "titleTextColor"), ("titleTextColour", "titleTextColor"),
    ("backgroudColor", "backgroundColor"), ("bakcgroundColor", "backgroundColor"),
    ("blurradius", "blurRadius"), ("x", nil), ("", nil), ("somethingElse", nil),
  ])
  func `A name with a few changes is found`(_ typed: String, _ wanted: String?) {
    #expect(Nearest.name(to: typed, among: BannerProperty.all.map(\.key)) == wanted)
  }

  @Test func `Case comes before letters`() {
    #expect(Nearest.name(to: "ERROR", among: ["Errors", "Error"]) == "Error")
  }
}
