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
    return whole.split(separator: "/").last.map(String.init) ?? whole
  }
}
