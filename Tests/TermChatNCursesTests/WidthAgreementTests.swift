import CNCurses
import Testing

@testable import TermChat
@testable import TermChatNCurses

/// What is counted in `Text/` is what libc, and so ncurses, moves the cursor by.
@Suite struct WidthAgreementTests {
  private let filter: GlyphFilter

  init() { filter = GlyphFilter(Locale(["LC_ALL": "C.UTF-8"]).forms) }

  private func disagreement(_ text: String) -> String? {
    for glyph in filter.line(text) {
      var widths: [Int32] = []
      glyph.forEachScalar { widths.append(wcwidth(wchar_t($0.value))) }
      if widths.reduce(0, +) != glyph.columns || widths.contains(-1) {
        let names = text.unicodeScalars.map { String($0.value, radix: 16) }
        return "\(names) counted \(glyph.columns), libc \(widths)"
      }
    }
    return nil
  }

  @Test func everyScalar() {
    let all = (0x20...0xE0FFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter { isWorthATry($0) }.compactMap { disagreement(String($0)) }
    #expect(all.isEmpty, "\(all.count): \(all.prefix(20))")
  }

  // Tens of thousands of ideographs and syllables are all alike.
  private func isWorthATry(_ scalar: Unicode.Scalar) -> Bool {
    let isOneOfMany = scalar.properties.isIdeographic || 0xAC00...0xD7A3 ~= scalar.value
    return scalar.properties.age != nil && scalar.properties.generalCategory != .privateUse
      && (!isOneOfMany || scalar.value % 61 == 0)
  }

  @Test func everyMarkAfterALetter() {
    let marks = (0x300...0xE01EF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.isGraphemeExtend || $0.properties.generalCategory == .spacingMark }
    let bases: [Unicode.Scalar] = ["\u{915}", "漢", "👩"]
    let all = marks.flatMap { mark in
      bases.compactMap { base in
        var text = String.UnicodeScalarView()
        text.append(base)
        text.append(mark)
        return disagreement(String(text))
      }
    }
    #expect(all.isEmpty, "\(all.count): \(all.prefix(20))")
  }
}
