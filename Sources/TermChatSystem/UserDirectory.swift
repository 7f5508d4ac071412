import Glibc

/// Where files of the user belong (XDG base directories), below `termchat`.
public enum UserDirectory: Hashable, Sendable {
  case cache, config, data, state
  /// For what this session alone needs; not everywhere is there one.
  case runtime

  /// The directory's path, whether it exists or not; nil without a home.
  public func path(in environment: [String: String]) -> String? {
    // The specification has relative paths ignored.
    if let base = environment[variable], base.hasPrefix("/") { return base + "/termchat" }
    guard let fallback, let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/\(fallback)/termchat"
  }

  /// The path of a directory that exists now, made for this user alone where it was missing.
  public func make(in environment: [String: String], subdirectory: String = "") -> String? {
    guard var path = path(in: environment) else { return nil }
    if !subdirectory.isEmpty { path += "/" + subdirectory }
    return Self.makeDirectory(path) ? path : nil
  }
}

extension UserDirectory {
  private var variable: String {
    switch self {
    case .cache: "XDG_CACHE_HOME"
    case .config: "XDG_CONFIG_HOME"
    case .data: "XDG_DATA_HOME"
    case .state: "XDG_STATE_HOME"
    case .runtime: "XDG_RUNTIME_DIR"
    }
  }

  private var fallback: String? {
    switch self {
    case .cache: ".cache"
    case .config: ".config"
    case .data: ".local/share"
    case .state: ".local/state"
    case .runtime: nil
    }
  }

  private static func makeDirectory(_ path: String) -> Bool {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o700) != 0 && errno != EEXIST && access(made, X_OK) != 0 { return false }
    }
    return access(made, W_OK | X_OK) == 0
  }
}
