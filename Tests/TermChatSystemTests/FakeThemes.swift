import TermChat
import TermChatSystem
import TestSupport

/// A user's themes, and a reader that takes every object for a theme.
struct FakeThemes {
  let home = TemporaryDirectory()
  let folder: String

  init() {
    folder = UserDirectory.config.make(in: ["HOME": home.path], subdirectory: "themes") ?? ""
  }

  /// A theme's summary is its key `summary`; `wrong` is an unknown key, `image` names a picture.
  var library: ThemeLibrary {
    ThemeLibrary(environment: ["HOME": home.path], base: home.path) { name, file, bytes, hasImage in
      var reading = ThemeReading()
      let find = { (severity, key, message) in
        reading.findings.append(
          ThemeFinding(severity, file: file, line: 1, column: 2, key: key, message))
      }
      guard let json = JSON.read(bytes[...]).value, case .object = json else {
        find(.error, "", "no theme")
        return reading
      }
      if json["wrong"] != nil { find(.error, "wrong", "unknown") }
      if json["worse"] != nil { find(.error, "worse", "unknown") }
      if let image = json["image"]?.string, !hasImage(image) {
        find(.information, "image", "not beside the file")
      }
      reading.design = json
      reading.family = ThemeFamily(
        name: name, summary: json["summary"]?.string ?? "", dark: .standard, light: .standard)
      return reading
    }
  }

  /// Writes a file into the user's folder of themes; its path.
  @discardableResult
  func write(_ name: String, _ text: String) -> String {
    home.file(".config/termchat/themes/" + name, text.utf8)
  }

  func find(_ reference: ThemeReference) -> FoundTheme? { try? library.find(reference) }
}

extension ThemeReference {
  /// The design that a text of JSON is.
  static func design(_ name: String, _ text: String) -> ThemeReference {
    .design(name: name, JSON.read(Array(text.utf8)[...]).value ?? .null)
  }
}
