import CircularLayout
import LayoutOracles

/// A wheel to which anything is done, with the offset that it is scrolled to.
struct WheelSubject: Subject {
  static var name: String { "Wheel" }

  let looks: UInt64
  private var world: WheelWorld

  private var wheel: Wheel { world.wheel }
  private var offset: Double { world.offset }

  init(looks: UInt64) {
    self.looks = looks
    do {
      world = try WheelWorld(
        sizes: Array(repeating: nil, count: 12), configuration: FuzzWheel().configuration,
        viewportSize: LayoutSize(width: 400, height: 600))
    } catch { preconditionFailure("The first settings are valid") }
  }

  mutating func run(_ step: WheelStep) throws(Failure) {
    let count = wheel.itemCount
    var change: WheelChange?
    switch step {
    case .insert(let added, let index):
      change = .insert(count > 200 ? 0 : added, at: index % (count + 1))
    case .remove(let index, let removed):
      let start = index % max(1, count)
      change = .remove(start..<min(start + removed, count))
    case .resize(let width, let height):
      change = .resize(LayoutSize(width: width, height: height))
    case .setSize(let width, let height, let index):
      guard count > 0 else { return }
      change = .setSize(LayoutSize(width: width, height: height), at: index % count)
    case .configure(let settings):
      if let world = try? WheelWorld(
        sizes: world.cards.map { $0.size }, configuration: settings.configuration,
        viewportSize: wheel.viewportSize, environment: settings.environment)
      {
        let offset = offset
        self.world = world
        self.world.offset = offset
      }
    case .reconfigure(let settings): change = .reconfigure(settings.configuration)
    case .move(let source, let destination, let isApplied):
      guard count > 0 else { return }
      let move = WheelChange.move(source % count, to: destination % count)
      change = isApplied ? .become(move.places(of: count)) : move
    case .scroll(let offset): world.offset = offset
    case .pull(let past):
      guard wheel.turnLength == nil else { return }
      let end = past < 0 ? 0 : Double(max(count - 1, 0))
      world.offset = wheel.offset(atFocusIndex: end + past)
    }
    if let change, let complaint = world.complaint(about: change) {
      throw Failure("\(complaint)")
    }
    try check()
  }

  private func check() throws(Failure) {
    let finite = [
      wheel.maximumOffset, wheel.contentSize.width, wheel.contentSize.height, wheel.step,
      wheel.focusIndex(atOffset: offset), wheel.snappedOffset(proposed: offset),
      wheel.snappedOffset(proposed: offset, velocity: 1), wheel.recenteredOffset(offset),
    ]
    try require(finite.allSatisfy { $0.isFinite }, "Not all of \(finite) are finite")
    let recentered = wheel.recenteredOffset(offset)
    try require(wheel.recenteredOffset(recentered) == recentered, "Twice is not once")
    // An empty ring has no turns.
    let reach = wheel.itemCount == 0 ? .infinity : (wheel.turnLength ?? .infinity) / 2
    let slack = 4 * wheel.maximumOffset.ulp
    let fromMiddle = recentered - wheel.maximumOffset / 2
    try require(fromMiddle.magnitude <= reach + slack, "It is not in the middle turn")
    let focused = wheel.indexOfFocusedItem(atOffset: offset)
    try require((focused == nil) == (wheel.itemCount == 0) || !offset.isFinite, "No focus")
    guard offset.isFinite, wheel.itemCount <= 300 else { return }
    try checkItems()
    try checkQueries()
  }

  /// Where rounding is small, items of one size are where the textbook has them.
  private func checkItems() throws(Failure) {
    let configuration = wheel.configuration
    let lengths = [
      configuration.radiusToItemCenter, offset.magnitude, wheel.maximumOffset,
      wheel.viewportSize.width,
      wheel.viewportSize.height, configuration.itemSize.width, configuration.itemSize.height,
      configuration.focus.angle.radians.magnitude, 1 / wheel.step,
    ]
    guard lengths.allSatisfy({ $0 < 1e5 }), world.cards.allSatisfy({ $0.size == nil }) else {
      return
    }
    let origin = wheel.viewport(atOffset: 0).origin
    let center = wheel.center(atOffset: 0).offsetBy(dx: -origin.x, dy: -origin.y)
    let isMirrored =
      configuration.axis == .horizontal && wheel.environment.direction == .rightToLeft
    let inPicture = LayoutPoint(
      x: isMirrored ? wheel.viewportSize.width - center.x : center.x, y: center.y)
    let reference = ReferenceWheel(wheel, center: inPicture)
    for twin in reference.items(atOffset: offset) where !twin.isDoubtful {
      guard let item = wheel.item(at: twin.index, atOffset: offset) else {
        throw Failure("Item \(twin.index) is not shown")
      }
      // Without a size an item has no corners of its own.
      guard item.scale > 0 else { continue }
      if let complaint = twin.complaint(about: item, accuracy: 1e-4) {
        throw Failure("\(complaint)")
      }
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
