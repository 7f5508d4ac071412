extension ThemeFile {
  private struct Finding {
    var variant: Brightness?
    var place: Int
    var ratio: Double
    var contrast: ThemeContrast
  }

  /// Warns of texts that are hard to read, where the file says them or what is behind them.
  func check(contrasts family: ThemeFamily, _ problems: inout ThemeProblems) {
    var worst: [Finding] = []
    for finding in Brightness.allCases.flatMap({ findings(in: family, $0) }) {
      let known = worst.firstIndex {
        $0.variant == finding.variant && $0.place == finding.place
          && $0.contrast.text == finding.contrast.text
      }
      if let known {
        if finding.ratio < worst[known].ratio { worst[known] = finding }
      } else {
        worst.append(finding)
      }
    }
    for finding in worst { Self.report(finding, &problems) }
  }

  private func findings(in family: ThemeFamily, _ brightness: Brightness) -> [Finding] {
    ThemeContrast.all(of: family.theme(brightness), Backdrop(brightness)).compactMap { contrast in
      guard let ratio = contrast.ratio, ratio < ThemeContrast.least,
        let place = contrast.places.first(where: {
          variant(brightness).says($0) || common.says($0)
        })
      else { return nil }
      let isOwn = variant(brightness).says(place)
      return Finding(
        variant: isOwn ? brightness : nil, place: place, ratio: ratio, contrast: contrast)
    }
  }

  private static func report(_ finding: Finding, _ problems: inout ThemeProblems) {
    let report = { (problems: inout ThemeProblems) in
      problems.within(ThemeTable.properties[finding.place]) {
        $0.report(
          finding.contrast.message(
            finding.ratio, isAtText: finding.place == finding.contrast.places.first), .warning)
      }
    }
    if let variant = finding.variant {
      problems.within(variant.key, report)
    } else {
      report(&problems)
    }
  }
}

extension ThemeSheet {
  /// Whether it says a colour there.
  fileprivate func says(_ place: Int) -> Bool {
    switch values[place] {
    case .style(let patch): patch.color != nil || patch.background != nil
    case nil: false
    default: true
    }
  }
}
