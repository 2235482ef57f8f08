import MasonryLayout

extension FeedTask {
  /// What is visible in the middle, and along a scroll, each with its pinned headers.
  func runQueries(with runner: Runner) {
    guard ["query", "scroll"].contains(where: { runner.wants("feed.\($0)") }) else { return }
    let feed = makeFeed().feed
    let rival = makeRival()
    rival.rebuild(Array(heights.prefix(sectionCount)))
    let end = feed.contentSize.height - Self.viewport.height
    let offsets = [
      ("query", repeatElement(end / 2, count: 10_000).map { $0 }),
      ("scroll", (0..<10_000).map { step in min(end / 2 + Double(step) * 37, end) }),
    ]
    for (name, offsets) in offsets where runner.wants("feed.\(name)") {
      runner.run(
        benchmark(
          name, .microsecondsPerQuery, ours: querying(feed, offsets),
          rival: querying(rival, offsets)))
    }
  }

  private func querying(_ feed: MasonryFeed, _ offsets: [Double]) -> Contender {
    Contender(
      name: "ours", units: offsets.count,
      body: {
        var checksum = 0
        for (step, offset) in offsets.enumerated() {
          let rect = LayoutRect(origin: LayoutPoint(x: 0, y: offset), size: Self.viewport)
          let shown = feed.elements(in: rect)
          blackHole(shown.count)
          guard step < checkedSteps else { continue }
          for element in shown {
            checksum &+= mark(element.address.section, element.address.item, element.frame.minY)
          }
        }
        return checksum
      })
  }

  /// The rival takes fewer steps, since its time grows with the number of items.
  private func querying(_ rival: RebuiltFeed, _ offsets: [Double]) -> Contender {
    let itemCount = sectionCount * itemsPerSection
    let offsets = offsets.prefix(max(checkedSteps, 1_000_000 / itemCount))
    var shown: [RebuiltFeed.Element] = []
    return Contender(
      name: "rebuild", units: offsets.count,
      body: {
        var checksum = 0
        for (step, offset) in offsets.enumerated() {
          rival.collect(
            in: Box(
              x: 0, y: offset, width: Self.viewport.width, height: Self.viewport.height),
            into: &shown)
          blackHole(shown.count)
          guard step < checkedSteps else { continue }
          for element in shown {
            checksum &+= mark(
              element.section, element.item < 0 ? nil : element.item, element.box.y)
          }
        }
        return checksum
      })
  }

  /// The steps whose results are compared.
  private var checkedSteps: Int { 3 }

  /// A number for an element that is shown; that of a header tells where it is pinned.
  private func mark(_ section: Int, _ item: Int?, _ y: Double) -> Int {
    (section &+ 1) &* 1_000_003 &+ (item ?? Int(y.rounded()) &* 31)
  }
}
