/// The detectors a text is looked through with.
///
/// Costs one pass over the bytes where there is nothing to find, and time in proportion to the
/// text otherwise, whatever is in it.
public struct DetectorSet: Sendable {
  public var detectors: [Detector]

  public init(_ detectors: [Detector]) { self.detectors = detectors }

  /// Links, e-mail addresses, dates, telephone numbers, mentions and hashtags.
  public static let standard = DetectorSet([.url, .email, .date, .phone, .mention, .hashtag])
  public static let none = DetectorSet([])

  /// What is found, in the order of the text, nothing in two finds at once.
  ///
  /// Of finds that overlap the longest stays; of the same length a custom one, then by kind: link,
  /// e-mail address, date, telephone number, mention, hashtag. Every range holds whole characters.
  public func detections(in text: String) -> [Detection] {
    if detectors.isEmpty { return [] }
    let signs = Signs(in: text)
    let able = detectors.filter { $0.canFind(in: signs) }
    if able.isEmpty { return [] }
    let scanned = ScannedText(text)
    var finds: [Find] = []
    for detector in able {
      for range in detector.finds(in: scanned) {
        if let find = Find(range, by: detector, in: scanned) { finds.append(find) }
      }
    }
    return finds.withoutOverlaps(in: scanned.bytes.count).map(scanned.detection)
  }
}
