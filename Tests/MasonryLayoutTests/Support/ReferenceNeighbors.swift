import LayoutGeometry
import MasonryLayout

/// The neighbours in an upright wall as the documentation has them, by looking at all items.
struct ReferenceNeighbors {
  private let columnCount: Int

  /// The items with their frames and columns.
  private let items: [Item]

  /// The items that cover each column, from the top; those without height by their indices.
  private let columns: [[Item]]

  private struct Item {
    let index: Int
    let top: Double
    let bottom: Double
    let height: Double
    let columns: Range<Int>

    static func < (one: Item, other: Item) -> Bool {
      (one.top, one.height, one.index) < (other.top, other.height, other.index)
    }
  }

  init(_ grid: MasonryGrid) {
    columnCount = grid.columnCount
    let items = grid.frames.enumerated().map { index, frame in
      let first = grid.column(ofItemAt: index)
      return Item(
        index: index, top: frame.minY, bottom: frame.maxY, height: frame.height,
        columns: first..<first + grid.columnSpan(ofItemAt: index))
    }
    columns = (0..<columnCount).map { column in
      items.filter { $0.columns.contains(column) }.sorted(by: <)
    }
    self.items = items
  }

  func neighbor(of index: Int, on side: LayoutSide) -> Int? {
    let item = items[index]
    switch side {
    case .above: return nearest(to: item) { $0 < item ? item.top - $0.bottom : nil }
    case .below: return nearest(to: item) { item < $0 ? $0.top - item.bottom : nil }
    case .left: return alongside(item, in: Array((0..<item.columns.lowerBound).reversed()))
    case .right: return alongside(item, in: Array(item.columns.upperBound..<columnCount))
    }
  }

  /// The nearest in the columns of an item: of several as near, the one in the leading column.
  private func nearest(to item: Item, gap: (Item) -> Double?) -> Int? {
    var best: (index: Int, gap: Double)?
    for column in item.columns {
      // The closest of a column comes just before the item in stacking order, or just after it.
      let others = columns[column].filter { $0.index != item.index && gap($0) != nil }
      guard let nearest = (others.first.map { item < $0 } ?? true) ? others.first : others.last,
        let gap = gap(nearest)
      else { continue }
      if best.map({ gap < $0.gap }) ?? true { best = (nearest.index, gap) }
    }
    return best?.index
  }

  /// The item of the next column with items that lies alongside for the longest distance.
  private func alongside(_ item: Item, in further: [Int]) -> Int? {
    for column in further {
      let overlaps = columns[column].map { min(item.bottom, $0.bottom) - max(item.top, $0.top) }
      guard let longest = overlaps.max() else { continue }
      let best = columns[column].indices.filter { overlaps[$0] == longest }
        .map { columns[column][$0] }
      // Of items before this one that are equally far away, the last is next to it.
      let last = longest < 0 ? best.last { $0.bottom < item.top } : nil
      return (last ?? best[0]).index
    }
    return nil
  }
}
