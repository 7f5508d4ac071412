/// Whether text is light on dark or dark on light.
public enum Brightness: String, Hashable, Sendable, CaseIterable { case dark, light }
