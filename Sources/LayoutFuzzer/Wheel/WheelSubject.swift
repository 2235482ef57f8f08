import CircularLayout
import LayoutOracles

/// A wheel to which anything is done, with the offset that it is scrolled to.
struct WheelSubject: Subject {
  static var name: String { "Wheel" }

  let looks: UInt64
  private var wheel: Wheel
  private var offset = 0.0

  init(looks: UInt64) {
    self.looks = looks
    do {
      wheel = try Wheel(
        itemCount: 12, configuration: FuzzWheel().configuration,
        viewportSize: LayoutSize(width: 400, height: 600))
    } catch { preconditionFailure("The first settings are valid") }
  }

  mutating func run(_ step: WheelStep) throws(Failure) {
    let old = self
    do {
      switch step {
      case .insert(let count, let index):
        offset = try wheel.insertItems(
          wheel.itemCount > 200 ? 0 : count, at: wheel.place(index),
          keepingFocusAtOffset: offset)
      case .remove(let index, let count):
        let start = index % max(1, wheel.itemCount)
        offset = try wheel.removeItems(
          in: start..<min(start + count, wheel.itemCount), keepingFocusAtOffset: offset)
      case .resize(let width, let height):
        offset = try wheel.resize(
          to: LayoutSize(width: width, height: height), keepingFocusAtOffset: offset)
      case .configure(let settings):
        wheel = try Wheel(
          itemCount: wheel.itemCount, configuration: settings.configuration,
          viewportSize: wheel.viewportSize)
      case .scroll(let offset):
        self.offset = offset
      }
    } catch {
      try require(wheel == old.wheel, "Threw \(error), and changed")
    }
    try check(after: old, step)
  }

  private func check(after old: WheelSubject, _ step: WheelStep) throws(Failure) {
    let finite = [
      wheel.maximumOffset, wheel.contentSize.width, wheel.contentSize.height, wheel.step,
      wheel.focusIndex(atOffset: offset), wheel.snappedOffset(proposed: offset),
      wheel.snappedOffset(proposed: offset, velocity: 1), wheel.recenteredOffset(offset),
    ]
    try require(finite.allSatisfy { $0.isFinite }, "Not all of \(finite) are finite")
    try checkFocus(after: old, step)
    let focused = wheel.indexOfFocusedItem(atOffset: offset)
    try require((focused == nil) == (wheel.itemCount == 0) || !offset.isFinite, "No focus")
    guard offset.isFinite, wheel.itemCount <= 300 else { return }
    try checkQueries()
  }

  /// Items that come and go before the one in focus leave it there.
  private func checkFocus(after old: WheelSubject, _ step: WheelStep) throws(Failure) {
    guard wheel != old.wheel, old.wheel.itemCount > 0, wheel.itemCount > 0,
      wheel.turnLength == nil, old.offset >= 0, old.offset <= old.wheel.maximumOffset,
      let focused = old.wheel.indexOfFocusedItem(atOffset: old.offset),
      let now = wheel.indexOfFocusedItem(atOffset: offset)
    else { return }
    let past = old.wheel.focusIndex(atOffset: old.offset) - Double(focused)
    // Halfway between two items, rounding decides which of them it is.
    guard past.magnitude < 0.499 else { return }
    switch step {
    case .insert(let count, let index):
      let place = old.wheel.place(index)
      let expected = place <= focused ? focused + count : focused
      try require(now == expected, "\(now) is in focus, and not \(expected)")
    case .remove(let index, let count):
      let start = index % old.wheel.itemCount
      let end = min(start + count, old.wheel.itemCount)
      guard !(start..<end).contains(focused) else { return }
      let expected = focused >= end ? focused - (end - start) : focused
      try require(now == expected, "\(now) is in focus, and not \(expected)")
    case .resize: try require(now == focused, "\(now) is in focus, and not \(focused)")
    case .configure, .scroll: break
    }
  }

  private func checkQueries() throws(Failure) {
    let shown = (0..<wheel.itemCount).compactMap { wheel.item(at: $0, atOffset: offset) }
    for item in shown {
      let numbers = [
        item.frame.minX, item.frame.maxX, item.frame.minY, item.frame.maxY, item.rotation.radians,
        item.scale, item.opacity, item.anchorPoint.x, item.anchorPoint.y,
      ]
      // Without a size an item has no coordinates of its own.
      guard item.scale > 0 else { continue }
      try require(numbers.allSatisfy { !$0.isNaN }, "\(item) has a number that is none")
    }
    var random = SplitMix64(seed: looks)
    for _ in 0..<2 {
      let rect = random.rect(around: shown.map { $0.frame })
      let found = wheel.items(in: rect, atOffset: offset)
      var visited: [Wheel.Item] = []
      wheel.forEachItem(in: rect, atOffset: offset) { visited.append($0) }
      try require(visited == found, "Visited and found differ in \(rect)")
      let indices = Set(found.map { $0.index })
      try require(indices.count == found.count, "An item is found twice")
      for item in shown {
        let slack = 1e-6 + 1e-9 * max(extent(of: item.frame), offset.magnitude)
        if indices.contains(item.index) {
          let isMet = item.quad.intersects(rect.grown(by: slack))
          try require(isMet, "\(item) does not meet \(rect)")
        } else {
          let isMet = item.quad.intersects(rect.grown(by: -slack))
          let isFinite = rect.maxX.isFinite && rect.maxY.isFinite
          try require(!isMet || !isFinite, "\(item) is missing in \(rect)")
        }
      }
      let strays = indices.subtracting(shown.map { $0.index })
      try require(strays.isEmpty, "\(strays) are found and not shown")
      if let hit = wheel.item(containing: rect.origin, atOffset: offset) {
        try require(shown.contains { $0.index == hit.index }, "\(hit) is hit and not shown")
      }
    }
  }

  private func extent(of frame: LayoutRect) -> Double {
    max(frame.minX.magnitude, frame.maxX.magnitude, frame.minY.magnitude, frame.maxY.magnitude)
      + wheel.configuration.radiusToItemCenter
  }
}

extension Wheel {
  /// A place to insert items at; there may be as many items as there are integers.
  fileprivate func place(_ number: Int) -> Int {
    number < itemCount ? number : number % (itemCount + 1)
  }
}

extension LayoutRect {
  /// The rectangle with edges farther out, or farther in; empty if nothing is left of it.
  ///
  /// The far edges of a huge rectangle are known no better than its length.
  fileprivate func grown(by slack: Double) -> LayoutRect {
    let sign = slack < 0 ? -1.0 : 1
    let (left, top) = (minX - slack, minY - slack)
    let right = maxX + slack + sign * 4 * max(minX.magnitude, width).ulp
    let bottom = maxY + slack + sign * 4 * max(minY.magnitude, height).ulp
    guard left < right, top < bottom else { return LayoutRect(x: .nan, y: 0, width: 0, height: 0) }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
