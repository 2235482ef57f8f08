import CircularLayout

/// Uses every operation of a wheel, with every kind of configuration.
func useWheel() throws(WheelError) -> Double {
  var configuration = Wheel.Configuration(
    itemSize: LayoutSize(width: 133, height: 173), radiusToItemCenter: 500,
    arrangement: .ring(turns: 3), center: .peeking(120), focus: .angle(.degrees(30)),
    itemOrder: .counterclockwise, scrollStep: .points(130), axis: .vertical,
    arcLimit: .degrees(90), orientation: .facingFocus,
    zOrder: .descending, falloff: Wheel.Falloff(scale: 0.7, opacity: 0.4, reach: .items(3)))
  let viewport = LayoutSize(width: 375, height: 667)
  let ring = try Wheel(
    itemCount: 12, configuration: configuration, viewportSize: viewport,
    environment: .init(direction: .rightToLeft))
  configuration.arrangement = .list(spacing: .gap(12))
  var list = try Wheel(itemCount: 100, configuration: configuration, viewportSize: viewport)
  let tutorial = try Wheel(
    itemCount: 100, configuration: .tutorial(), viewportSize: viewport)

  var sum = describe(ring, at: 1_000) + describe(list, at: 1_000) + describe(tutorial, at: 1_000)
  for route in Wheel.Route.allCases {
    sum += ring.offset(bringingItemIntoFocus: 7, from: 1_000, by: route)
  }
  sum += ring.recenteredOffset(1e9) + (ring.turnLength ?? 0)
  var offset = 1_000.0
  try list.resize(to: LayoutSize(width: 667, height: 375), keepingFocusAt: &offset)
  try list.insertItems(5, at: 3, keepingFocusAt: &offset)
  try list.removeItems(in: 0..<2, keepingFocusAt: &offset)
  let mapping = try list.reorderItems(by: (0..<103).reversed(), keepingFocusAt: &offset)
  sum += offset + Double(mapping.newIndex(of: 7) ?? 0)
  configuration.arrangement = .fan(over: .degrees(120))
  configuration.legibility = Wheel.Legibility(textRotation: .degrees(90), turnOver: .degrees(40))
  configuration.falloff = Wheel.Falloff(scale: 0.7, reach: .angle(.degrees(60)))
  configuration.radiusToItemCenter = try Wheel.radiusToItemCenter(
    itemCount: 12, itemSize: configuration.itemSize, gap: 10, over: .degrees(120))
  let fan = try Wheel(itemCount: 12, configuration: configuration, viewportSize: viewport)
  sum += describe(fan, at: 700) + turn(fan, from: 700)
  return sum + Double(list.hashValue & 1)
}

/// Turns a wheel with a finger, lets it go, and counts what passes.
private func turn(_ wheel: Wheel, from offset: Double) -> Double {
  var dial = wheel.dial(takingHoldAt: .zero, atOffset: offset, hubRadius: 10)
  dial.move(to: LayoutPoint(x: 300, y: 100))
  let velocity = dial.velocity(ofTouch: LayoutPoint(x: 100, y: 900))
  let fling = wheel.fling(
    fromOffset: dial.offset, velocity: velocity, decelerationRate: 0.99, snapping: .free)
  var sum = fling.offset(after: 0.5) + fling.velocity(after: 0.5) + fling.duration
  for index in wheel.itemsPassed(fromOffset: fling.start, toOffset: fling.target) {
    sum += Double(index)
  }
  return sum
}

/// Asks a wheel everything that it knows at an offset.
private func describe(_ wheel: Wheel, at offset: Double) -> Double {
  var sum = wheel.anglePerItem.degrees + wheel.step + wheel.maximumOffset
  sum += wheel.contentSize.width + Double(wheel.itemCount)
  let center = wheel.center(atOffset: offset)
  let viewport = wheel.viewport(atOffset: offset)
  sum += Double(wheel.visibleItems(atOffset: offset).count)
  sum += Double(wheel.items(in: viewport, atOffset: offset).count)
  wheel.forEachVisibleItem(atOffset: offset) { sum += describe($0) }
  wheel.forEachItem(in: viewport.insetBy(dx: 50, dy: 50), atOffset: offset) { item in
    sum += item.opacity
  }
  sum += wheel.item(containing: center, atOffset: offset)?.scale ?? 0
  sum += wheel.item(at: 0, atOffset: offset)?.scale ?? 0
  sum += wheel.isInvalidated(from: viewport, to: viewport) ? 1 : 0
  sum += Double(wheel.indexOfFocusedItem(atOffset: offset) ?? -1)
  sum += wheel.offset(atFocusIndex: wheel.focusIndex(atOffset: offset))
  sum += wheel.offset(atFocusIndex: 7)
  sum += wheel.item(containingViewportPoint: .zero, atOffset: offset)?.scale ?? 0
  sum += Double(wheel.visibleItemsInDrawingOrder(atOffset: offset).count)
  sum += Double(wheel.indexOfItem(after: 3) ?? 0) + Double(wheel.indexOfItem(before: 3) ?? 0)
  for side in LayoutSide.allCases {
    sum += Double(wheel.neighbor(ofItemAt: 3, on: side, atOffset: offset) ?? 0)
  }
  let snappings: [Wheel.Snapping] = [.free, .items(atMost: 2, from: 0), .page(from: 900)]
  for snapping in snappings {
    sum += wheel.snappedOffset(proposed: offset, velocity: 1, snapping: snapping)
  }
  return sum
}

private func describe(_ item: Wheel.Item) -> Double {
  item.angle.degrees + item.rotation.normalized.degrees + item.itemsFromFocus
    + item.anchorPoint.y + item.wheelCenter.y + item.frame.maxX
    + item.quad.corners[0].x + item.transform.a + item.size.width
    + Double(item.zIndex + item.index) + item.center.applying(item.transform).x
}

/// Different cards, their changes, and the way from one wheel to another.
func useCards() throws(WheelError) -> Double {
  let configuration = Wheel.Configuration(
    itemSize: LayoutSize(width: 133, height: 173), radiusToItemCenter: 500)
  var cards = try Wheel(
    itemCount: 30, configuration: configuration,
    viewportSize: LayoutSize(width: 375, height: 667),
    measuredBy: { LayoutSize(width: 90 + Double($0), height: 120) })
  let old = cards
  var offset = 400.0
  let inserted = try cards.insertItems(
    1, at: 3, keepingFocusAt: &offset,
    measuredBy: { _ in LayoutSize(width: 70, height: 90) })
  try cards.remeasure([5], keepingFocusAt: &offset, measuredBy: { _ in nil })
  try cards.setSize(LayoutSize(width: 50, height: 60), ofItemAt: 2, keepingFocusAt: &offset)
  let moved = try cards.moveItem(from: 0, to: 9, keepingFocusAt: &offset)
  try cards.reconfigure(keepingFocusAt: &offset) { $0.radiusToItemCenter = 450 }
  let stored = cards.bookmark(atOffset: offset) { $0 }
  var later = cards
  try later.update(
    from: 0..<31, to: (0..<31).reversed(), reloading: [4], keepingFocusAt: &offset,
    measuredBy: { _ in nil })
  offset = cards.offset(at: stored) { $0 }
  let changes = cards.itemChanges(
    from: old, atOffset: 400, by: inserted.then(moved), toOffset: offset)
  var sum = Double(changes.inserted.count + changes.removed.count + changes.moved.count)
  sum += cards.size(ofItemAt: 0).width + describe(cards, at: offset)
  let transition = Wheel.Transition(from: old, atOffset: 400, to: cards, atOffset: offset)
  for item in transition.visibleItems(at: 0.5) { sum += describe(item) }
  return sum + Double(transition.visibleItems(at: 0.25).count)
}
