import MasonryLayout

extension MasonryTask {
  /// The index for an item that is dragged across a screen, for fingers all over it.
  func runDropping(with runner: Runner) {
    guard runner.wants("masonry.drop") else { return }
    let items = makeWall().wall.items
    let size = LayoutSize(width: Self.width, height: Self.viewportHeight)
    let top = max(0, items.contentSize.height - size.height) / 2
    let fingers = (0..<1_000).map { step in
      // The multiples of two numbers that no ratio of small numbers is near to fill the screen evenly.
      let (x, y) = (Double(step) * 0.754_877_666_246_692_8, Double(step) * 0.569_840_290_998_053_3)
      return LayoutPoint(
        x: size.width * x.truncatingRemainder(dividingBy: 1),
        y: top + size.height * y.truncatingRemainder(dividingBy: 1))
    }
    let ours = Contender(
      name: "ours", units: fingers.count,
      body: { fingers.reduce(0) { $0 &+ items.dropIndex(at: $1, moving: itemCount / 2) } },
      rounds: 5)
    runner.run(benchmark("drop", .microsecondsPerQuery, ours: ours))
  }
}
