extension LineTypes {
  @Sendable static func user(_ fields: inout JSONFields) -> ChatEvent? {
    let id = fields.required("id", .id)
    let known = fields.faults.count
    let name = fields.update("name", .name)
    // A name that can't be used makes the line useless, as the limit on names says.
    guard let id, fields.faults.count == known else { return nil }
    return .user(
      SenderUpdate(
        id: id, name: name, initials: fields.update("initials", .name),
        color: fields.update("color", .color), avatar: fields.update("avatar", .string),
        isMe: fields.optional("me", .bool) ?? false))
  }

  @Sendable static func composer(_ fields: inout JSONFields) -> ChatEvent? {
    .composer(
      ComposerUpdate(
        placeholder: fields.update("placeholder", .string), text: fields.update("text", .string),
        isEnabled: fields.update("enabled", .bool),
        limit: fields.update("limit", .integer(0...1_000_000)),
        button: fields.update("button", .string), isBusy: fields.update("busy", .bool)))
  }

  @Sendable static func title(_ fields: inout JSONFields) -> ChatEvent? {
    if fields["title"] == nil, fields["subtitle"] == nil {
      _ = fields.required("title", .string)
      return nil
    }
    let title = fields.update("title", .string)
    let subtitle = fields.update("subtitle", .string)
    // What can't be used leaves nothing to say.
    return title == .keep && subtitle == .keep ? nil : .title(title, subtitle: subtitle)
  }

  @Sendable static func theme(_ fields: inout JSONFields) -> ChatEvent? {
    if let design = fields.optional("design", .anyObject) {
      let name = fields.optional("name", .id) ?? ""
      // What entered an inbox was looked at on its way.
      if fields.optional("x-checked", .bool) ?? false {
        return .theme(.design(name: name, design))
      }
      let (isTheme, faults) = ThemeReader(name: name).check(design)
      for fault in faults { fields.report(fault) }
      return isTheme ? .theme(.design(name: name, design)) : nil
    }
    if fields.has("design") { return nil }
    let path = fields.optional("path", .string)
    if path != nil, fields.has("name") { fields.reportBoth("path", "name") }
    if let path { return .theme(.path(path)) }
    if fields.has("path"), !fields.has("name") { return nil }
    return fields.required("name", .id).map { .theme(.name($0)) }
  }
}

extension LineTypes {
  @Sendable static func banner(_ fields: inout JSONFields) -> ChatEvent? {
    let kind: Banner.Kind = fields.required("kind", .choice) ?? .message
    let position: Banner.Position = fields.optional("position", .choice) ?? .top
    let duration = fields.optional("duration", .bannerDuration) ?? .automatic
    let isDismissible = fields.optional("dismissible", .bool) ?? true
    guard let title = fields.required("title", .string) else { return nil }
    var banner = Banner(
      kind, title, subtitle: fields.optional("subtitle", .string),
      id: fields.optional("id", .id), icon: fields.optional("icon", .string),
      duration: duration, position: position, button: fields.optional("button", .string),
      isDismissible: isDismissible)
    if banner.canBeDismissed != isDismissible {
      fields.reportStuck()
      banner.isDismissible = true
    }
    return .banner(banner)
  }

  @Sendable static func hide(_ fields: inout JSONFields) -> ChatEvent? {
    // Hiding another banner than the one named would be worse than hiding none.
    let id = fields.optional("id", .id)
    return id == nil && fields.has("id") ? nil : .hide(id: id)
  }
}

extension JSONFields {
  /// Tells of a banner that neither time nor the user could remove.
  fileprivate mutating func reportStuck() {
    report(
      JSONFault(
        "dismissible", expected: "true for an endless banner", found: JSON.bool(false).found))
  }
}

extension JSONShape where Value == Banner.Duration {
  static var bannerDuration: JSONShape {
    JSONShape("a number of seconds from 0, or -1") { json, faults in
      switch json {
      case .number(-1): .endless
      case .number(0): .automatic
      // The shortest, lest rounding makes it automatic.
      default: JSONShape<Int64>.delay.read(json, &faults).map { .milliseconds(max($0, 1)) }
      }
    }
  }
}
