// NFC isn't public in Swift's standard library; String's own comparison is built on this property,
// and Foundation, the only other door, costs a table of 30 MB at start.
@_spi(_Unicode) import Swift

/// Takes what `TextReader` reads.
protocol TextSink {
  mutating func newline()
  mutating func tab()
  /// A scalar that is a glyph by itself.
  mutating func simple(_ scalar: Unicode.Scalar, columns: UInt8)
  mutating func cluster(_ cluster: Cluster)
}

/// Reads text from outside once, from the left, as lines of safe scalars and clusters.
struct TextReader<Sink: TextSink> {
  private(set) var sink: Sink
  // A simple scalar waits for the next one, which may be a mark on it.
  private var held: Unicode.Scalar?
  private var pending: [Unicode.Scalar] = []

  init(_ sink: Sink) { self.sink = sink }

  mutating func read(_ text: String) {
    var afterReturn = false
    for scalar in text.unicodeScalars {
      if scalar.simpleColumns > 0 {
        finish()
        held = scalar
      } else if scalar.isLineEnd {
        if scalar != "\n" || !afterReturn { endLine() }
      } else if scalar == "\t" {
        finish()
        sink.tab()
      } else {
        hold(scalar)
      }
      afterReturn = scalar == "\r"
    }
    finish()
  }
}

extension TextReader {
  private mutating func endLine() {
    finish()
    sink.newline()
  }

  private mutating func hold(_ scalar: Unicode.Scalar) {
    if let held { pending.append(held) }
    held = nil
    pending.append(scalar)
  }

  @inline(__always)
  private mutating func finish() {
    if let held {
      sink.simple(held, columns: held.simpleColumns)
      self.held = nil
    } else if !pending.isEmpty {
      finishPending()
    }
  }

  private mutating func finishPending() {
    var clusters = ClusterReader(composed(safeScalars()))
    pending.removeAll(keepingCapacity: true)
    while let cluster = clusters.next() { sink.cluster(cluster) }
  }

  /// What is dropped goes before normalisation: what then stands side by side composes at once.
  private func safeScalars() -> [Unicode.Scalar] {
    var safe: [Unicode.Scalar] = []
    safe.reserveCapacity(pending.count)
    var starter: Unicode.Scalar?
    var marks = 0
    for (index, scalar) in pending.enumerated() {
      let next = index + 1 < pending.count ? pending[index + 1] : nil
      guard let scalar = scalar.safe(after: safe.last, starter: starter, before: next) else {
        continue
      }
      let starts = scalar.isComposed || scalar.properties.canonicalCombiningClass == .notReordered
      marks = starts ? 0 : marks + 1
      if starts { starter = scalar }
      // Unicode's stream-safe limit; normalisation sorts marks in quadratic time.
      if marks <= 30 { safe.append(scalar) }
    }
    return safe
  }

  private func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    if scalars.allSatisfy(\.isComposed) { return scalars }
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar) }
    return Array(String(text)._nfc)
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEnd: Bool {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
