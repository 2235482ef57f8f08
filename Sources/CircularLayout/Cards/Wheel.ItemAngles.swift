extension Wheel {
  /// The places of the items along the wheel, as if it were unrolled.
  ///
  /// There are two measures. An *index* counts items: 2.5 is halfway between the items 2 and 3. A
  /// *position* is an angle from the first item in units of the average angle per item, so that a
  /// position times ``Wheel/step`` is an offset. Indices are linear in positions between two items;
  /// beyond the ends of a list, and for evenly spaced items, which store nothing, they are equal.
  struct ItemAngles: Hashable, Sendable {
    /// The number of items.
    let itemCount: Int
    /// Whether the first item follows the last.
    let isRing: Bool
    /// The angle from one item to the next, in radians; the average where angles differ.
    let perItem: Double
    /// The number of items of average angle in a full turn; exactly n on a ring.
    let itemsPerTurn: Double
    /// The number of items of average angle from the focus to the arc limit; infinite without one.
    let itemsPerArc: Double
    /// Whether all neighbours are the same angle apart.
    let areEven: Bool
    /// The angle from the first item to each, in radians; empty for even items.
    let fromFirst: [Double]
  }
}

extension Wheel.ItemAngles {
  /// The angles of items, and the limits on what is shown.
  init(
    _ configuration: Wheel.Configuration, itemCount: Int, perItem: Double, fromFirst: [Double]
  ) {
    self.itemCount = itemCount
    self.perItem = perItem
    self.fromFirst = fromFirst
    areEven = fromFirst.isEmpty
    let itemsPerTurn = 2 * .pi / perItem
    if case .ring = configuration.arrangement {
      isRing = true
      self.itemsPerTurn = Double(max(itemCount, 1))
    } else {
      isRing = false
      // 30° in radians is not quite a twelfth of 2π: a number all but whole is meant to be whole.
      let whole = itemsPerTurn.rounded(.toNearestOrEven)
      let isWhole = (itemsPerTurn - whole).magnitude <= 1e-12 * itemsPerTurn
      self.itemsPerTurn = isWhole ? whole : itemsPerTurn
    }
    if let limit = configuration.arcLimit, limit < .halfTurn {
      itemsPerArc = limit.radians / perItem
    } else {
      itemsPerArc = .infinity
    }
  }

  /// Whether an item at the very angle counts.
  enum Side {
    case from
    case after
  }
}
