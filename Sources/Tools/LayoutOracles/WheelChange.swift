public import CircularLayout

/// A change of a wheel and of the cards that a host shows on it.
public enum WheelChange: Sendable {
  /// Inserts a number of items. The first ones have the sizes given; `nil` is the size of the
  /// wheel.
  case insert(Int, at: Int, sizes: [LayoutSize?] = [])
  case remove(Range<Int>)
  case move(Int, to: Int)
  case reorder([Int])

  /// Applies a difference: the old index of each item that is left, and `nil` for a new one.
  ///
  /// The first of the new items have sizes of their own unless they are `nil`. Embedded Swift has
  /// no differences, and takes only those that are another order.
  case become([Int?], sizes: [LayoutSize?] = [])
  case resize(LayoutSize, LayoutEnvironment? = nil)
  case setSize(LayoutSize?, at: Int)
  case remeasure([Int], sizes: [LayoutSize?])
  case reconfigure(Wheel.Configuration)

  /// The old index of each item after the change of so many, and `nil` for a new one.
  public func places(of count: Int) -> [Int?] {
    var places: [Int?] = (0..<count).map { $0 }
    switch self {
    case .insert(let added, let index, _):
      places.insert(contentsOf: repeatElement(nil, count: added), at: index)
    case .remove(let range): places.removeSubrange(range)
    case .move(let source, let destination):
      places.insert(places.remove(at: source), at: destination)
    case .reorder(let order): places = order.map { $0 }
    case .become(let order, _): places = order
    case .resize, .setSize, .remeasure, .reconfigure: break
    }
    return places
  }

  /// The sizes of the new items.
  var newSizes: [LayoutSize?] {
    switch self {
    case .insert(_, _, let sizes), .become(_, let sizes): sizes
    default: []
    }
  }

  /// The old items that get other sizes, with these.
  var otherSizes: [(index: Int, size: LayoutSize?)] {
    switch self {
    case .setSize(let size, let index): [(index, size)]
    case .remeasure(let indices, let sizes): zip(indices, sizes).map { ($0, $1) }
    default: []
    }
  }
}

extension Wheel {
  /// Carries out a change, and keeps the focus at an offset.
  ///
  /// - Throws: What the change throws.
  @discardableResult
  public mutating func change(
    _ change: WheelChange, keepingFocusAt offset: inout Double
  ) throws(WheelError) -> LayoutIndexMapping {
    switch change {
    case .insert(let count, let index, []):
      return try insertItems(count, at: index, keepingFocusAt: &offset)
    case .insert(let count, let index, let sizes):
      let provider: (Int) -> LayoutSize? = { sizes.indices ~= $0 - index ? sizes[$0 - index] : nil }
      return try insertItems(count, at: index, keepingFocusAt: &offset, measuredBy: provider)
    case .remove(let range): return try removeItems(in: range, keepingFocusAt: &offset)
    case .move(let source, let destination):
      return try moveItem(from: source, to: destination, keepingFocusAt: &offset)
    case .reorder(let order): return try reorderItems(by: order, keepingFocusAt: &offset)
    case .become(let places, let sizes):
      #if hasFeature(Embedded)
      return try reorderItems(by: places.compactMap { $0 }, keepingFocusAt: &offset)
      #else
      let added = places.indices.filter { places[$0] == nil }
      var names = places.map { $0 ?? 0 }
      for index in added { names[index] = -1 - index }
      let provider: (Int) -> LayoutSize? = { index in
        added.firstIndex(of: index).flatMap { sizes.indices ~= $0 ? sizes[$0] : nil }
      }
      return try apply(
        names.difference(from: Array(0..<itemCount)).inferringMoves(), keepingFocusAt: &offset,
        measuredBy: provider)
      #endif
    case .resize(let size, let environment):
      try resize(to: size, environment: environment, keepingFocusAt: &offset)
    case .setSize(let size, let index):
      try setSize(size, ofItemAt: index, keepingFocusAt: &offset)
    case .remeasure(let indices, let sizes):
      let provider: (Int) -> LayoutSize? = { index in
        indices.firstIndex(of: index).flatMap { sizes[$0] }
      }
      try remeasure(indices, keepingFocusAt: &offset, measuredBy: provider)
    case .reconfigure(let configuration):
      try reconfigure(keepingFocusAt: &offset) { $0 = configuration }
    }
    return .unchanged
  }

  /// Carries out a change at an offset, and returns the offset that keeps the focus.
  ///
  /// - Throws: What the change throws.
  @discardableResult
  public mutating func offset(
    from offset: Double, after change: WheelChange
  ) throws(WheelError) -> Double {
    var offset = offset
    try self.change(change, keepingFocusAt: &offset)
    return offset
  }
}
