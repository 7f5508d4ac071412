/// A design file of TSMessages, on whose idea Message-Banner was built.
struct ForeignDesign {
  /// The first section that shows it.
  let key: String

  /// Nil for anything else.
  init?(_ members: [JSON.Member]) {
    guard let first = members.first(where: Self.isForeign) else { return nil }
    key = first.key
  }

  /// Whether the finding about the whole file has said all of this section.
  func covers(_ member: JSON.Member) -> Bool { Self.kinds.contains(member.key) }

  var advice: String {
    let renamed = Self.shown.compactMap { old in
      FormerKey.names[old].map { "\(old) → \($0)" }
    }
    return "a design of TSMessages; write the kinds as Error, Warning, Message, Success, and "
      + renamed.joined(separator: ", ")
  }

  private static let kinds = ["error", "warning", "message", "success"]
  private static let shown = ["textColor", "contentTextColor", "borderColor", "imageName"]

  private static func isForeign(_ member: JSON.Member) -> Bool {
    kinds.contains(member.key)
      && member.value.members.contains { FormerKey.names[$0.key] != nil }
  }
}

/// Keys of other times and other libraries.
enum FormerKey {
  /// By TSMessages' keys, Message-Banner's.
  static let names = [
    "textColor": "titleTextColor", "contentTextColor": "subtitleTextColor",
    "borderColor": "buttonBorderColor", "borderHeight": "buttonBorderSize",
    "imageName": "defaultImageForType", "titleFontSize": "titleTextSize",
    "contentFontSize": "subtitleTextSize", "shadowColor": "titleTextShadowColor",
    "shadowOffsetX": "titleTextShadowOffsetX", "shadowOffsetY": "titleTextShadowOffsetY",
    "backgroundImage": "backgroundImageName",
    "buttonBackgroundImageName": "buttonBackgroundImage",
  ]

  /// What to write in the place of a former key in a section of banners.
  static func advice(on key: String, in section: String) -> String? {
    guard ThemeTable.kinds.contains(section) else { return nil }
    if key == "blurOption" { return "it is blurRadius now, a number: 0 for false, 20 for true" }
    return names[key].map { "did you mean \($0)?" }
  }
}
