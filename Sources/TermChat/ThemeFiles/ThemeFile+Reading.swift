extension ThemeFile {
  /// Nil, with a problem, for what isn't an object.
  init?(_ json: JSON, _ problems: inout ThemeProblems) {
    guard case .object(let members) = json else {
      problems.report("expected an object, found \(json.found)")
      return nil
    }
    self.init()
    let foreign = ForeignDesign(members)
    if let foreign { problems.within(foreign.key) { $0.report(foreign.advice, isKey: true) } }
    for member in members where foreign?.covers(member) != true {
      problems.within(member.key) { read(member, &$0) }
    }
  }

  private mutating func read(_ member: JSON.Member, _ problems: inout ThemeProblems) {
    switch member.key {
    case Brightness.dark.key: dark.read(variant: member.value, &problems)
    case Brightness.light.key: light.read(variant: member.value, &problems)
    default:
      if let key = ThemeTable.Header(rawValue: member.key) {
        read(key, member.value, &problems)
      } else {
        common.read(member, &problems, known: ThemeTable.outerKeys)
      }
    }
  }

  private mutating func read(
    _ key: ThemeTable.Header, _ json: JSON, _ problems: inout ThemeProblems
  ) {
    guard let text = key.shape.read(json, &problems)?.text else { return }
    switch key {
    case .schema: break
    case .name: name = text
    case .summary: summary = text
    case .base: base = text
    }
  }
}

extension ThemeTable.Header {
  var shape: ThemeShape {
    switch self {
    case .base: .choice(ThemeFamily.names)
    default: .text(most: ThemeShape.mostBytes)
    }
  }
}

extension ThemeSheet {
  fileprivate mutating func read(variant json: JSON, _ problems: inout ThemeProblems) {
    guard case .object(let members) = json else {
      problems.report("expected an object, found \(json.found)")
      return
    }
    for member in members {
      problems.within(member.key) { read(member, &$0, known: ThemeTable.innerKeys) }
    }
  }

  /// Reads a section, or a value that stands beside them.
  fileprivate mutating func read(
    _ member: JSON.Member, _ problems: inout ThemeProblems, known: [String]
  ) {
    if let place = ThemeTable.section("")?[member.key] {
      values[place] = ThemeTable.properties[place].shape.read(member.value, &problems)
    } else if let section = ThemeTable.section(member.key), !member.key.isEmpty {
      guard case .object(let members) = member.value else {
        problems.report("expected an object, found \(member.value.found)")
        return
      }
      sections.insert(member.key)
      for member in members { read(member, of: section, &problems) }
    } else {
      problems.reportUnknown(member.key, among: known)
    }
  }

  private mutating func read(
    _ member: JSON.Member, of section: ThemeTable.Section, _ problems: inout ThemeProblems
  ) {
    problems.within(member.key) { problems in
      if let place = section[member.key] {
        values[place] = ThemeTable.properties[place].shape.read(member.value, &problems)
      } else if let advice = FormerKey.advice(on: member.key, in: section.name) {
        problems.report("unknown key; \(advice)", isKey: true)
      } else {
        problems.reportUnknown(
          member.key, among: section.range.map { ThemeTable.properties[$0].key })
      }
    }
  }
}
