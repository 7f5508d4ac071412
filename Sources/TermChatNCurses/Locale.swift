import CNCurses
import Glibc
import TermChat

/// What libc makes of text in the user's locale.
struct Locale: Sendable {
  let isUTF8: Bool
  /// The newest version of Unicode whose widths libc knows.
  let unicodeVersion: Int

  /// Sets the process's locale for characters.
  init(_ environment: [String: String]) {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let wanted = name ?? "C"
    // A locale set on another machine is often not installed here; its encoding still holds.
    if setlocale(LC_CTYPE, wanted) == nil {
      let encoding = wanted.lowercased()
      let isUTF8 = encoding.contains("utf-8") || encoding.contains("utf8")
      setlocale(LC_CTYPE, isUTF8 ? "C.UTF-8" : "C")
    }
    // nl_langinfo always answers with a string that ends in 0.
    isUTF8 = String(cString: termchat_codeset()) == "UTF-8"
    unicodeVersion = Self.newestUnicode()
  }
}

extension Locale {
  /// What ncurses and libc agree on; what a terminal joins beyond that would have to be asked.
  var forms: GlyphForms {
    var forms = GlyphForms.basic
    forms.ascii = !isUTF8
    forms.unicode = unicodeVersion
    return forms
  }

  // One character new in each version, with two columns.
  private static let firsts: [(version: Int, character: wchar_t)] = [
    (17, 0x1FAEA), (16, 0x1FAE9), (15, 0x1FAE8), (14, 0x1FAE0), (13, 0x1F972), (12, 0x1F971),
  ]

  private static func newestUnicode() -> Int {
    firsts.first { wcwidth($0.character) == 2 }?.version ?? 11
  }
}
