import LayoutGeometry
import MasonryLayout

/// Every kind of change that a grid can go through.
enum Change {
  case append([HostItem])
  case insert([HostItem], at: Int)
  case remove(at: Int)
  case removeSubrange(Range<Int>)
  case removeAll
  case move(from: Int, to: Int)
  /// One item becomes another one.
  case remeasure(Int, HostItem)
  /// Several items become others.
  case remeasureAll([Int], [HostItem])
  /// The view of an item has measured itself.
  case setExtent(Double, at: Int)
  case resize(Double)
  case reconfigure(MasonryGrid.Configuration, breadth: Double? = nil)
  /// The difference to other items is applied.
  case become([HostItem], inferringMoves: Bool)
}

extension Host {
  /// Carries out a change in the data of the app, and returns its grid, built from nothing.
  @discardableResult
  mutating func apply(_ change: Change) throws -> MasonryGrid {
    switch change {
    case .append(let new): items += new
    case .insert(let new, let index): items.insert(contentsOf: new, at: index)
    case .remove(let index): items.remove(at: index)
    case .removeSubrange(let range): items.removeSubrange(range)
    case .removeAll: items = []
    case .move(let source, let destination):
      items.insert(items.remove(at: source), at: destination)
    case .remeasure(let index, let item): items[index] = item
    case .remeasureAll(let indices, let new):
      for (index, item) in zip(indices, new) { items[index] = item }
    case .setExtent(let extent, let index):
      items[index].measured = Measurement(
        extent: extent, breadth: breadths(in: try grid())[index], axis: configuration.axis)
    case .resize(let breadth): self.breadth = breadth
    case .reconfigure(let configuration, let breadth):
      self.configuration = configuration
      self.breadth = breadth ?? self.breadth
    case .become(let new, _): items = new
    }
    let rebuilt = try grid()
    forgetMeasurements(in: rebuilt)
    return rebuilt
  }

  /// What a view has measured counts for as long as the width of its item stays.
  private mutating func forgetMeasurements(in grid: MasonryGrid) {
    guard items.contains(where: { $0.measured != nil }) else { return }
    for (index, breadth) in breadths(in: grid).enumerated() {
      let counts = items[index].measured?.counts(at: breadth, along: configuration.axis) ?? true
      if !counts { items[index].measured = nil }
    }
  }
}

extension MasonryGrid {
  /// Carries out a change that leads from one state of the app to another.
  ///
  /// A provider is handed in only where it is needed.
  mutating func apply(_ change: Change, from old: Host, to new: Host) throws {
    let heights = HostHeights(items: new.items)
    let ifNeeded = old.hasUnequalTracks ? heights : nil
    switch change {
    case .append(let items): try append(items.count, measuredBy: heights)
    case .insert(let items, let index): try insert(items.count, at: index, measuredBy: heights)
    case .remove(let index): try remove(at: index, measuredBy: ifNeeded)
    case .removeSubrange(let range): try removeSubrange(range, measuredBy: ifNeeded)
    case .removeAll: removeAll()
    case .move(let source, let destination):
      try move(from: source, to: destination, measuredBy: ifNeeded)
    case .remeasure(let index, _): try remeasure(at: index, measuredBy: heights)
    case .remeasureAll(let indices, _): try remeasure(indices, measuredBy: heights)
    case .setExtent(let extent, let index):
      try setExtent(extent, ofItemAt: index, measuredBy: ifNeeded)
    case .resize(let breadth): try resize(breadth: breadth, measuredBy: heights)
    case .reconfigure(let configuration, let breadth):
      try reconfigure(configuration, breadth: breadth, measuredBy: heights)
    case .become(let items, let infersMoves):
      let difference = items.difference(from: old.items)
      try apply(infersMoves ? difference.inferringMoves() : difference, measuredBy: heights)
    }
  }
}
