extension Banner {
  // No screen shows more of a text.
  private static let mostBytes = 16_384

  /// The same with texts no longer than can be shown: a queue of them takes little memory.
  var cut: Banner {
    var banner = self
    banner.title = title.start(ofBytes: Self.mostBytes)
    banner.subtitle = subtitle?.start(ofBytes: Self.mostBytes)
    banner.icon = icon?.start(ofBytes: Self.mostBytes)
    banner.button = button?.start(ofBytes: Self.mostBytes)
    return banner
  }
}
