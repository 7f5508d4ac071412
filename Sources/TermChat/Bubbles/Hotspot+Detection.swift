extension Hotspot.Action {
  /// Links open; the other side is told of the rest.
  public init(_ detection: Detection) {
    self =
      switch detection.kind {
      case .url, .email: .open(detection.value)
      case .phone: .press(what: "phone", value: detection.value)
      case .date: .press(what: "date", value: detection.value)
      case .mention: .press(what: "mention", value: detection.value)
      case .hashtag: .press(what: "hashtag", value: detection.value)
      case .custom(let name): .press(what: name, value: detection.value)
      }
  }
}
