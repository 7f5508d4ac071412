/// Draws a banner over the conversation: icon, title, subtitle, button.
struct BannerView {
  var layout: BannerLayout
  var appearance: Appearance
  /// The most rows it may take.
  var mostRows: Int
  /// Its way to or from its place; nil there.
  var slide: BannerSlide?
  /// Its keys work: the button shows it, or the icon, or the title.
  var hasFocus = false
}

extension BannerView {
  /// Rows that it is drawn with; the air goes first when there is little room.
  var rows: Int { min(max(1, mostRows), hasAir ? layout.fullRows : layout.lines.count) }

  var hasAir: Bool { mostRows >= layout.fullRows + 2 }
}
