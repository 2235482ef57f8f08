import LayoutGeometry
import MasonryLayout

extension RowsWorld {
  /// Rows of kept items that begin in view stay where they are, up to the row before a change there.
  ///
  /// A first row above, or one behind a filling item, may give way to what comes before it.
  func checkStillRows(
    after old: RowsWorld, by plan: Plan, _ frames: [LayoutRect]
  ) throws(Failure) {
    guard let (seen, rect) = plan.seen, plan.isDone, !plan.isMeasuring, !seen.keepsAnEnd,
      seen.rect.isFinite, settings == old.settings, old.horizon > 0, !items.isEmpty,
      layout.crossLength == old.layout.crossLength, layout.keptPlaces != .none
    else { return }
    let (axis, seam) = (layout.axis, old.layout.seams.first)
    guard seam.map({ $0.index <= old.horizon }) ?? true else { return }
    let content = max(axis.length(of: layout.contentSize), axis.length(of: old.layout.contentSize))
    let far = max(content, max(seam?.start.magnitude ?? 0, settings.configuration.rowSpacing))
    // Rows without a width are as absurd.
    guard far < 0x1p30, layout.crossLength > 0x1p-20, settings.scale.map({ 0.5...3 ~= $0 }) ?? true
    else { return }
    let feed = wall.feed
    if feed.isAtStart(.init(rect)) || feed.isAtEnd(.init(rect)) { return }
    let slack = 1e-9 * (1 + far)
    let isMirrored = axis.isMirrored(in: settings.direction)
    func start(_ frame: LayoutRect, _ rect: LayoutRect) -> Double {
      let (own, view) = (axis.interval(of: frame), axis.interval(of: rect))
      return isMirrored ? view.far - own.far : own.near - view.near
    }
    let before = allFrames(of: old.layout)
    let rows = (0..<old.layout.shownRowCount).map { old.layout.items(inRow: $0) }
    let starts = rows.map { start(before[$0.lowerBound], seen.rect) }
    // On pixels, a row that begins less than one before the view may count as in view.
    let pixel = settings.scale.map { 1 / $0 + slack } ?? slack
    guard let first = starts.firstIndex(where: { $0 >= -slack }),
      starts[first] < axis.length(of: seen.rect),
      first == 0 || starts[first - 1] < -pixel,
      rows[first].contains(where: { before[$0].intersects(seen.rect) })
    else { return }
    func isSame(_ index: Int) -> Bool {
      guard let new = plan.mapping.newIndex(of: index), new < items.count else { return false }
      let (item, other) = (items[new], old.items[index])
      return item.length == other.length && item.breadth == other.breadth
        && item.span == other.span && !plan.moved.contains(item.id)
        && !plan.asked.contains(item.id)
    }
    // The first item from that row on that changes, or that something comes before.
    let border = rows[first].lowerBound
    guard isSame(border) else { return }
    var changed = (border..<old.items.count).first { !isSame($0) } ?? .max
    for index in items.indices {
      let isNew = plan.mapping.oldIndex(of: index) == nil || plan.moved.contains(items[index].id)
      guard isNew else { continue }
      let next = items.indices[index...].lazy.compactMap { plan.mapping.oldIndex(of: $0) }
        .first { isSame($0) }
      if next ?? .max > border { changed = min(changed, max(border + 1, next ?? old.items.count)) }
    }
    let end = changed == .max ? rows.count : old.layout.row(ofItemAt: changed - 1) ?? 0
    let still = seam.map { border < $0.index } ?? false ? first + 1 : first
    for row in rows[min(still, end)..<min(end, rows.count)] where row.upperBound <= old.horizon {
      for index in row {
        guard let new = plan.mapping.newIndex(of: index), new < frames.count else { continue }
        let (was, own) = (start(before[index], seen.rect), start(frames[new], rect))
        try require(
          (own - was).magnitude <= slack + rounding(after: old),
          "Item \(index), now \(new), went from \(was) in \(seen.rect) to \(own) in \(rect)")
      }
    }
  }
}
