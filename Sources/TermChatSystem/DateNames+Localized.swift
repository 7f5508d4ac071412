import Glibc
public import TermChat

extension DateNames {
  /// The words of a locale; English when libc doesn't know it.
  public static func localized(_ language: String) -> DateNames {
    guard language != "C", language != "POSIX",
      let locale = newlocale(Int32(LC_TIME_MASK | LC_CTYPE_MASK), language, nil)
    else { return .english }
    defer { freelocale(locale) }
    let word = { (item: Int) -> String in
      // nl_langinfo_l answers with a string of the locale's own, "" for what it doesn't know.
      nl_langinfo_l(nl_item(item), locale).map { String(cString: $0) } ?? ""
    }
    return DateNames(
      weekdays: (0..<7).map { word(Int(DAY_1) + $0) },
      shortWeekdays: (0..<7).map { word(Int(ABDAY_1) + $0) },
      months: (0..<12).map { word(Int(ABMON_1) + $0) })
  }

  /// The locale for dates that an environment names.
  public static func language(of environment: [String: String]) -> String {
    ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
  }
}
