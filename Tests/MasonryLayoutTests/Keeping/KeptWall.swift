import LayoutGeometry
import LayoutTestSupport

@testable import MasonryLayout

/// The oracle of a wall that keeps columns: after every change it packs all items again, one by one.
struct KeptWall {
  private(set) var host: Host

  /// The items before it stay in their columns.
  private var horizon: Int

  private var keepsAll = false

  /// The items before it are stacked upwards.
  private(set) var seam = 0

  private var tracks: ReferenceTracks

  private(set) var places: [ReferencePlace] = []

  init(_ host: Host, keeping: MasonryGrid.KeptColumns) {
    self.host = host
    tracks = ReferenceTracks(host.configuration, crossLength: host.crossLength)
    horizon = 0
    place(keeping: [])
    keptColumns = keeping
  }

  var keptColumns: MasonryGrid.KeptColumns {
    get { keepsAll ? .all : horizon == 0 ? .none : .before(horizon) }
    set {
      keepsAll = newValue == .all
      horizon =
        switch newValue {
        case .none: 0
        case .before(let end): min(end, host.items.count)
        case .all: host.items.count
        }
    }
  }

  /// Carries out a change; the grid is that of before.
  ///
  /// Returns which item was kept at which index.
  @discardableResult
  mutating func apply(_ change: Change, in grid: MasonryGrid) throws -> [(old: Int, new: Int)] {
    let old = host
    let columnCount = tracks.count
    if case .setLength(let length, let index) = change {
      // Heights do not depend on widths here, so that it does not matter at which one it was measured.
      host.items[index].height = length
    } else {
      try host.edit(change, in: grid)
    }
    if host.configuration != old.configuration || host.crossLength != old.crossLength {
      tracks = ReferenceTracks(host.configuration, crossLength: host.crossLength)
    }
    guard !isIdle(change, old) else { return [] }
    seam = newSeam(after: change, old)
    var kept = origins(of: change, old).map { origin in
      origin.flatMap { $0 < horizon ? $0 : nil }
    }
    if tracks.count == columnCount {
      horizon = max(seam, (kept.lastIndex { $0 != nil } ?? -1) + 1)
    } else {
      kept = kept.map { _ in nil }
    }
    if keepsAll { horizon = host.items.count }
    place(keeping: kept.map { $0.map { places[$0].lanes.lowerBound } })
    var pairs: [(old: Int, new: Int)] = []
    for new in kept.indices {
      if let old = kept[new] { pairs.append((old, new)) }
    }
    return pairs
  }

  private mutating func place(keeping columns: [Int?]) {
    func place(_ indices: some Sequence<Int>) -> [ReferencePlace] {
      var packing = ReferencePacking(host.configuration, in: tracks)
      return indices.map { index in
        packing.place(host.items[index], keptIn: index < columns.count ? columns[index] : nil)
      }
    }
    // Upwards is downwards in a mirror.
    let spacing = whole(host.configuration.itemSpacing, parts: 8)
    places = place((0..<seam).reversed()).reversed()
    for index in 0..<seam {
      places[index].top = -(places[index].top + places[index].height + spacing)
    }
    places += place(seam..<host.items.count)
  }

  /// The number of items that are stacked upwards after a change.
  private func newSeam(after change: Change, _ old: Host) -> Int {
    let seam = horizon < seam ? 0 : seam
    if case .prepend(let new) = change, horizon > 0 { return seam + new.count }
    switch change {
    case .insert(let new, let index): return index < seam ? seam + new.count : seam
    case .prepend, .append, .repack, .remeasure, .remeasureAll, .setLength: return seam
    case .remove(let index): return index < seam ? seam - 1 : seam
    case .removeSubrange(let range): return (0..<seam).count { !range.contains($0) }
    case .move(let source, let destination):
      let others = source < seam ? seam - 1 : seam
      return destination < others || destination == others && source < seam ? others + 1 : others
    case .reorder(let order):
      let staying = stayingItems(in: order)
      let isUpward = order.map { $0 < seam }
      let last = order.indices.last { isUpward[$0] && staying.contains(order[$0]) }
      var end = (last ?? -1) + 1
      while end < order.count, isUpward[end] { end += 1 }
      return end
    case .become(let new, let infersMoves):
      let difference = new.difference(from: old.items, inferringMoves: infersMoves)
      var isUpward = old.items.indices.map { $0 < seam }
      for removal in difference.removals.reversed() { isUpward.remove(at: removal.offset) }
      for insertion in difference.insertions { isUpward.insert(false, at: insertion.offset) }
      var end = (isUpward.lastIndex(of: true) ?? -1) + 1
      // Those that were upward and are moved right behind stay so.
      for case .insert(end, _, let origin?) in difference.insertions where origin < seam {
        end += 1
      }
      return end
    case .removeAll, .restackFromStart, .resize, .reconfigure: return 0
    }
  }

  /// Whether a change leaves everything as it is, and so is none.
  private func isIdle(_ change: Change, _ old: Host) -> Bool {
    switch change {
    case .append(let new), .insert(let new, _), .prepend(let new): return new.isEmpty
    case .removeSubrange(let range): return range.isEmpty
    case .remove, .removeAll, .repack: return false
    case .restackFromStart: return seam == 0
    case .move(let source, let destination): return source == destination
    case .reorder(let order): return order == Array(order.indices)
    case .remeasure, .remeasureAll, .setLength, .resize, .reconfigure, .become:
      if case .remeasure = change, old.hasUnequalTracks { return false }
      if case .remeasureAll(let indices, _) = change, old.hasUnequalTracks {
        return indices.isEmpty
      }
      return host.items.map(\.effective) == old.items.map(\.effective)
        && host.configuration == old.configuration && host.crossLength == old.crossLength
    }
  }

  /// Where each item was before a change, or `nil` if it is new, was moved or wants to be elsewhere.
  private func origins(of change: Change, _ old: Host) -> [Int?] {
    var origins: [Int?] = Array(old.items.indices)
    switch change {
    case .append(let new): origins += new.map { _ in nil }
    case .insert(let new, let index): origins.insert(contentsOf: new.map { _ in nil }, at: index)
    case .prepend(let new): origins.insert(contentsOf: new.map { _ in nil }, at: 0)
    case .restackFromStart, .repack: break
    case .remove(let index): origins.remove(at: index)
    case .removeSubrange(let range): origins.removeSubrange(range)
    case .removeAll: origins = []
    case .move(let source, let destination):
      origins.remove(at: source)
      origins.insert(nil, at: destination)
    case .reorder(let order):
      let staying = stayingItems(in: order)
      origins = order.map { staying.contains($0) ? $0 : nil }
    case .become(let new, _):
      let difference = new.difference(from: old.items)
      for removal in difference.removals.reversed() { origins.remove(at: removal.offset) }
      for insertion in difference.insertions { origins.insert(nil, at: insertion.offset) }
    case .remeasure, .remeasureAll, .setLength, .resize, .reconfigure:
      for index in old.items.indices {
        let (one, other) = (old.items[index], host.items[index])
        if one.span != other.span || one.pin != other.pin { origins[index] = nil }
      }
    }
    return origins
  }
}

extension [HostItem] {
  /// What an app applies that compares its data.
  func difference(
    from old: [HostItem], inferringMoves: Bool
  ) -> CollectionDifference<HostItem> {
    let difference = difference(from: old)
    return inferringMoves ? difference.inferringMoves() : difference
  }
}

extension HostItem {
  /// What decides where the item goes, in a wall whose heights do not depend on widths.
  fileprivate var effective: [UInt64] {
    [
      height.bitPattern, UInt64(span), pin.map { UInt64($0) } ?? .max,
    ]
  }
}

extension KeptWall {
  /// Carries out a change in the wall and in a grid, and fails unless they are the same afterwards.
  mutating func expectSame(
    _ change: Change, of grid: inout MasonryGrid, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let (old, columns) = (host, places.map(\.lanes.lowerBound))
    let columnCount = grid.columnCount
    let kept = try apply(change, in: grid)
    try grid.apply(change, from: old, to: host)
    expect(isSame(grid), "\(facts(grid)), not \(expectedFacts)", file: file, line: line)
    expectEqual(grid.keptColumns, keptColumns, "keeping", file: file, line: line)
    guard grid.columnCount == columnCount else { return }
    for item in kept {
      let column = grid.column(ofItemAt: item.new)
      if column != columns[item.old] {
        expectEqual(column, columns[item.old], "Column of \(item)", file: file, line: line)
      }
    }
  }

  func isSame(_ grid: MasonryGrid) -> Bool {
    guard grid.itemCount == places.count else { return false }
    let (placement, items) = (grid.placement, grid.items)
    var index = 0
    while index < places.count {
      let place = places[index]
      guard Int(placement.firstLanes[index]) == place.lanes.lowerBound,
        placement.positions[index] * 8 == Double(place.top),
        items.lengths[index] * 8 == Double(place.height)
      else { return false }
      index += 1
    }
    return true
  }

  private func facts(_ grid: MasonryGrid) -> String {
    "\(zip(grid.placement.firstLanes, grid.placement.positions).map { "\($0) at \($1)" })"
  }

  private var expectedFacts: String {
    "\(places.map { "\($0.lanes.lowerBound) at \(Double($0.top) / 8)" })"
  }
}
