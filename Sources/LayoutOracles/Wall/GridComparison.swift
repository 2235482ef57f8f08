import MasonryLayout

/// Throws unless two walls cannot be told apart, to the bit.
func requireSame(_ grid: MasonryGrid, _ expected: MasonryGrid, _ what: FailureText) throws(Failure)
{
  let isMadeAlike = grid.settings == expected.settings && grid.crossLength == expected.crossLength
  try require(grid == expected && isMadeAlike, "The wall is not \(what)")
  let (facts, expectedFacts) = (facts(of: grid), facts(of: expected))
  try require(facts == expectedFacts, "The wall is \(facts) and not \(what), \(expectedFacts)")
}

/// The numbers of a wall, to the bit, and the order in which a query of everything meets its items.
func facts(of grid: MasonryGrid) -> [UInt64] {
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

func allFrames(of grid: MasonryGrid) -> [LayoutRect] {
  (0..<grid.itemCount).map { grid.frame(ofItemAt: $0) }
}

/// Throws unless every query answers what a look at every frame does, before which another
/// rectangle was visible.
func requireScans(
  of grid: MasonryGrid, _ frames: [LayoutRect], in rect: LayoutRect, after oldRect: LayoutRect
) throws(Failure) {
  let expected = fullScan(of: frames, in: rect)
  func same(_ indices: [Int], _ query: FailureText) throws(Failure) {
    try require(indices == expected, "\(query) in \(rect) are \(indices), not \(expected)")
  }
  try same(grid.indices(in: rect), "Indices")
  let items = grid.items(in: rect)
  try same(items.map { $0.index }, "Items")
  for item in items { try require(item.frame == frames[item.index], "Frame of \(item)") }
  var collected: [Int] = [7, 7, 7]
  grid.indices(in: rect, replacing: &collected)
  try same(collected.sorted(), "Collected indices")
  var visited: [Int] = []
  var areFramesSame = true
  grid.forEachItem(in: rect) { item in
    visited.append(item.index)
    areFramesSame = areFramesSame && item.frame == frames[item.index]
  }
  try require(
    visited == collected && areFramesSame, "Visited are \(visited), and collected \(collected)")
  let bounds = grid.indexBounds(in: rect)
  try require(
    bounds?.lowerBound == expected.first && bounds?.upperBound == expected.last,
    "The bounds in \(rect) are \(any: bounds) of \(expected)")
  // Neighbours may overlap by what was rounded; then either will do.
  let hit = grid.index(containing: rect.origin)
  let isHit = hit.map { frames[$0].contains(rect.origin) } ?? true
  let isMissed = hit == nil && frames.contains { $0.contains(rect.origin) }
  try require(isHit && !isMissed, "\(rect.origin) is in \(any: hit)")
  let before = fullScan(of: frames, in: oldRect)
  let change = grid.visibilityChange(from: oldRect, to: rect)
  let (seen, sees) = (Set(before), Set(expected))
  try require(
    change.entered.map { $0.index } == expected.filter { !seen.contains($0) }
      && change.left == before.filter { !sees.contains($0) },
    "From \(oldRect) to \(rect), \(change) of \(before)")
}

/// Throws if two frames have more in common than rounding explains.
///
/// Right to left, coordinates are differences from the length of the content, and from that of all
/// columns, which may be far more than the wall is wide.
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

extension MasonryGrid {
  /// The width of an item, or its height in a row.
  func crossLength(ofItemAt index: Int) -> Double {
    let frame = frame(ofItemAt: index)
    return axis == .vertical ? frame.width : frame.height
  }
}
