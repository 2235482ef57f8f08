import LayoutGeometry
import MasonryLayout

/// What every layout of items has, asked of each by its own type.

func itemsAreAsked(_ index: Int) -> Int {
  var count = 0
  let rect = LayoutRect(x: 0, y: 0, width: 100, height: 100)
  if let grid = try? MasonryGrid(configuration: .init(), width: 300) {
    count += grid.firstEstimatedIndex ?? 0
    count += grid.itemsInReadingOrder(in: rect).count
    count += grid.itemCount > 0 && grid.isEstimated(itemAt: index) ? 1 : 0
  }
  if let rows = try? MasonryRows(configuration: .init(), width: 300) {
    count += rows.firstEstimatedIndex ?? 0
    count += rows.itemsInReadingOrder(in: rect).count
    count += rows.itemCount > 0 && rows.isEstimated(itemAt: index) ? 1 : 0
  }
  if let feed = try? MasonryFeed(width: 300), feed.sectionCount > 0 {
    count += feed[0].firstEstimatedIndex ?? 0
    count += feed[0].itemsInReadingOrder(in: rect).count
    count += feed[0].itemCount > 0 && feed[0].isEstimated(itemAt: index) ? 1 : 0
  }
  return count
}

/// Calls everything, as what nothing calls is not compiled for Embedded Swift.
@_cdecl("use_everything")
public func useEverything() -> Double {
  var sum = Double(itemsAreAsked(0))
  sum += (try? useMasonry()) ?? 0
  sum += (try? useFeed()) ?? 0
  sum += (try? useFollowing()) ?? 0
  sum += (try? useWheel()) ?? 0
  sum += (try? useCards()) ?? 0
  return sum
}
