import MasonryLayout

/// A wall whose frames must be the same on every machine.
///
/// `frameHashes.mjs` makes the same ones from their settings.
struct HashedWall {
  /// What tells it from the other walls, as JSON.
  let settings: String
  let packing: ColumnsLayout.Packing
  let hasSpans: Bool
  let scale: Double?

  static var all: [HashedWall] {
    let packings: [(String, ColumnsLayout.Packing)] = [
      (#""packing":"roundRobin""#, .roundRobin),
      (#""packing":"shortestColumn""#, .shortestColumn),
      (#""packing":"gridLanes","tolerance":0"#, .gridLanes(tolerance: .points(0))),
      (#""packing":"gridLanes","tolerance":40"#, .gridLanes(tolerance: .points(40))),
      (#""packing":"dense","tolerance":0"#, .gridLanes(tolerance: .points(0), dense: true)),
      (#""packing":"dense","tolerance":40"#, .gridLanes(tolerance: .points(40), dense: true)),
    ]
    let kinds: [(String, Bool, Double?)] = [
      ("", false, nil), (#","hasSpans":true"#, true, nil),
      (#","hasSpans":true,"scale":2"#, true, 2),
    ]
    return packings.flatMap { settings, packing in
      kinds.map { more, hasSpans, scale in
        HashedWall(
          settings: "{\(settings)\(more)}", packing: packing, hasSpans: hasSpans, scale: scale)
      }
    }
  }

  /// Lays out the items, and hashes the frames of all of them.
  ///
  /// Lengths are such that every sum is rounded.
  func hash(ratios: [Double]) throws(MasonryError) -> UInt32 {
    let configuration = ColumnsLayout(
      columns: .fixed(7), columnSpacing: 8.3, itemSpacing: 6.1,
      contentInsets: LayoutInsets(top: 11.7, leading: 12.9, bottom: 13.3, trailing: 14.1),
      packing: packing)
    var wall = try MasonryGrid(
      configuration: configuration, width: 1183.4, environment: LayoutEnvironment(scale: scale))
    let spans = hasSpans ? ratios.indices.map(Self.span) : []
    try wall.appendItems(
      ratios.count, measuredBy: MasonryAspectRatios(ratios).spanning(spans))
    var hash = Hash32()
    hash.add(wall.frames)
    return hash.value
  }

  /// The number of columns that an item spans: as a rule one, now and then two or three.
  private static func span(ofItem item: Int) -> Int {
    item % 23 == 0 ? 3 : item % 7 == 0 ? 2 : 1
  }
}
