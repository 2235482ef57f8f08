import MasonryLayout

extension MasonryTask {
  /// Placing a million items again where their heights follow a rule, which pictures never do.
  ///
  /// The rival is our own with the heights of pictures: no heights should take much longer than these.
  /// A loop that is fast only as long as the next column can be predicted shows here, and so does one
  /// that hurries past level columns, since there are none among pictures.
  func runRegular(with runner: Runner) {
    let names = ["equal", "integers", "ascending", "descending", "alternating"]
    let wanted = names.filter { runner.wants("masonry.placeAgain.\($0)") }
    guard itemCount == 1_000_000, !wanted.isEmpty else { return }
    let pictures = placingAgain("pictures", heights)
    for name in wanted {
      runner.run(
        benchmark(
          "placeAgain.\(name)", .nanosecondsPerItem, ours: placingAgain("ours", heights(name)),
          rivals: [pictures]))
    }
  }

  /// The heights of the pictures bent to a rule.
  private func heights(_ name: String) -> [Double] {
    let average = heights.reduce(0, +) / Double(heights.count)
    return switch name {
    case "equal": heights.map { _ in average }
    case "integers": heights.map { $0.rounded() }
    case "ascending": heights.sorted()
    case "descending": heights.sorted(by: >)
    default: heights.indices.map { $0 % 2 == 0 ? average / 4 : average }
    }
  }

  /// Places all items again, by giving the first one another height.
  ///
  /// Five rounds are enough, since each is a million times the same.
  private func placingAgain(_ name: String, _ heights: [Double]) -> Contender {
    let box = makeWall(of: heights)
    var isTaller = false
    return Contender(
      name: name, units: itemCount,
      body: {
        isTaller.toggle()
        box.change { wall throws(MasonryError) in
          try wall.items.setLength(isTaller ? heights[0] * 2 : heights[0], ofItemAt: 0)
        }
        blackHole(box.wall.contentSize)
        return itemCount
      }, rounds: 5)
  }
}
