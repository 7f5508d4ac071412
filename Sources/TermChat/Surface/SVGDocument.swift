/// Writes a surface as one SVG document.
struct SVGDocument {
  private static let padding = 14
  private static let titleBar = 34
  private static let fonts =
    "ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',"
    + "'Noto Sans Mono CJK JP',monospace"

  private let surface: Surface
  private let palette: SVGPalette
  private let title: String

  init(_ surface: Surface, _ palette: SVGPalette, title: String) {
    self.surface = surface
    self.palette = palette
    self.title = title
  }

  private var width: Int { surface.size.columns * SVGPath.cell.width + 2 * Self.padding }
  private var top: Int { title.isEmpty ? Self.padding : Self.titleBar }
  private var height: Int { surface.size.rows * SVGPath.cell.height + top + Self.padding }
  private var back: String { Color.hex(palette.background.usual ?? 0) }
  private var front: String { Color.hex(palette.foreground.usual ?? 0xFFFFFF) }

  var text: String {
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\">",
      "<rect x=\".5\" y=\".5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"9\" "
        + "fill=\"\(back)\" stroke=\"\(front)\" stroke-opacity=\".25\"/>",
    ]
    if !title.isEmpty { lines += titleLines }
    lines.append(
      "<g transform=\"translate(\(Self.padding) \(top))\" font-family=\"\(Self.fonts)\" "
        + "font-size=\"15\" fill=\"\(front)\">")
    for row in 0..<surface.size.rows {
      var writer = SVGRow(palette, y: row * SVGPath.cell.height)
      writer.write(surface.row(row))
      lines += writer.elements
    }
    return (lines + ["</g>", "</svg>", ""]).joined(separator: "\n")
  }
}

extension SVGDocument {
  private var titleLines: [String] {
    let dots = ["#ff5f57", "#febc2e", "#28c840"].enumerated().map { index, color in
      "<circle cx=\"\(20 + index * 18)\" cy=\"17\" r=\"5.5\" fill=\"\(color)\"/>"
    }
    let text =
      "<text x=\"\(width / 2)\" y=\"22\" text-anchor=\"middle\" font-size=\"13\" "
      + "font-family=\"system-ui,sans-serif\" fill=\"\(front)\" fill-opacity=\".7\">"
      + "\(title.xmlEscaped)</text>"
    return ["<title>\(title.xmlEscaped)</title>"] + dots + [text]
  }
}

extension String {
  var xmlEscaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
