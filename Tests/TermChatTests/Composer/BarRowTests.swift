import TestSupport
import Testing

@testable import TermChat

@Suite("A row of the input bar")
struct BarRowTests {
  @Test func `Pieces next to each other are a column apart`() {
    #expect(BarRow.places(of: [.piece(3), .piece(2)], columns: 10) == [0..<3, 4..<6])
    #expect(
      BarRow.places(of: [.piece(3), .space(0), .piece(2)], columns: 10) == [0..<3, 3..<3, 3..<5])
  }

  @Test func `A flexible space takes the rest, and several share it`() {
    #expect(
      BarRow.places(of: [.piece(3), .flexible, .piece(2)], columns: 10) == [0..<3, 3..<8, 8..<10])
    #expect(
      BarRow.places(of: [.flexible, .piece(3), .flexible], columns: 10) == [0..<4, 4..<7, 7..<10])
  }

  @Test func `What doesn't fit is left out from the end, whole`() {
    #expect(BarRow.places(of: [.piece(3), .piece(9)], columns: 10) == [0..<3])
    #expect(BarRow.places(of: [.piece(11)], columns: 10) == [])
  }

  private static func part(_ random: inout Randomness) -> BarRow.Part {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .space(Int.random(in: 0...5, using: &random))
    case 1: .flexible
    default: .piece(Int.random(in: 0...12, using: &random))
    }
  }

  @Test func `Nothing overlaps, leaves the row or loses its width`() {
    for seed: UInt64 in 0..<400 {
      var random = Randomness(seed: seed)
      let parts = (0..<Int.random(in: 0...9, using: &random)).map { _ in Self.part(&random) }
      let columns = Int.random(in: 0...60, using: &random)
      let places = BarRow.places(of: parts, columns: columns)
      var end = 0
      for (part, place) in zip(parts, places) {
        #expect(place.lowerBound >= end && place.upperBound <= columns, "seed \(seed)")
        if case .piece(let width) = part { #expect(place.count == width, "seed \(seed)") }
        end = place.upperBound
      }
      let hasSpring = parts.prefix(places.count).contains(.flexible)
      if hasSpring { #expect(end == columns, "seed \(seed)") }
      if places.count < parts.count {
        #expect(BarRow.columns(of: parts.prefix(places.count + 1)) > columns, "seed \(seed)")
      }
    }
  }
}
