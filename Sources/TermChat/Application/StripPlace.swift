/// How the row of files above the field was scrolled; more or fewer files end it.
struct StripPlace: Hashable, Sendable {
  var first: Int
  var count: Int
}
