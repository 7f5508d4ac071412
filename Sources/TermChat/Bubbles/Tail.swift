/// The tip that points from a bubble to its sender.
public struct Tail: Hashable, Sendable {
  public enum Place: Hashable, Sendable { case top, bottom }

  public enum Form: Hashable, Sendable { case pointed, curved }

  public var place: Place
  public var form: Form

  public init(_ place: Place = .bottom, _ form: Form = .pointed) {
    self.place = place
    self.form = form
  }
}

extension Tail {
  /// A tail at the bottom is the last message's of a run, one at the top the first's.
  func isShown(_ role: RunRole) -> Bool { place == .bottom ? role.endsRun : role.startsRun }

  func corner(_ side: MessageSide) -> Corners {
    place == .bottom ? .bottom(side) : .top(side)
  }

  /// The corner of an outline.
  func line(_ box: BubbleBox) -> Glyph {
    let falls = (box.side == .outgoing) == (place == .bottom)
    return switch form {
    case .pointed: sign(falls ? "╲" : "╱", falls ? "\\" : "/", box)
    case .curved: sign(place == .bottom ? "┴" : "┬", "+", box)
    }
  }

  /// The tip beside a filled bubble.
  func tip(_ box: BubbleBox) -> Glyph {
    switch (form, box.side, place) {
    case (.pointed, .incoming, .bottom): sign("◢", "/", box)
    case (.pointed, .outgoing, .bottom): sign("◣", "\\", box)
    case (.pointed, .incoming, .top): sign("◥", "\\", box)
    case (.pointed, .outgoing, .top): sign("◤", "/", box)
    case (.curved, .incoming, _): sign("◖", "<", box)
    case (.curved, .outgoing, _): sign("◗", ">", box)
    }
  }

  private func sign(_ text: String, _ ascii: String, _ box: BubbleBox) -> Glyph {
    let glyph = box.filter.line(box.filter.forms.ascii ? ascii : text).first ?? .space
    return glyph.columns == 1 ? glyph : .space
  }
}
