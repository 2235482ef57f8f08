extension Wheel {
  /// A focus taken apart, so that it survives a change of the number of items.
  struct FocusParts {
    /// The whole turns of a ring; 0 for a list.
    var turns = 0.0

    /// The item nearest to the focus.
    var index = 0.0

    /// How far the focus is past that item, in items.
    var fraction = 0.0
  }

  /// The focus at an offset, taken apart.
  func focusParts(atOffset offset: Double) -> FocusParts {
    let focus = focusIndex(atOffset: offset)
    let nearest = (focus + 0.5).rounded(.down)
    let count = Double(max(itemCount, 1))
    let turns = rim.isRing ? (nearest / count).rounded(.down) : 0
    return FocusParts(turns: turns, index: nearest - turns * count, fraction: focus - nearest)
  }

  /// The offset of a focus, put together again with the number of items that there are now.
  func offset(at focus: FocusParts) -> Double {
    offset(atFocusIndex: focus.turns * Double(itemCount) + focus.index + focus.fraction)
  }
}

extension Wheel.FocusParts {
  /// The same focus after items have been inserted before a position.
  func inserting(_ count: Int, at position: Int) -> Wheel.FocusParts {
    var focus = self
    if index >= Double(position) { focus.index += Double(count) }
    return focus
  }

  /// The focus after items have been removed: the same item, or else the nearest that is left.
  func removing(_ range: Range<Int>, of count: Int, isRing: Bool) -> Wheel.FocusParts {
    guard range.count < count else { return Wheel.FocusParts() }
    var focus = self
    let lower = Double(range.lowerBound)
    let upper = Double(range.upperBound)
    if index >= upper {
      focus.index -= upper - lower
    } else if index >= lower {
      let position = index + fraction
      let hasEarlier = isRing || range.lowerBound > 0
      let hasLater = isRing || range.upperBound < count
      let isLaterNearer = upper - position <= position - (lower - 1)
      focus.index = hasLater && (isLaterNearer || !hasEarlier) ? lower : lower - 1
      focus.fraction = 0
    }
    return focus
  }
}
