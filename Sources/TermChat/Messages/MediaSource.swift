/// Where a photo, a video or a sound comes from.
public enum MediaSource: Hashable, Sendable {
  case path(String)
  case url(String)

  /// The last component: what a placeholder is labelled with.
  public var name: String {
    let whole =
      switch self {
      case .path(let path): path
      case .url(let url): url
      }
    let slash = UInt8(ascii: "/")
    return whole.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? whole
  }
}
