extension ThemeFile {
  /// Tells which images stand beside the file, as `hasImage` knows; missing ones are normal.
  func check(images hasImage: (String) -> Bool, _ problems: inout ThemeProblems) {
    common.check(images: hasImage, &problems)
    problems.within(Brightness.dark.key) { dark.check(images: hasImage, &$0) }
    problems.within(Brightness.light.key) { light.check(images: hasImage, &$0) }
  }
}

extension ThemeSheet {
  fileprivate func check(images hasImage: (String) -> Bool, _ problems: inout ThemeProblems) {
    for (property, value) in zip(ThemeTable.properties, values) where property.shape == .image {
      guard let name = value?.text, !name.isEmpty, !ThemeShape.isDrawn(image: name) else {
        continue
      }
      let shown = JSON.string(name).excerpt
      problems.within(property) { problems in
        problems.report(
          hasImage(name) ? "image \(shown) is there" : "no image \(shown); nothing is lost",
          .information)
      }
    }
  }
}

extension ThemeProblems {
  /// Looks at a property's value.
  mutating func within(_ property: ThemeProperty, _ body: (inout Self) -> Void) {
    if property.section.isEmpty {
      within(property.key, body)
    } else {
      within(property.section) { $0.within(property.key, body) }
    }
  }
}
