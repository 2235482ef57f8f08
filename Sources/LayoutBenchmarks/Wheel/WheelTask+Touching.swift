import CircularLayout

extension WheelTask {
  /// The item under a finger in the middle of the viewport.
  func runHitTests(with runner: Runner) {
    guard runner.wants("wheel.hitTest") else { return }
    let middle = LayoutPoint(x: Self.viewportSize.width / 2, y: Self.viewportSize.height / 2)
    let hit = { (offset: Double) in
      wheel.item(at: middle.offsetBy(dx: offset, dy: 0), atOffset: offset)
    }
    let ours = contender("ours") { frame in hit(offsets[frame])?.index ?? -1 }
    let rivals = tutorials { layout, offset in
      layout.item(at: middle.offsetBy(dx: offset, dy: 0)) ?? -1
    }
    runner.run(benchmark("hitTest", .microsecondsPerQuery, ours: ours, rivals: rivals))
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
