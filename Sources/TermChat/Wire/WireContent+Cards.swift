extension Location: WireContent {
  static var key: String { "location" }

  static var shape: JSONShape<Location> {
    .object { fields in
      let latitude = fields.required("latitude", .number(-90...90))
      let longitude = fields.required("longitude", .number(-180...180))
      guard let latitude, let longitude else { return nil }
      return Location(
        latitude: latitude, longitude: longitude, place: fields.optional("name", .name))
    }
  }

  var json: JSON {
    .fields([
      ("latitude", .number(latitude)), ("longitude", .number(longitude)),
      ("name", place.map(JSON.string)),
    ])
  }
}

extension Contact: WireContent {
  static var key: String { "contact" }

  static var shape: JSONShape<Contact> {
    .object { fields in
      guard let person = fields.required("name", .name) else { return nil }
      return Contact(
        person, initials: fields.optional("initials", .name),
        phones: fields.optional("phones", .list(of: .string)) ?? [],
        emails: fields.optional("emails", .list(of: .string)) ?? [])
    }
  }

  var json: JSON {
    .fields([
      ("name", .string(person)), ("initials", initials.map(JSON.string)),
      ("phones", phones.isEmpty ? nil : .array(phones.map(JSON.string))),
      ("emails", emails.isEmpty ? nil : .array(emails.map(JSON.string))),
    ])
  }
}

extension Link: WireContent {
  static var key: String { "link" }

  static var shape: JSONShape<Link> {
    .object { fields in
      guard let url = fields.required("url", .string) else { return nil }
      return Link(
        url, title: fields.optional("title", .string), teaser: fields.optional("teaser", .string),
        comment: fields.optional("text", .string),
        thumbnail: fields.optional("thumbnail", .string))
    }
  }

  var json: JSON {
    .fields([
      ("url", .string(url)), ("title", title.map(JSON.string)),
      ("teaser", teaser.map(JSON.string)), ("text", comment.map(JSON.string)),
      ("thumbnail", thumbnail.map(JSON.string)),
    ])
  }
}

extension CardCollection: WireContent {
  static var key: String { "collection" }

  static var shape: JSONShape<CardCollection> {
    .object { fields in
      let rows = fields.optional("rows", .clamped(1...100)) ?? 1
      return fields.required("items", .contents).map { CardCollection(rows: rows, items: $0) }
    }
  }

  var json: JSON {
    .fields([
      ("rows", rows == 1 ? nil : JSON(rows)), ("items", .array(items.map(\.kind.wireForm))),
    ])
  }
}

extension Parts: WireContent {
  static var key: String { "parts" }
  static var shape: JSONShape<Parts> {
    JSONShape("an array") { json, faults in
      JSONShape<[KindBox]>.contents.read(json, &faults).map(Parts.init)
    }
  }
  var json: JSON { .array(items.map(\.kind.wireForm)) }
}
