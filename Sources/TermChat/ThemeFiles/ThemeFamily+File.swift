extension ThemeFamily {
  /// The theme of a file, on what its base and the default theme say.
  init(_ file: ThemeFile, name: String) {
    let layers = Self.layers(below: file) + [file]
    let name = file.name ?? name
    let looks = Brightness.allCases.map { brightness in
      let sheet = Self.sheet(layers, brightness)
      return ThemeDraft.theme(sheet, name: name, backdrop: Backdrop(brightness))
    }
    self.init(name: name, summary: file.summary ?? "", dark: looks[0], light: looks[1])
  }

  /// The files under this one, the bottom first.
  private static func layers(below file: ThemeFile) -> [ThemeFile] {
    var names: Set = [ThemeFamily.names[0]]
    var layers: [ThemeFile] = []
    var base = file.base
    // A base that stands on itself is taken once.
    while let name = base, names.insert(name).inserted, let file = ThemeFile.named(name) {
      layers.append(file)
      base = file.base
    }
    return [ThemeFile.standard] + layers.reversed()
  }

  private static func sheet(_ layers: [ThemeFile], _ brightness: Brightness) -> ThemeSheet {
    var sheet = ThemeSheet()
    for layer in layers {
      // As in Message-Banner a design stands for itself; the rest is as its README documents it.
      if layer.base == nil {
        sheet.clear(ThemeTable.kinds.filter { layer.says($0, brightness) })
      }
      sheet.merge(layer.common)
      sheet.merge(layer.variant(brightness))
    }
    return sheet
  }
}
