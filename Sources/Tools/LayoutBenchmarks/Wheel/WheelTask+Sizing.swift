import CircularLayout

extension WheelTask {
  /// One size changes in a ring of different cards, which has to be closed anew.
  ///
  /// The rival is a list of the same cards, which computes all angles once.
  static func runLateSizes(with runner: Runner) {
    let itemCount = 1_000_000
    guard runner.wants("wheel.setSize") else { return }
    let widths = (0..<itemCount).map { 50 + Double($0 % 97) / 10 }
    func contender(_ name: String, _ arrangement: Wheel.Arrangement) -> Contender {
      let configuration = Wheel.Configuration(
        itemSize: LayoutSize(width: 60, height: 80),
        radiusToItemCenter: Double(itemCount) * 75 / (2 * .pi), arrangement: arrangement)
      do {
        var wheel = try Wheel(
          itemCount: itemCount, configuration: configuration, viewportSize: viewportSize,
          measuredBy: { LayoutSize(width: widths[$0], height: 80) })
        var offset = 0.0
        var isWide = false
        return Contender(
          name: name, units: 1,
          body: {
            isWide.toggle()
            let size = LayoutSize(width: isWide ? 61 : 59, height: 80)
            try? wheel.setSize(size, ofItemAt: 3, keepingFocusAt: &offset)
            return wheel.itemCount
          }, rounds: 15)
      } catch {
        preconditionFailure("\(error)")
      }
    }
    runner.run(
      Benchmark(
        name: "wheel.setSize", items: itemCount, columns: 0, packing: "ring",
        unit: .microsecondsPerChange, ours: contender("ours", .ring(turns: 3)),
        rivals: [contender("list", .list(spacing: .gap(12)))]))
  }
}
