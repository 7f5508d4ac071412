import TestSupport

/// Theme files whose colours are easy to find in what a terminal was sent.
enum ThemeFile {
  static let red = banners("#FF0000")
  static let blue = banners("#0000FF")

  /// How a terminal of 256 colours is told of the background.
  static let redCell = "48;5;196"
  static let blueCell = "48;5;21"

  /// A theme whose banners of mistakes and warnings have this background.
  static func banners(_ color: String) -> String {
    let design = #"{"backgroundColor": "\#(color)", "backgroundAlpha": 1.0}"#
    return #"{"Error": \#(design), "Warning": \#(design)}"#
  }

  /// A banner that stays.
  static let banner = #"{"type": "banner", "kind": "error", "title": "Fire", "duration": -1}"#
}

extension Home {
  /// Writes a file below the user's `termchat` folder of configuration; its path.
  @discardableResult
  func configure(_ name: String, _ text: String) -> String {
    _ = shell("mkdir -p \(path)/config/termchat/themes")
    return file("config/termchat/" + name, text.utf8)
  }
}
