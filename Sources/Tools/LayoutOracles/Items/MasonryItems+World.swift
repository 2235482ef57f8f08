package import LayoutGeometry
package import MasonryLayout

/// What a provider is asked about an item: its length along an axis at a length across it.
package struct ItemQuestion {
  package var axis: LayoutAxis
  package var crossLength: Double

  /// The length of the item along that axis, if its length along the other one is asked for then.
  package var breadth: Double?

  package var asksBoth: Bool { breadth != nil }

  /// Whether the answers to another question are enough.
  func isAnswered(by other: ItemQuestion) -> Bool {
    axis == other.axis && crossLength == other.crossLength
      && (breadth == nil || breadth == other.breadth)
  }

  /// Whether frames do not tell if the answers to another question are enough: an item of a flow
  /// that is moved may be a pixel wider, and one that fills its row is rounded.
  func isDoubtful(beside other: ItemQuestion, scale: Double?) -> Bool {
    guard let breadth, let otherBreadth = other.breadth, breadth != otherBreadth else {
      return breadth != nil && scale != nil
    }
    return scale != nil || (breadth - otherBreadth).magnitude <= 1e-9 * max(1, breadth)
  }
}

extension MasonryItems {
  /// Whether columns differ, so that items are asked for at several widths.
  package var hasWidths: Bool {
    guard let tracks = tracksOfColumns else { return false }
    return tracks.contains { $0 != tracks[0] }
  }

  private var tracksOfColumns: [ColumnsLayout.Track]? {
    switch layout {
    case .columns(let columns): if case .tracks(let tracks) = columns.columns { return tracks }
    case .rows(let rows): if case .even(.tracks(let tracks)) = rows.rule { return tracks }
    }
    return nil
  }

  /// The distinct widths that an item can get where columns differ: those of the frames of items
  /// that are pinned to each column, of one full row, or of an item that fills a row.
  package func widths(ofSpan span: Int, pin: Int?) -> [Double] {
    var (count, columns) = (1, [Int]())
    var span = span
    if layout.columns != nil {
      span = min(span, columnCount)
      let last = columnCount - span
      columns = pin.map { [min($0, last)] } ?? Array(0...last)
      count = columns.count
    } else if let tracks = tracksOfColumns {
      count = span > 1 ? 1 : tracks.count
    } else {
      return []
    }
    let provider = MasonryHeightClosure(
      columnSpan: { _ in span }, pinnedColumn: { columns.isEmpty ? nil : columns[$0] },
      width: { _, _ in 1 }
    ) { _, _ in 1 }
    guard var probe = try? MasonryItems(layout, in: space),
      (try? probe.appendItems(count, measuredBy: provider)) != nil
    else { return [] }
    return distinct((0..<count).map { probe.question(ofItemAt: $0, span: span).crossLength })
  }

  /// What the provider is asked about an item, by the documentation.
  package func question(ofItemAt index: Int, span: Int) -> ItemQuestion {
    let frame = frame(ofItemAt: index)
    let breadth = axis == .vertical ? frame.width : frame.height
    guard span == 1 || layout.columns != nil else {
      return ItemQuestion(axis: axis, crossLength: breadth)
    }
    switch layout.rows?.rule {
    case .justified(let height, _, _, _):
      return ItemQuestion(axis: axis.cross, crossLength: height)
    case .flowing(let height, _, let hasOwnHeights):
      return ItemQuestion(
        axis: axis.cross, crossLength: height, breadth: hasOwnHeights ? breadth : nil)
    case nil, .even: return ItemQuestion(axis: axis, crossLength: breadth)
    }
  }

  /// Whether nothing is kept after a change, or `nil` if that depends on what was kept before.
  ///
  /// Other settings and another width break all rows anew; columns are kept.
  func isPacked(after old: MasonryItems) -> Bool? {
    layout.rows != nil && (layout != old.layout || space != old.space) ? true : nil
  }

  /// All numbers, to the bit, and the order of a query of everything.
  package var facts: [UInt64] {
    func bits(of frame: LayoutRect) -> [UInt64] {
      [frame.minX, frame.minY, frame.width, frame.height].map { $0.bitPattern }
    }
    let size = [contentSize.width.bitPattern, contentSize.height.bitPattern]
    guard let columnWidth else {
      var facts = [UInt64(itemCount), UInt64(rowCount)] + size
      for row in 0..<rowCount {
        facts.append(UInt64(items(inRow: row).lowerBound))
        facts += bits(of: frame(ofRow: row))
      }
      for index in 0..<itemCount {
        facts += bits(of: frame(ofItemAt: index))
        facts.append(length(ofItemAt: index).bitPattern)
      }
      return facts
    }
    var facts = [UInt64(itemCount), UInt64(columnCount), columnWidth.bitPattern] + size
    for end in columnEnds { facts.append(end?.bitPattern ?? .max) }
    var shortest = Double.infinity
    for index in 0..<itemCount {
      let length = length(ofItemAt: index)
      facts += bits(of: frame(ofItemAt: index))
      facts += [
        length.bitPattern, UInt64(column(ofItemAt: index) ?? 0),
        UInt64(columnSpan(ofItemAt: index) ?? 0),
      ]
      if length != 0 { shortest = min(shortest, length) }
    }
    // Where a length is too small to change a position, several items of a dense packing start
    // together, and which of them is listed first depends on what was there when they came.
    guard shortest > max(contentSize.width, contentSize.height).ulp else { return facts }
    let everything = LayoutRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    forEachItem(in: everything) { facts.append(UInt64($0.index)) }
    return facts
  }
}

/// The distinct numbers, in the order in which they come first.
func distinct(_ numbers: [Double]) -> [Double] {
  var distinct: [Double] = []
  for number in numbers where !distinct.contains(number) { distinct.append(number) }
  return distinct
}
