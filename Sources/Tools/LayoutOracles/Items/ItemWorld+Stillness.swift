import LayoutGeometry
import MasonryLayout

/// A part of a layout that is in view while a step is done.
struct SeenPart {
  let rect: LayoutRect
  let sticksToStart: Bool
  let sticksToEnd: Bool
  /// Whether an end of the content is kept instead of what is in view.
  let keepsAnEnd: Bool

  /// The part that follows from a number; from 0 it is the line at the very start of the content.
  init(of wall: MasonryWall, _ frames: [LayoutRect], looks: UInt64, _ start: Int) {
    var random = SplitMix64(seed: looks &+ UInt64(start))
    let rect = start == 0 ? .zero : random.viewport(around: frames, wall.contentSize)
    self.init(
      rect, of: wall, sticksToStart: start > 0 && random.chance(1, of: 2),
      sticksToEnd: start > 0 && random.chance(1, of: 4))
  }

  init(
    _ rect: LayoutRect, of wall: MasonryWall, sticksToStart: Bool = true, sticksToEnd: Bool = false
  ) {
    (self.rect, self.sticksToStart, self.sticksToEnd) = (rect, sticksToStart, sticksToEnd)
    let anchor = wall.anchor(in: rect, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd)
    keepsAnEnd = anchor.keepsAnEnd
  }
}

extension ItemWorld {
  /// What is in view before and after a change that does not concern it stays where it is, all of
  /// it, if its column is kept.
  ///
  /// A change in view concerns what follows it in its columns; where items span columns, in all.
  /// What begins before the view gives way to what is changed behind it.
  func checkStillness(
    after old: ItemWorld, by plan: Plan, _ frames: [LayoutRect]
  ) throws(Failure) {
    guard let (seen, rect) = plan.seen, plan.isDone, !seen.keepsAnEnd, seen.rect.isFinite,
      let columns = layout.layout.columns, areHeld(in: columns), old.areHeld(in: columns)
    else { return }
    let (axis, scale) = (layout.axis, layout.environment.scale)
    let content = max(axis.length(of: layout.contentSize), axis.length(of: old.layout.contentSize))
    let seams = (layout.seams + old.layout.seams).map { $0.start.magnitude }.max() ?? 0
    guard max(content, seams, columns.itemSpacing) < 0x1p30, scale.map({ 0.5...3 ~= $0 }) ?? true
    else { return }
    // At an end there may not be as much content as is needed to stay.
    let feed = wall.feed
    if feed.isAtStart(.init(rect)) || feed.isAtEnd(.init(rect)) { return }
    let slack = 1e-9 * (1 + max(content, seams))
    let isMirrored = axis.isMirrored(in: layout.environment.direction)
    func interval(_ frame: LayoutRect, _ rect: LayoutRect) -> LayoutInterval {
      let (own, view) = (axis.interval(of: frame), axis.interval(of: rect))
      return isMirrored
        ? LayoutInterval(near: view.far - own.far, far: view.far - own.near)
        : LayoutInterval(near: own.near - view.near, far: own.far - view.near)
    }
    let before = allFrames(of: old.layout).map { interval($0, seen.rect) }
    let after = frames.map { interval($0, rect) }
    let length = axis.length(of: rect)
    let areSpanning = (items + old.items).contains { min($0.span, layout.columnCount) > 1 }
    // Estimates that come first in view grow upwards or downwards.
    let isMeasuring =
      plan.isMeasuring
      || plan.mapping == .unchanged
        && old.items.indices.contains {
          old.items[$0].isEstimated && !isSame(old, $0, $0, plan)
        }
    if areSpanning, isMeasuring { return }
    func mayMove(_ index: Int) -> Bool {
      isMeasuring && old.items[index].isEstimated && !isPushing(old, index, before, length, slack)
    }
    // Where the first change in view begins, in each column.
    var limits = [Double](repeating: .infinity, count: layout.columnCount)
    func limit(_ layout: MasonryItems, _ index: Int, at start: Double) {
      let column = layout.column(ofItemAt: index) ?? 0
      let own = column..<column + (layout.columnSpan(ofItemAt: index) ?? 1)
      for lane in areSpanning ? 0..<limits.count : own { limits[lane] = min(limits[lane], start) }
    }
    let oldFrames = allFrames(of: old.layout)
    let inView = before.indices.filter {
      before[$0].far > slack && before[$0].near < length - slack
        && oldFrames[$0].intersects(seen.rect)
    }
    // What has no length, and is where the view begins, comes first in it.
    let firstInView =
      before.indices.first { inView.contains($0) || before[$0].near.magnitude <= slack } ?? .max
    var lastChanged = -1
    for index in old.items.indices {
      let new = plan.mapping.newIndex(of: index)
      let stays = new.map { isSame(old, index, $0, plan) } ?? false
      if stays { continue }
      lastChanged = max(lastChanged, index)
      if before[index].near >= -slack, !mayMove(index) {
        limit(old.layout, index, at: before[index].near)
      }
    }
    for index in items.indices {
      // What asks for another span or column comes from nowhere, too.
      let origin = plan.mapping.oldIndex(of: index).map { old.items[$0] }
      let stays = origin.map { $0.span == items[index].span && $0.pin == items[index].pin } ?? false
      if stays, !plan.moved.contains(items[index].id) { continue }
      // What comes before an item that is in view, by its index, is above it.
      let next = items.indices[(index + 1)...].lazy
        .filter { !plan.moved.contains(items[$0].id) }
        .compactMap { plan.mapping.oldIndex(of: $0) }.first
      lastChanged = max(lastChanged, next ?? .max)
      // What covers several columns leaves holes, which others may fill before the view.
      if areSpanning, next ?? .max > firstInView { return }
      guard after[index].near >= -slack else { continue }
      // What covers several columns pushes what follows it in any of them, wherever that is.
      if areSpanning { return }
      limit(layout, index, at: after[index].near)
    }
    for index in inView where index < old.horizon {
      guard let new = plan.mapping.newIndex(of: index), isSame(old, index, new, plan),
        !mayMove(index)
      else { continue }
      let own = before[index]
      guard own.near >= -slack || !areSpanning && lastChanged < firstInView else { continue }
      let column = old.layout.column(ofItemAt: index) ?? 0
      guard own.near < limits[column] - slack else { continue }
      try require(
        (after[new].near - own.near).magnitude <= slack + rounding(after: old)
          && layout.column(ofItemAt: new) == column,
        "Item \(index), now \(new), went from \(own.near) in \(seen.rect) to \(after[new].near) in \(rect)"
      )
    }
  }

  /// Once lanes or rows divide, an edge that is half a pixel but for the rounding of sums may be
  /// rounded up.
  func rounding(after old: ItemWorld) -> Double {
    isDivided && !old.isDivided ? layout.environment.scale.map { 1 / $0 } ?? 0 : 0
  }

  /// What is seen while measuring, for the check of what stays; an anchor of its own goes elsewhere.
  func seenWhileMeasuring(
    _ rect: LayoutRect, _ visible: LayoutRect, by layout: MasonryItems, isOwn: Bool
  ) -> (before: SeenPart, after: LayoutRect)? {
    guard isOwn else { return nil }
    let wall = MasonryWall(layout)
    let seen = SeenPart(rect, of: wall)
    return seen.keepsAnEnd ? nil : (seen, visible)
  }

  /// Whether columns hold what is in view: none of their items can go back to a gap.
  private func areHeld(in columns: ColumnsLayout) -> Bool {
    guard layout.keptPlaces != .none, layout.layout == .columns(columns) else { return false }
    // Seams whose items are kept no longer go with the next change.
    if let end = layout.seams.map({ $0.index }).max(), end > horizon { return false }
    guard case .gridLanes(_, dense: true) = columns.packing else { return true }
    return items.allSatisfy { min($0.span, layout.columnCount) <= 1 }
  }

  /// Whether an item is what it was, and was not moved.
  private func isSame(_ old: ItemWorld, _ index: Int, _ new: Int, _ plan: Plan) -> Bool {
    let (item, before) = (items[new], old.items[index])
    return item.length == before.length && item.span == before.span && item.pin == before.pin
      && !plan.moved.contains(item.id)
      && !(plan.isMeasuring && before.isEstimated && !item.isEstimated)
  }

  /// Whether an item that is measured in view pushes what follows it: another item that was
  /// measured, and is in view, lies before it.
  private func isPushing(
    _ old: ItemWorld, _ index: Int, _ before: [LayoutInterval], _ length: Double, _ slack: Double
  ) -> Bool {
    before.indices.contains { other in
      !old.items[other].isEstimated && before[other].near >= -slack
        && (before[other].near, other) < (before[index].near, index)
        && old.layout.column(ofItemAt: other) == old.layout.column(ofItemAt: index)
    }
  }
}
