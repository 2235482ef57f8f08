import CircularLayout

extension WheelTask {
  /// One full frame: everything that a host sets on the view of every visible item.
  func runFrames(with runner: Runner) {
    guard runner.wants("wheel.visible") else { return }
    var shown: [Shown] = []
    let ours = contender("ours") { frame in
      shown.removeAll(keepingCapacity: true)
      wheel.forEachVisibleItem(atOffset: offsets[frame]) { shown.append(Shown($0)) }
      return frame == 0 ? Self.checksum(of: shown) : shown.count
    }
    let rivals = tutorials { layout, _ in Self.checksum(of: layout.attributes) }
    runner.run(
      benchmark(
        "visible", .microsecondsPerFrame, ours: ours,
        rivals: rivals + [floor { wheel.forEachVisibleItem(atOffset: $0, $1) }]))
  }

  /// The items in a part of the viewport, around the focus.
  func runQueries(with runner: Runner) {
    guard runner.wants("wheel.query") else { return }
    let part = LayoutRect(
      center: LayoutPoint(x: Self.viewportSize.width / 2, y: Self.viewportSize.height / 2),
      size: LayoutSize(width: 400, height: 100))
    var found: [Shown] = []
    let ours = contender("ours") { frame in
      found.removeAll(keepingCapacity: true)
      let offset = offsets[frame]
      wheel.forEachItem(in: part.offsetBy(dx: offset, dy: 0), atOffset: offset) {
        found.append(Shown($0))
      }
      return frame == 0 ? Self.checksum(of: found) : found.count
    }
    var foundAttributes: [SpinningWheelLayout.Attributes] = []
    let rivals = tutorials { layout, offset in
      foundAttributes.removeAll(keepingCapacity: true)
      layout.forEachItem(in: part.offsetBy(dx: offset, dy: 0)) { foundAttributes.append($0) }
      return Self.checksum(of: foundAttributes)
    }
    let floor = floor { wheel.forEachItem(in: part.offsetBy(dx: $0, dy: 0), atOffset: $0, $1) }
    runner.run(
      benchmark("query", .microsecondsPerQuery, ours: ours, rivals: rivals + [floor]))
  }

  /// What a host sets on a view.
  private struct Shown {
    let index: Int
    let center: LayoutPoint
    let anchorPoint: LayoutPoint
    let transform: LayoutTransform
    let zIndex: Int
    let opacity: Double
    let turn: Double

    init(_ item: Wheel.Item) {
      index = item.index
      center = item.center
      anchorPoint = item.anchorPoint
      transform = item.transform
      zIndex = item.zIndex
      opacity = item.opacity
      turn = item.angle.radians
    }
  }

  private static func checksum(of shown: [Shown]) -> Int {
    var focus = Focus()
    for item in shown { focus.see(item.index, turn: item.turn) }
    return focus.checksum
  }

  private static func checksum(of shown: [SpinningWheelLayout.Attributes]) -> Int {
    var focus = Focus()
    for item in shown { focus.see(item.item, turn: item.angle) }
    return focus.checksum
  }
}
