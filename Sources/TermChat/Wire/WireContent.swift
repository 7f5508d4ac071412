/// A message kind that has a form of its own on the wire.
protocol WireContent: MessageKind {
  /// The key of the content in a message.
  static var key: String { get }
  static var shape: JSONShape<Self> { get }
  var json: JSON { get }
}

extension WireContent {
  fileprivate static func read(from fields: inout JSONFields) -> (any MessageKind)? {
    fields.optional(key, shape)
  }
}

/// The contents a message may have, in the order of the protocol's table.
enum WireContents {
  static let table: [any WireContent.Type] = [
    Text.self, Markdown.self, Emoji.self, Photo.self, Video.self, Audio.self, Location.self,
    Contact.self, Link.self, CardCollection.self, Parts.self, Custom.self,
  ]

  static let keys = table.map { $0.key }
}

extension JSONFields {
  /// The first content in the table's order that can be read, with a fault for each other one.
  mutating func content(besides others: Set<String>) -> (any MessageKind)? {
    let known = faults.count
    var found: (any MessageKind)?
    var extra: [String] = []
    for (index, key) in WireContents.keys.enumerated() where has(key) {
      if found == nil {
        found = WireContents.table[index].read(from: &self)
      } else {
        extra.append(key)
      }
    }
    for key in extra {
      report(JSONFault(key, expected: "one content", found: "another one"))
    }
    if found == nil, faults.count == known { report(missingContent(besides: others)) }
    return found
  }

  private func missingContent(besides others: Set<String>) -> JSONFault {
    let unknown = members.first { !others.contains($0.key) && $0.value != .null }
    return JSONFault(
      expected: "a content (\(WireContents.keys.joined(separator: ", ")))",
      found: unknown.map { JSON.string($0.key).excerpt } ?? "nothing")
  }
}

extension JSONShape where Value == KindBox {
  /// A content inside another one.
  static var content: JSONShape {
    .object("a content") { fields in fields.content(besides: []).map(KindBox.init) }
  }
}

extension JSONShape where Value == [KindBox] {
  /// Contents inside another one; nil when there were some and none could be read.
  static var contents: JSONShape {
    JSONShape("an array") { json, faults in
      let items = JSONShape<[KindBox]>.list(of: .content).read(json, &faults)
      return items?.isEmpty == true && json != .array([]) ? nil : items
    }
  }
}
