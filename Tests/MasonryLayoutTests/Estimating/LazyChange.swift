import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// A change of a wall of which some items are estimated; most ask somebody.
enum LazyChange {
  case insert([HostItem], at: Int, Answering)
  case remove(Range<Int>, Answering)
  case move(from: Int, to: Int, Answering)
  case setLength(Double, at: Int, Answering)
  case remeasure([Int], Answering)

  /// Some items are left out, others come in at the end of what is left of the first few.
  case become(without: Range<Int>, [HostItem], swapping: Bool, Answering)

  case rearrange(WallSettings, Double, Answering)
}

extension LazyWall {
  /// Carries out a change in a grid and in this oracle, and fails unless both agree.
  mutating func expectSame(_ change: LazyChange, of grid: inout MasonryGrid, surplus: Double) throws
  {
    let oldItems = items
    let oldSettings = settings
    let oldWidths = Dictionary(
      uniqueKeysWithValues: zip(items.map(\.id), widths(in: grid)))
    let (answering, asked) = edit(change)
    let provider = LazyHeights(items, answering, surplus: surplus)
    try grid.apply(change, from: oldItems, to: self, measuredBy: provider)

    var expected: [Int] = []
    for (index, width) in widths(in: grid).enumerated() {
      let changesWidth =
        settings.axis != oldSettings.axis || oldWidths[items[index].id] != width
      guard asked.contains(items[index].id) || changesWidth else { continue }
      if answering == .nobody {
        items[index].isEstimated = true
        continue
      }
      let isEstimate = answering.isEstimated(items[index].id)
      let holds = items[index].isEstimated && !isEstimate && !asked.contains(items[index].id)
      guard !holds else { continue }
      expected.append(index)
      items[index].length = items[index].item.height + surplus
      items[index].isEstimated = isEstimate
    }
    expectEqual(provider.asked.sorted(), expected, "Asked")
    try expectSame(grid)
  }

  private func widths(in grid: MasonryGrid) -> [Double] {
    frames(of: grid).map { grid.axis == .vertical ? $0.width : $0.height }
  }

  /// Carries out a change in the data: who answers, and which items are asked for in any case.
  private mutating func edit(_ change: LazyChange) -> (Answering, asked: Set<Int>) {
    switch change {
    case .insert(let new, let index, let answering):
      let new = newItems(new)
      items.insert(contentsOf: new, at: index)
      return (answering, Set(new.map(\.id)))
    case .remove(let range, let answering):
      items.removeSubrange(range)
      return (answering, [])
    case .move(let source, let destination, let answering):
      items.insert(items.remove(at: source), at: destination)
      return (answering, [])
    case .setLength(let length, let index, let answering):
      items[index].length = length
      items[index].isEstimated = false
      return (answering, [])
    case .remeasure(let indices, let answering):
      return (answering, Set(indices.map { items[$0].id }))
    case .become(let range, let new, let isSwapping, let answering):
      let new = newItems(new)
      items.removeSubrange(range)
      items.insert(contentsOf: new, at: items.count / 2)
      if isSwapping, items.count > 1 { items.swapAt(0, items.count - 1) }
      return (answering, Set(new.map(\.id)))
    case .rearrange(let settings, let crossLength, let answering):
      (self.settings, self.crossLength) = (settings, crossLength)
      return (answering, [])
    }
  }

  private func newItems(_ new: [HostItem]) -> [LazyItem] {
    let first = (items.map(\.id).max() ?? 0) + 1
    return new.enumerated().map { offset, item in
      LazyItem(item: item, length: 0, isEstimated: false, id: first + offset)
    }
  }
}

extension MasonryGrid {
  fileprivate mutating func apply(
    _ change: LazyChange, from old: [LazyItem], to wall: LazyWall, measuredBy heights: LazyHeights
  ) throws {
    switch change {
    case .insert(let new, let index, _):
      try insertItems(new.count, at: index, measuredBy: heights)
    case .remove(let range, _): try removeItems(in: range, measuredBy: heights)
    case .move(let source, let destination, _):
      try moveItem(from: source, to: destination, measuredBy: heights)
    case .setLength(let length, let index, _):
      try setLength(length, ofItemAt: index, measuredBy: heights)
    case .remeasure(let indices, _): try remeasure(indices, measuredBy: heights)
    case .become:
      let difference = wall.items.map(\.id).difference(from: old.map(\.id)).inferringMoves()
      try apply(difference, measuredBy: heights)
    case .rearrange(let settings, let crossLength, .nobody):
      let (configuration, environment) = (settings.configuration, settings.environment)
      switch settings.axis {
      case .vertical:
        try resize(width: crossLength, configuration: configuration, environment: environment)
      case .horizontal:
        try resize(height: crossLength, configuration: configuration, environment: environment)
      }
    case .rearrange(let settings, let crossLength, _):
      try rearrange(settings, across: crossLength, measuredBy: heights)
    }
  }
}
