@testable import TermChat

extension Page {
  /// The page of `all` that a source which has all of it answers with; `id`: the outermost one known.
  init(answering edge: Edge, from id: String?, limit: Int, of all: [Message]) {
    let place = all.firstIndex { $0.id == id }
    let range =
      switch edge {
      case .older: max(0, (place ?? all.count) - limit)..<(place ?? all.count)
      case .newer: ((place ?? -1) + 1)..<min(all.count, (place ?? -1) + 1 + limit)
      case .around: max(0, (place ?? 0) - limit / 2)..<min(all.count, (place ?? 0) + limit / 2)
      }
    let more =
      switch edge {
      case .older: range.lowerBound > 0
      case .newer: range.upperBound < all.count
      case .around: range.count < all.count
      }
    self.init(edge, Array(all[range]), more: more)
  }
}
