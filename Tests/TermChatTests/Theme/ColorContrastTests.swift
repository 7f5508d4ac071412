import TestSupport
import Testing

@testable import TermChat

struct ColorContrastTests {
  @Test func `A colour is moved as far as it takes, and no further than one step`() {
    for seed: UInt64 in 0..<300 {
      var random = Randomness(seed: seed)
      let text = UInt32.random(in: 0...0xFF_FFFF, using: &random)
      let background = UInt32.random(in: 0...0xFF_FFFF, using: &random)
      guard case .rgb(let moved) = Color.rgb(text).readable(on: background, ratio: 4.5).value
      else {
        Issue.record("no colour")
        continue
      }
      #expect(Luminance.contrast(moved, background) >= 4.5, "seed \(seed)")
      if Luminance.contrast(text, background) >= 4.5 { #expect(moved == text, "seed \(seed)") }
    }
  }

  @Test func `It keeps its side where that is enough, and its hue`() {
    #expect(Color.rgb(0x777777).readable(on: 0x000000, ratio: 4.5) == .rgb(0x777777))
    let green = Color.rgb(0x3BAF4A)
    let darker = (1...32).map { green.blended(with: 0, Double($0) / 32) }
    #expect(darker.contains(green.readable(on: 0x78EE8A, ratio: 4.5)))
    let light = Color.rgb(0x88AAFF).readable(on: 0x3366CC, ratio: 4.5)
    guard case .rgb(let value) = light.value else { return }
    #expect(Luminance.of(value) > Luminance.of(0x3366CC))
  }

  @Test func `What can't be had is black or white, and other colours stay`() {
    #expect(Color.rgb(0x777777).readable(on: 0x808080, ratio: 21) == .rgb(0x000000))
    #expect(Color.rgb(0x777777).readable(on: 0x303030, ratio: 21) == .rgb(0xFFFFFF))
    for color in [Color.terminal, .palette(3)] {
      #expect(color.readable(on: 0x808080, ratio: 7) == color)
    }
    #expect(Color.rgb(0x777777).readable(on: 0x777777, ratio: 1) == .rgb(0x777777))
  }
}
