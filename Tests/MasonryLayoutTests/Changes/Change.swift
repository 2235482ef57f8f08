import LayoutGeometry
import MasonryLayout

/// Every kind of change that a grid can go through.
enum Change {
  case append([HostItem])
  case insert([HostItem], at: Int)
  case prepend([HostItem])
  case restackFromStart
  case repack
  case remove(at: Int)
  case removeSubrange(Range<Int>)
  case removeAll
  case move(from: Int, to: Int)
  /// The items are taken in an order, by their old indices.
  case reorder([Int])
  /// One item becomes another one.
  case remeasure(Int, HostItem)
  /// Several items become others.
  case remeasureAll([Int], [HostItem])
  /// The view of an item has measured itself.
  case setLength(Double, at: Int)
  case resize(Double)
  case reconfigure(WallSettings, crossLength: Double? = nil)
  /// The difference to other items is applied.
  case become([HostItem], inferringMoves: Bool)
}

extension Host {
  /// Carries out a change in the data of the app, and returns its grid, built from nothing.
  @discardableResult
  mutating func apply(_ change: Change) throws -> MasonryGrid {
    let old = self
    try edit(change, in: try old.grid())
    let rebuilt = try grid()
    forgetMeasurements(in: rebuilt)
    return rebuilt
  }

  /// Carries out a change in the data of the app, without a look at what it does to the widths.
  ///
  /// The grid, the one before the change, is made only if it is needed.
  mutating func edit(
    _ change: Change, in grid: @autoclosure () throws -> MasonryGrid
  ) throws {
    switch change {
    case .append(let new): items += new
    case .insert(let new, let index): items.insert(contentsOf: new, at: index)
    case .prepend(let new): items.insert(contentsOf: new, at: 0)
    case .restackFromStart, .repack: break
    case .remove(let index): items.remove(at: index)
    case .removeSubrange(let range): items.removeSubrange(range)
    case .removeAll: items = []
    case .move(let source, let destination):
      items.insert(items.remove(at: source), at: destination)
    case .reorder(let order): items = order.map { items[$0] }
    case .remeasure(let index, let item): items[index] = item
    case .remeasureAll(let indices, let new):
      for (index, item) in zip(indices, new) { items[index] = item }
    case .setLength(let length, let index):
      items[index].measured = Measurement(
        length: length, crossLength: crossLengths(in: try grid())[index], axis: configuration.axis)
    case .resize(let crossLength): self.crossLength = crossLength
    case .reconfigure(let configuration, let crossLength):
      self.configuration = configuration
      self.crossLength = crossLength ?? self.crossLength
    case .become(let new, _): items = new
    }
  }

  /// What a view has measured counts for as long as the width of its item stays.
  mutating func forgetMeasurements(in grid: MasonryGrid) {
    guard items.contains(where: { $0.measured != nil }) else { return }
    for (index, crossLength) in crossLengths(in: grid).enumerated() {
      let counts = items[index].measured?.counts(at: crossLength, along: configuration.axis) ?? true
      if !counts { items[index].measured = nil }
    }
  }
}

extension MasonryGrid {
  /// Carries out a change that leads from one state of the app to another.
  ///
  /// A provider is handed in only where columns differ.
  @discardableResult
  mutating func apply(
    _ change: Change, from old: Host, to new: Host
  ) throws -> LayoutIndexMapping {
    let heights = HostHeights(items: new.items)
    switch change {
    case .append(let items): return try appendItems(items.count, measuredBy: heights)
    case .insert(let items, let index):
      return try insertItems(items.count, at: index, measuredBy: heights)
    case .prepend(let items): return try prependItems(items.count, measuredBy: heights)
    case .restackFromStart: try restackFromStart(measuredBy: heights)
    case .repack: try repack(measuredBy: heights)
    case .remove, .removeSubrange, .move, .reorder, .setLength:
      return old.hasUnequalTracks
        ? try apply(change, measuredBy: heights) : try applyWithoutProvider(change)
    case .removeAll: return removeAllItems()
    case .remeasure(let index, _): try remeasure(at: index, measuredBy: heights)
    case .remeasureAll(let indices, _): try remeasure(indices, measuredBy: heights)
    case .resize(let length): try resize(crossLength: length, measuredBy: heights)
    case .reconfigure(let settings, let length):
      try rearrange(settings, across: length, measuredBy: heights)
    case .become(let items, let infersMoves):
      let difference = items.difference(from: old.items, inferringMoves: infersMoves)
      return try apply(difference, measuredBy: heights)
    }
    return .unchanged
  }

  /// Carries out a change of those that need no provider where columns are equal, with one.
  private mutating func apply(
    _ change: Change, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    switch change {
    case .remove(let index): return try removeItem(at: index, measuredBy: provider)
    case .removeSubrange(let range): return try removeItems(in: range, measuredBy: provider)
    case .move(let source, let destination):
      return try moveItem(from: source, to: destination, measuredBy: provider)
    case .reorder(let order): return try reorderItems(by: order, measuredBy: provider)
    case .setLength(let length, let index):
      try setLength(length, ofItemAt: index, measuredBy: provider)
    default: break
    }
    return .unchanged
  }

  /// Carries out such a change without a provider.
  @discardableResult
  mutating func applyWithoutProvider(
    _ change: Change
  ) throws(MasonryError) -> LayoutIndexMapping {
    switch change {
    case .remove(let index): return try removeItem(at: index)
    case .removeSubrange(let range): return try removeItems(in: range)
    case .move(let source, let destination): return try moveItem(from: source, to: destination)
    case .reorder(let order): return try reorderItems(by: order)
    case .setLength(let length, let index):
      switch axis {
      case .vertical: try setHeight(length, ofItemAt: index)
      case .horizontal: try setWidth(length, ofItemAt: index)
      }
    default: break
    }
    return .unchanged
  }
}
