@testable import TermChat

extension ThemeReading {
  init(_ text: String, hasImage: (String) -> Bool = { _ in false }) {
    self = ThemeReader(name: "test", file: "t.json").read(Array(text.utf8), hasImage: hasImage)
  }

  /// The findings as lines, without the file's name.
  var lines: [String] { findings.map { String($0.description.dropFirst("t.json:".count)) } }

  /// The look on dark terminals; the default one where there is no theme.
  var theme: Theme { family?.dark ?? .standard }
}
