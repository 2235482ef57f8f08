import MasonryLayout

extension MasonryTask {
  /// The memory that a wall takes for each item: what the process grew by.
  ///
  /// The system counts whole pages, so small walls are not measured. Heights are counted: here nothing
  /// else holds the array that the wall shares.
  func runMemory(with runner: Runner) {
    guard runner.wants("masonry.bytesPerItem"), itemCount >= 1_000_000,
      let ours = bytesPerItem({ makeWall(of: heights.map { $0 }) }),
      let tutorial = bytesPerItem({ makeRival(TutorialLayout.self) }),
      let rectangles = bytesPerItem({ makeRival(RectangleLayout.self) })
    else { return }
    func contender(_ name: String) -> Contender { Contender(name: name, units: 1, body: { 0 }) }
    runner.report(
      benchmark(
        "bytesPerItem", .bytesPerItem, ours: contender("ours"),
        rivals: [contender("tutorial"), contender("rectangles")]),
      values: [ours, tutorial, rectangles])
  }

  private func bytesPerItem(_ make: () -> AnyObject) -> Double? {
    Memory.growth(make).map { Double($0) / Double(itemCount) }
  }
}
