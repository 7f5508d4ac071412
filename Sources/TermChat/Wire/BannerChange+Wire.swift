extension BannerChange {
  /// In recordings only: replays pass over it, as over all that begins with `x-`.
  static let wireType = "x-banner"

  var wireFields: WireFields {
    [
      ("stage", .string(stage.rawValue)), ("id", banner.id.map(JSON.string)),
      ("title", .string(banner.title)), ("at", .time(at)),
    ]
  }
}
