extension Photo: WireContent {
  static var key: String { "photo" }

  static var shape: JSONShape<Photo> {
    .object { fields in
      guard let source = fields.source() else { return nil }
      return Photo(
        source, width: fields.optional("width", .pixels),
        height: fields.optional("height", .pixels), caption: fields.optional("caption", .string),
        alt: fields.optional("alt", .string))
    }
  }

  var json: JSON {
    .fields([
      source.field, ("width", width.map(JSON.init)), ("height", height.map(JSON.init)),
      ("caption", caption.map(JSON.string)), ("alt", alt.map(JSON.string)),
    ])
  }
}

extension Video: WireContent {
  static var key: String { "video" }

  static var shape: JSONShape<Video> {
    .object { fields in
      guard let source = fields.source() else { return nil }
      return Video(
        source, width: fields.optional("width", .pixels),
        height: fields.optional("height", .pixels),
        duration: fields.optional("duration", .duration),
        thumbnail: fields.optional("thumbnail", .string),
        caption: fields.optional("caption", .string))
    }
  }

  var json: JSON {
    .fields([
      source.field, ("width", width.map(JSON.init)), ("height", height.map(JSON.init)),
      ("duration", duration.map(JSON.number)), ("thumbnail", thumbnail.map(JSON.string)),
      ("caption", caption.map(JSON.string)),
    ])
  }
}

extension Audio: WireContent {
  static var key: String { "audio" }

  static var shape: JSONShape<Audio> {
    .object { fields in
      let source = fields.source()
      let duration = fields.required("duration", .duration)
      guard let source, let duration else { return nil }
      return Audio(source, duration: duration, title: fields.optional("title", .string))
    }
  }

  var json: JSON {
    .fields([
      source.field, ("duration", .number(duration)), ("title", title.map(JSON.string)),
    ])
  }
}

extension JSONFields {
  /// Where a picture or a sound comes from: `path` counts before `url`.
  fileprivate mutating func source() -> MediaSource? {
    let path = optional("path", .string)
    let url = optional("url", .string)
    if path != nil, url != nil { reportBoth("path", "url") }
    if let path { return .path(path) }
    if let url { return .url(url) }
    if !has("path"), !has("url") {
      report(JSONFault(expected: "a path or a url", found: "neither"))
    }
    return nil
  }

  /// Says that of two fields, either of which would do, the first counts.
  mutating func reportBoth(_ first: String, _ second: String) {
    report(JSONFault(second, expected: "either \(first) or \(second)", found: "both"))
  }
}

extension MediaSource {
  fileprivate var field: (String, JSON?) {
    switch self {
    case .path(let path): ("path", .string(path))
    case .url(let url): ("url", .string(url))
    }
  }
}

extension JSONShape where Value == Int {
  fileprivate static var pixels: JSONShape { .integer(1...1_000_000) }
}
