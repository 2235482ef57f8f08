import LayoutTestSupport
import MasonryLayout

/// Fails unless a change gives, to the bit, the grid that building the final state from nothing gives.
///
/// The grid before the change is a value of its own, which the caller should compare at the end.
func expectLaw(
  _ change: Change, of host: Host, grid: MasonryGrid,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  var (host, changed) = (host, grid)
  let old = host
  try host.edit(change, in: grid)
  let rebuilt = try RebuiltGrid.grid(of: host)
  try changed.apply(change, from: old, to: rebuilt.host)
  if isSame(changed, rebuilt) { return }
  // It says what differs.
  expectSameWalks(changed, rebuilt.grid, file: file, line: line)
  expect(false, "The grids are not the same to the bit", file: file, line: line)
}

/// Whether ``expectSameWalks(_:_:file:line:)`` has nothing to say, and all numbers have the same bits.
private func isSame(_ changed: MasonryGrid, _ rebuilt: RebuiltGrid) -> Bool {
  guard changed == rebuilt.grid, changed.settings == rebuilt.grid.settings,
    haveSameBits(facts(of: changed), rebuilt.facts)
  else { return false }
  var walk: [Int] = []
  var position = 0
  while position < walkedRects.count {
    changed.indices(in: walkedRects[position], replacing: &walk)
    guard haveSameBits(walk, rebuilt.walks[position]) else { return false }
    position += 1
  }
  return true
}
