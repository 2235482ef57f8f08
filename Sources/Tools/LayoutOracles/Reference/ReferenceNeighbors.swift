import LayoutGeometry
import MasonryLayout

/// The neighbours in a wall as the documentation has them, by looking at all items.
struct ReferenceNeighbors {
  private let layout: MasonryItems

  /// The items by their indices.
  private let items: [Item]

  /// The items that cover each column, from its start; those without length by their indices.
  private let columns: [[Item]]

  /// An item by distances along the columns, from the start of the content.
  private struct Item {
    let index: Int
    let start: Double
    let end: Double
    let columns: Range<Int>

    static func < (one: Item, other: Item) -> Bool {
      (one.start, one.end, one.index) < (other.start, other.end, other.index)
    }
  }

  init(_ layout: MasonryItems, _ frames: [LayoutRect]) {
    self.layout = layout
    let isMirrored = layout.axis.isMirrored(in: layout.environment.direction)
    let items = frames.enumerated().map { index, frame in
      let own = layout.axis.interval(of: frame)
      let first = layout.column(ofItemAt: index) ?? 0
      return Item(
        index: index, start: isMirrored ? -own.far : own.near,
        end: isMirrored ? -own.near : own.far,
        columns: first..<first + (layout.columnSpan(ofItemAt: index) ?? 0))
    }
    columns = (0..<layout.columnCount).map { column in
      items.filter { $0.columns.contains(column) }.sorted(by: <)
    }
    self.items = items
  }

  func neighbor(of index: Int, on side: LayoutSide) -> Int? {
    let item = items[index]
    let isHorizontal = side == .left || side == .right
    let isMirrored = isHorizontal && layout.environment.direction == .rightToLeft
    let isBefore = (side == .left || side == .above) != isMirrored
    guard isHorizontal == (layout.axis == .horizontal) else {
      return alongside(
        item,
        in: isBefore
          ? (0..<item.columns.lowerBound).reversed()
          : Array(item.columns.upperBound..<columns.count))
    }
    return nearest(to: item) { other in
      isBefore
        ? other < item ? item.start - other.end : nil : item < other ? other.start - item.end : nil
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
      let overlaps = columns[column].map { min(item.end, $0.end) - max(item.start, $0.start) }
      guard let longest = overlaps.max() else { continue }
      let best = columns[column].indices.filter { overlaps[$0] == longest }
        .map { columns[column][$0] }
      // Of items before this one that are equally far away, the last is next to it.
      let last = longest < 0 ? best.last { $0.end < item.start } : nil
      return (last ?? best[0]).index
    }
    return nil
  }
}
