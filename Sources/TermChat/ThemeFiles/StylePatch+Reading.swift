extension StylePatch {
  /// Nil, with a problem, for what is neither a colour nor an object.
  init?(_ json: JSON, _ problems: inout ThemeProblems) {
    switch json {
    case .string:
      guard let color = ThemeShape.color(json, &problems) else { return nil }
      self.init(color: color)
    case .object(let members):
      self.init()
      for member in members {
        problems.within(member.key) { read(member, &$0) }
      }
    default:
      problems.report("expected \(ThemeShape.style.expected), found \(json.found)")
      return nil
    }
  }

  private mutating func read(_ member: JSON.Member, _ problems: inout ThemeProblems) {
    switch member.key {
    case "color": color = ThemeShape.color(member.value, &problems)
    case "background": background = ThemeShape.color(member.value, &problems)
    default:
      guard let entry = Self.attributes.first(where: { $0.key == member.key }) else {
        problems.reportUnknown(member.key, among: Self.keys)
        return
      }
      guard case .bool(let isOn) = member.value else {
        problems.report("expected true or false, found \(member.value.found)")
        return
      }
      if isOn { on.insert(entry.attribute) } else { off.insert(entry.attribute) }
    }
  }
}

extension ThemeProblems {
  /// Says that a key isn't known, and which one may have been meant.
  package mutating func reportUnknown(_ key: String, among keys: [String]) {
    if isFull { return }
    let near = Nearest.name(to: key, among: keys)
    report("unknown key" + (near.map { "; did you mean \($0)?" } ?? ""), isKey: true)
  }
}
