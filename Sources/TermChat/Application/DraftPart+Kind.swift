extension DraftPart {
  /// What the bubble shows until the other side says otherwise.
  var content: any MessageKind {
    switch self {
    case .text(let text): Text(text)
    case .attachment(let file): file.content
    }
  }
}

extension Attachment {
  private static let photos: Set = ["png", "jpg", "jpeg", "gif", "webp", "heic", "avif", "bmp"]
  private static let videos: Set = ["mp4", "mov", "m4v", "mkv", "webm", "avi"]
  private static let sounds: Set = ["mp3", "ogg", "oga", "opus", "flac", "m4a", "wav", "aac"]

  /// By the ending of its name: nobody has looked inside.
  fileprivate var content: any MessageKind {
    let ending = name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    if Self.photos.contains(ending) { return Photo(.path(path)) }
    if Self.videos.contains(ending) { return Video(.path(path)) }
    if Self.sounds.contains(ending) { return Audio(.path(path), duration: 0) }
    return Custom(
      kind: "file",
      fields: .object([
        .init("kind", .string("file")), .init("name", .string(name)),
        .init("path", .string(path)), .init("bytes", .number(Double(bytes))),
      ]))
  }
}
