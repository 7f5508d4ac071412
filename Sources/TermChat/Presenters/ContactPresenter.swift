/// Draws an address card: `(NT) Nathan Tannar ›`, below it how to reach them.
public struct ContactPresenter: Presenter {
  public init() {}

  // Narrower ones have the initials above the name, then no sign that there is more.
  private static let leastForOneLine = 16
  private static let leastForSign = 6
  // Narrower ones don't indent what is below the name.
  private static let leastForIndent = 28
  // Longer lists are for an address book.
  private static let mostLines = 8

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let contact = kind as? Contact else { return nil }
    let initials = initials(contact, in: context)
    let indent = context.columns < Self.leastForOneLine ? 0 : initials.columns + 1
    var head = Presentation(lines: [])
    if indent == 0, initials.columns <= context.columns { head.lines.append(.init(initials)) }
    let first = indent > 0 ? initials + context.blanks(1) : []
    head.append(name(contact, indent, in: context), first: first, rest: context.blanks(indent))
    head.activate(.press(what: "contact", value: contact.person))
    var presentation = head
    let below = context.columns < Self.leastForIndent ? 0 : indent
    for line in reached(contact, below, in: context) {
      presentation.append(line, first: context.blanks(below), rest: context.blanks(below))
    }
    return presentation
  }
}

extension ContactPresenter {
  private func initials(_ contact: Contact, in context: PresenterContext) -> [Cell] {
    let person = Sender(id: contact.person, initials: contact.initials)
    return context.appearance.cells("(\(person.shownInitials))", context.styles.text.with(.bold))
  }

  /// The name with the sign behind it that there is more to see.
  private func name(
    _ contact: Contact, _ indent: Int, in context: PresenterContext
  ) -> Presentation {
    let hasSign = context.columns >= Self.leastForSign && !contact.person.isEmpty
    let sign = context.appearance.cells(
      hasSign ? " \(context.appearance.symbols.right)" : "", context.styles.detail)
    var inner = context
    inner.columns = context.columns - indent - sign.columns
    var name = inner.shown(contact.person, context.styles.text.with(.bold))
    if let last = name.lines.indices.last { name.lines[last].cells += sign }
    return name
  }

  private func reached(
    _ contact: Contact, _ indent: Int, in context: PresenterContext
  ) -> [Presentation] {
    var inner = context
    inner.columns = max(1, context.columns - indent)
    let ways =
      contact.phones.prefix(Self.mostLines).map { ($0, phone($0)) }
      + contact.emails.prefix(Self.mostLines).map { ($0, mail($0)) }
    var lines = ways.prefix(Self.mostLines).map { text, action in
      var line = StyledText()
      line.append(inner.appearance.filter.line(text), context.styles.detail, action)
      return line.wrapped(columns: inner.columns)
    }
    let more = contact.phones.count + contact.emails.count - lines.count
    if more > 0 { lines.append(inner.wrapped("\(more) more", context.styles.detail)) }
    return lines
  }

  private func phone(_ number: String) -> Hotspot.Action? { .press(what: "phone", value: number) }

  private func mail(_ address: String) -> Hotspot.Action? {
    WebAddress("mailto:\(address)").map { .open($0.text) }
  }
}
