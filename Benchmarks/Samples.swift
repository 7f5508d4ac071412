/// Numbers measured again and again.
struct Samples {
  private let sorted: [Double]

  init(_ values: [Double]) { sorted = values.sorted() }

  var isEmpty: Bool { sorted.isEmpty }
  var count: Int { sorted.count }
  var median: Double { quantile(0.5) }
  var p99: Double { quantile(0.99) }
  var most: Double { sorted.last ?? .nan }

  private func quantile(_ share: Double) -> Double {
    sorted.isEmpty ? .nan : sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }
}

/// Responses to the same work.
struct Responses {
  let milliseconds: Samples
  let bytes: Samples

  init(_ responses: [Response?]) {
    let drawn = responses.compactMap(\.self)
    milliseconds = Samples(drawn.map(\.milliseconds))
    bytes = Samples(drawn.map { Double($0.bytes) })
  }
}
