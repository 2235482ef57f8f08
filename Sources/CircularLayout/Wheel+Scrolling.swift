extension Wheel {
  /// Which way to turn a ring to bring an item into focus.
  public enum Route: Hashable, Sendable, CaseIterable {
    /// The shorter way; forward if both are as long.
    case shortest

    /// To items that follow, across the seam if need be.
    case forward

    /// To items that precede, across the seam if need be.
    case backward
  }

  /// The focus at an offset, as a number of items: 2.5 is halfway between the items 2 and 3.
  ///
  /// In a list it lies beyond the ends while a host lets its content bounce; on a ring it counts on
  /// from turn to turn. At an offset that is not finite it is that of the nearest end.
  public func focusIndex(atOffset offset: Double) -> Double {
    let offset = finite(offset)
    return (rim.isMirrored ? maximumOffset - offset : offset) / step
  }

  /// The offset at which a number of items is in focus, the inverse of ``focusIndex(atOffset:)``.
  ///
  /// Not limited to the content. A focus that is not finite counts as 0.
  public func offset(atFocusIndex focus: Double) -> Double {
    let forward = focus.isFinite ? focus * step : 0
    return rim.isMirrored ? maximumOffset - forward : forward
  }

  /// The item nearest to the focus at an offset, or `nil` if there are no items.
  ///
  /// Halfway between two it is the later one; beyond the ends of a list it is the last or the
  /// first.
  public func indexOfFocusedItem(atOffset offset: Double) -> Int? {
    guard let phase = phase(atOffset: finite(offset)) else { return nil }
    guard rim.isRing else { return Int(min(max(phase.nearest, 0), Double(itemCount - 1))) }
    return index(atPlace: 0, in: phase)
  }

  /// The offset, within the first turn of the content, that brings an item into focus.
  ///
  /// - Precondition: The index is that of an item.
  public func offset(bringingItemIntoFocus index: Int) -> Double {
    checkIndex(index)
    return offset(atFocusIndex: Double(index))
  }

  /// The offset that brings an item into focus from the current one.
  ///
  /// In a list there is one way; on a ring the route decides, and the result may lie beyond the
  /// content, where ``recenteredOffset(_:)`` helps. An item that is in focus, but for a millionth
  /// of an item, stays there by every route.
  ///
  /// - Precondition: The index is that of an item.
  public func offset(
    bringingItemIntoFocus index: Int, from offset: Double, by route: Route = .shortest
  ) -> Double {
    checkIndex(index)
    let offset = finite(offset)
    guard rim.isRing, let phase = phase(atOffset: offset) else {
      return self.offset(bringingItemIntoFocus: index)
    }
    let count = Double(itemCount)
    var places = (Double(index) - phase.nearest).remainder(dividingBy: count) - phase.fraction
    switch route {
    case .shortest:
      if places > count / 2 { places -= count }
      if places <= -count / 2 { places += count }
    case .forward where places < -1e-6: places += count
    case .backward where places > 1e-6: places -= count
    case .forward, .backward: break
    }
    return rim.isMirrored ? offset - places * step : offset + places * step
  }

  /// The offset, or the nearest end of the content where it is not finite, and 0 for NaN.
  func finite(_ offset: Double) -> Double {
    offset.isFinite ? offset : offset > 0 ? maximumOffset : 0
  }
}
