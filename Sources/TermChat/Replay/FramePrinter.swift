/// Prints frames in one of the formats, with a header line where there are several.
package struct FramePrinter: Sendable {
  package let format: FrameFormat
  private let start: Instant
  private let depth: ColorDepth
  private var cast = Asciicast()
  private var hasHeader = false
  private var hasSnapshots = false

  package init(_ format: FrameFormat, startingAt start: Instant, colors depth: ColorDepth = .rgb) {
    self.format = format
    self.start = start
    self.depth = depth
  }
}

extension FramePrinter {
  /// A snapshot: a line `=== NAME`, then the frame.
  mutating func snapshot(_ name: String, _ frame: Frame) -> String {
    guard format != .cast else { return "" }
    hasSnapshots = true
    return "=== \(GlyphFilter().plain(name))\n" + picture(frame)
  }

  /// The last frame; after snapshots behind a bare line `===`.
  package mutating func last(_ frame: Frame) -> String {
    guard format != .cast else { return "" }
    return (hasSnapshots ? "===\n" : "") + picture(frame)
  }

  /// Every frame of the session, for `cast` alone.
  mutating func event(_ frame: Frame, at now: Instant) -> String {
    guard format == .cast else { return "" }
    var text = hasHeader ? "" : cast.header(size: frame.surface.size, title: frame.title) + "\n"
    hasHeader = true
    let event = cast.event(
      at: max(0, now - start), surface: visible(frame.surface), cursor: frame.cursor)
    if let event { text += event + "\n" }
    return text
  }

  private func picture(_ frame: Frame) -> String {
    let surface = visible(frame.surface)
    return switch format {
    case .text, .cast: surface.text
    case .ansi: surface.ansi
    case .svg:
      surface.svg(window: frame.window, cursor: frame.cursor, title: frame.title)
    }
  }

  private func visible(_ surface: Surface) -> Surface {
    guard depth < .rgb else { return surface }
    // A frame is the same picture, whatever came before it.
    var reducer = ColorReducer(depth)
    var shown = surface
    shown.restyle(surface.bounds) { reducer.shown($0) }
    return shown
  }
}
