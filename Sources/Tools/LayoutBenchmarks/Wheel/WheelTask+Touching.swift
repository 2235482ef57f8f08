import CircularLayout

extension WheelTask {
  /// The item under a finger in the middle of the viewport.
  func runHitTests(with runner: Runner) {
    guard runner.wants("wheel.hitTest") else { return }
    let middle = LayoutPoint(x: Self.viewportSize.width / 2, y: Self.viewportSize.height / 2)
    let hit = { (offset: Double) in
      wheel.item(containing: middle.offsetBy(dx: offset, dy: 0), atOffset: offset)
    }
    let ours = contender("ours") { frame in
      var focus = Focus()
      if let item = hit(offsets[frame]) { focus.see(item.index, turn: item.angle.radians) }
      return focus.checksum
    }
    let rivals = tutorials { layout, offset in
      var focus = Focus()
      if let item = layout.item(at: middle.offsetBy(dx: offset, dy: 0)) {
        focus.see(item.item, turn: item.angle)
      }
      return focus.checksum
    }
    let floor = floor { offset, body in
      if let item = hit(offset) { body(item) }
    }
    runner.run(benchmark("hitTest", .microsecondsPerQuery, ours: ours, rivals: rivals + [floor]))
  }

  /// Where a flick comes to rest; the tutorial's formula asks for no attributes.
  func runSnapping(with runner: Runner) {
    guard runner.wants("wheel.snap") else { return }
    let ours = contender("ours") { frame in
      Int(wheel.snappedOffset(proposed: offsets[frame], velocity: 1).rounded())
    }
    let layout = SpinningWheelLayout(
      itemCount: wheel.itemCount, viewport: Self.viewportSize, isOptimized: true)
    let tutorial = contender("tutorial") { frame in
      Int(layout.snappedOffset(proposed: offsets[frame], velocity: 1).rounded())
    }
    runner.run(
      benchmark(
        "snap", .microsecondsPerQuery, ours: ours, rivals: packing == "list" ? [tutorial] : []))
  }
}
