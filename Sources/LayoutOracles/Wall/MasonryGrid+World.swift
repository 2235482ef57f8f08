import LayoutGeometry
package import MasonryLayout

extension MasonryGrid: WorldLayout {
  package static var name: String { "Grid" }

  package var hasWidths: Bool {
    guard case .tracks(let tracks) = configuration.columns else { return false }
    return tracks.contains { $0 != tracks[0] }
  }

  /// The widths of frames of items that are pinned to each column.
  package func widths(ofSpan span: Int, pin: Int?) -> [Double] {
    let span = min(span, columnCount)
    let last = columnCount - span
    let columns = pin.map { [min($0, last)] } ?? Array(0...last)
    let provider = MasonryHeightClosure(
      columnSpan: { _ in span }, pinnedColumn: { columns[$0] }, width: { _, _ in 1 }
    ) { _, _ in 1 }
    guard var probe = try? MasonryGrid(configuration: configuration, in: space),
      (try? probe.appendItems(columns.count, measuredBy: provider)) != nil
    else { return [] }
    return distinct(columns.indices.map { probe.question(ofItemAt: $0, span: span).crossLength })
  }

  package func question(ofItemAt index: Int, span: Int) -> ItemQuestion {
    let frame = frame(ofItemAt: index)
    return ItemQuestion(axis: axis, crossLength: axis == .vertical ? frame.width : frame.height)
  }

  /// Columns are kept whatever the settings.
  package func isPacked(after old: MasonryGrid) -> Bool? { nil }

  /// The numbers of a wall, to the bit, and the order of a query of everything.
  package var facts: [UInt64] {
    let grid = self
    var facts = [
      UInt64(grid.itemCount), UInt64(grid.columnCount), grid.columnWidth.bitPattern,
      grid.contentSize.width.bitPattern, grid.contentSize.height.bitPattern,
    ]
    for end in grid.columnEnds { facts.append(end?.bitPattern ?? .max) }
    var shortest = Double.infinity
    var index = 0
    while index < grid.itemCount {
      let (frame, length) = (grid.frame(ofItemAt: index), grid.length(ofItemAt: index))
      facts.append(frame.minX.bitPattern)
      facts.append(frame.minY.bitPattern)
      facts.append(frame.width.bitPattern)
      facts.append(frame.height.bitPattern)
      facts.append(length.bitPattern)
      facts.append(UInt64(grid.column(ofItemAt: index)))
      facts.append(UInt64(grid.columnSpan(ofItemAt: index)))
      if length != 0 { shortest = min(shortest, length) }
      index += 1
    }
    // Where a length is too small to change a position, several items of a dense packing start
    // together, and which of them is listed first depends on what was there when they came.
    guard shortest > max(grid.contentSize.width, grid.contentSize.height).ulp else { return facts }
    let everything = LayoutRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    grid.forEachItem(in: everything) { facts.append(UInt64($0.index)) }
    return facts
  }
}

/// Throws if two frames have more in common than the rounding of sums of all columns explains.
func requireNoOverlap(_ frames: [LayoutRect], in grid: MasonryGrid) throws(Failure) {
  let content = max(grid.contentSize.width, grid.contentSize.height, grid.configuration.breadth)
  for (index, frame) in frames.enumerated() {
    for (other, otherFrame) in frames[..<index].enumerated() {
      guard let common = frame.intersection(otherFrame) else { continue }
      let isWide = common.width > 16 * max(content, frame.maxX, -frame.minX).ulp
      let isHigh = common.height > 16 * max(content, frame.maxY, -frame.minY).ulp
      try require(!isWide || !isHigh, "\(other) at \(otherFrame) overlaps \(index) at \(frame)")
    }
  }
}

extension MasonryGrid.Configuration {
  /// At most as much as all columns and the spacings between them are set to take up.
  fileprivate var breadth: Double {
    switch columns {
    case .fixed(let count): return Double(count) * columnSpacing
    case .adaptive(let minimum, _, let count): return Double(count) * (minimum + columnSpacing)
    case .tracks(let tracks):
      var breadth = Double(tracks.count) * columnSpacing
      for case .points(let points) in tracks { breadth += points }
      return breadth
    }
  }
}

/// The distinct numbers, in the order in which they come first.
func distinct(_ numbers: [Double]) -> [Double] {
  var distinct: [Double] = []
  for number in numbers where !distinct.contains(number) { distinct.append(number) }
  return distinct
}
