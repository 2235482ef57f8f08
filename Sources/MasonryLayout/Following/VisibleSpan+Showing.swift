extension MasonryGrid {
  /// Where in view to scroll an item.
  public enum ScrollPosition: String, Hashable, Sendable, CaseIterable {
    /// At the top, or at the leading edge of what scrolls sideways.
    case start

    /// In the middle.
    case center

    /// At the bottom, or at the trailing edge of what scrolls sideways.
    case end

    /// At the nearest place that shows all of it, or as much as the view has room for.
    case nearest
  }
}

extension VisibleSpan {
  /// The near edge to which to scroll to show an interval between what is covered at the ends.
  func near(
    showing interval: LayoutInterval, at position: MasonryGrid.ScrollPosition,
    coveredAtStart: Double = 0, atEnd coveredAtEnd: Double = 0, scale: Double?
  ) -> Double {
    let atStart = near(
      withStartAt: coordinate(-coveredAtStart, from: startEdge(of: interval)))
    let atEnd = near(
      withStartAt: coordinate(coveredAtEnd - length, from: endEdge(of: interval)))
    let wanted =
      switch position {
      case .start: atStart
      case .end: atEnd
      case .center: ((atStart + atEnd) / 2).aligned(toScale: scale)
      case .nearest: min(max(near, min(atStart, atEnd)), max(atStart, atEnd))
      }
    let isThere = position == .nearest && wanted == near
    return isThere ? near : near(wanted, withStartsIn: 0...lastStart)
  }
}

#if !hasFeature(Embedded)
extension MasonryGrid.ScrollPosition: Codable {}
#endif
