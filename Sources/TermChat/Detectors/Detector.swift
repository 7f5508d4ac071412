/// Finds one kind of thing in a text.
public struct Detector: Sendable {
  enum Search: Sendable {
    /// Reads the UTF-8 once; looked for only where one of the signs is.
    case scan(Signs, @Sendable (ScannedText) -> [Range<Int>])
    case find(@Sendable (String) -> [Range<String.Index>])
  }

  public let kind: Detection.Kind
  let search: Search

  /// A detector of your own: `find` gives ranges of the text it gets, in any order.
  public init(
    _ kind: Detection.Kind, find: @escaping @Sendable (String) -> [Range<String.Index>]
  ) {
    self.kind = kind
    search = .find(find)
  }

  init(
    _ kind: Detection.Kind, at signs: Signs,
    scan: @escaping @Sendable (ScannedText) -> [Range<Int>]
  ) {
    self.kind = kind
    search = .scan(signs, scan)
  }
}

extension Detector {
  /// What this detector alone finds, in the order of the text.
  public func ranges(in text: String) -> [Range<String.Index>] {
    DetectorSet([self]).detections(in: text).map(\.range)
  }

  func canFind(in signs: Signs) -> Bool {
    switch search {
    case .scan(let own, _): !own.isDisjoint(with: signs)
    case .find: true
    }
  }

  /// Offsets into the text's UTF-8.
  func finds(in scanned: ScannedText) -> [Range<Int>] {
    switch search {
    case .scan(_, let scan): scan(scanned)
    case .find(let find): find(scanned.text).compactMap(scanned.offsets)
    }
  }
}
