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
  let rebuilt = try host.apply(change)
  try changed.apply(change, from: old, to: host)
  expectSameWalks(changed, rebuilt, file: file, line: line)
}
