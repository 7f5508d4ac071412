extension CornerRule {
  public func corners(_ role: RunRole, _ side: MessageSide) -> Corners {
    let (top, bottom) = (Corners.top(side), Corners.bottom(side))
    return switch self {
    case .standard: .all.subtracting(role.startsRun ? bottom : [top, bottom])
    case .grouped:
      .all.subtracting(role.startsRun ? [] : top).subtracting(role.endsRun ? [] : bottom)
    case .stacked: .all.subtracting([top, bottom])
    case .square: []
    case .round: .all
    }
  }
}
