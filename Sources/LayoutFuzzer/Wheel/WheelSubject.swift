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
        try wheel.insertItems(
          wheel.itemCount > 200 ? 0 : count, at: wheel.place(index),
          keepingFocusAt: &offset)
      case .remove(let index, let count):
        let start = index % max(1, wheel.itemCount)
        try wheel.removeItems(
          in: start..<min(start + count, wheel.itemCount), keepingFocusAt: &offset)
      case .resize(let width, let height):
        try wheel.resize(
          to: LayoutSize(width: width, height: height), keepingFocusAt: &offset)
      case .configure(let settings):
        wheel = try Wheel(
          itemCount: wheel.itemCount, configuration: settings.configuration,
          viewportSize: wheel.viewportSize, environment: settings.environment)
      case .move(let source, let destination, let isApplied):
        guard wheel.itemCount > 0 else { return }
        try wheel.move(
          source % wheel.itemCount, to: destination % wheel.itemCount, isApplied: isApplied,
          keepingFocusAt: &offset)
      case .scroll(let offset):
        self.offset = offset
      case .pull(let past):
        guard wheel.turnLength == nil else { return }
        let end = past < 0 ? 0 : Double(max(wheel.itemCount - 1, 0))
        offset = wheel.offset(atFocusIndex: end + past)
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

  /// Whatever comes, goes and moves, the item in focus stays there, and the focus as far past it,
  /// also where a list is pulled beyond an end; if it goes, the nearest that is left comes into
  /// focus.
  private func checkFocus(after old: WheelSubject, _ step: WheelStep) throws(Failure) {
    let (before, count) = (old.wheel, old.wheel.itemCount)
    guard let places = old.places(after: step), wheel.itemCount == places.count, !places.isEmpty,
      wheel.turnLength == nil, old.offset.magnitude <= 1e200,
      let focused = before.indexOfFocusedItem(atOffset: old.offset)
    else { return }
    let focus = before.focusIndex(atOffset: old.offset)
    let now = wheel.focusIndex(atOffset: offset)
    let past = focus - Double(focused)
    let slack =
      1e-6 + 16
      * max(
        max(old.offset.magnitude, before.maximumOffset).ulp / before.step,
        max(offset.magnitude, wheel.maximumOffset).ulp / wheel.step)
    // Halfway between two items, rounding decides which of them it is.
    let isBetween = focus >= 0 && focus <= Double(count - 1)
    guard slack < 0.01, !isBetween || past.magnitude < 0.49 else { return }
    if let index = places.firstIndex(of: focused) {
      let expected = Double(index) + past
      try require((now - expected).magnitude <= slack, "\(now) is in focus, and not \(expected)")
    } else {
      func distance(_ item: Int) -> Double { (Double(item) - focus).magnitude }
      let nearest = places.filter { $0 >= 0 }.map(distance).min()
      let index = Int(now.rounded(.toNearestOrEven))
      let isLeft = places.indices.contains(index) && places[index] >= 0
      try require(
        nearest == nil
          || isLeft && distance(places[index]) <= (nearest ?? 0) + slack
            && (now - now.rounded(.toNearestOrEven)).magnitude <= slack,
        "\(now) is in focus, and not the nearest that is left")
    }
  }

  /// The old index of each item that there is after a step, -1 if it is new; `nil` where the step
  /// says nothing about the focus.
  private func places(after step: WheelStep) -> [Int]? {
    guard wheel.itemCount <= 300 else { return nil }
    var places = Array(0..<wheel.itemCount)
    switch step {
    case .insert(let count, let index):
      let added = wheel.itemCount > 200 ? 0 : count
      guard added >= 0, added <= 300 else { return nil }
      places.insert(contentsOf: repeatElement(-1, count: added), at: wheel.place(index))
    case .remove(let index, let count):
      let start = index % max(1, places.count)
      places.removeSubrange(start..<min(start + count, places.count))
    case .move(let source, let destination, _):
      guard !places.isEmpty else { return nil }
      let moved = places.remove(at: source % wheel.itemCount)
      places.insert(moved, at: destination % wheel.itemCount)
    case .resize: break
    case .configure, .scroll, .pull: return nil
    }
    return places
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

  /// Moves an item, by itself or with a difference as an app makes it.
  fileprivate mutating func move(
    _ source: Int, to destination: Int, isApplied: Bool, keepingFocusAt offset: inout Double
  ) throws(WheelError) {
    #if !hasFeature(Embedded)
    let difference = CollectionDifference<Int>([
      .remove(offset: source, element: 0, associatedWith: destination),
      .insert(offset: destination, element: 0, associatedWith: source),
    ])
    if isApplied, let difference {
      try apply(difference, keepingFocusAt: &offset)
      return
    }
    #endif
    try moveItem(from: source, to: destination, keepingFocusAt: &offset)
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
