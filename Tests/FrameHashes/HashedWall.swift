import MasonryLayout

/// A wall whose frames must be the same on every machine.
struct HashedWall {
  /// What tells it from the other walls.
  let name: String
  private let layout: ItemsLayout
  private let hasSpans: Bool
  private let scale: Double?

  /// Walls of columns, in every packing; `frameHashes.mjs` makes the same ones from their names.
  static var columns: [HashedWall] {
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
        let layout = ColumnsLayout(
          columns: .fixed(7), columnSpacing: 8.3, itemSpacing: 6.1, contentInsets: insets,
          packing: packing)
        return HashedWall(
          name: "{\(settings)\(more)}", layout: .columns(layout), hasSpans: hasSpans, scale: scale)
      }
    }
  }

  /// Walls of rows, by every rule.
  static var rows: [HashedWall] {
    let rules: [(String, RowsLayout.Rule)] = [
      ("greedy", .justified(height: 187.3)),
      ("optimal", .justified(height: 187.3, breaking: .optimal)),
      ("flowing", .flowing(height: 187.3)),
    ]
    return rules.flatMap { name, rule in
      let layout = RowsLayout(rule: rule, itemSpacing: 8.3, rowSpacing: 6.1, contentInsets: insets)
      return [
        HashedWall(name: name, layout: .rows(layout), hasSpans: false, scale: nil),
        HashedWall(name: "\(name), scale 3", layout: .rows(layout), hasSpans: false, scale: 3),
      ]
    }
  }

  // Lengths are such that every sum is rounded.
  private static let insets = LayoutInsets(top: 11.7, leading: 12.9, bottom: 13.3, trailing: 14.1)

  /// Lays out the items, and hashes the frames of all of them.
  func hash(ratios: [Double]) throws(MasonryError) -> UInt32 {
    var wall = try MasonryWall(
      layout, width: 1183.4, environment: LayoutEnvironment(scale: scale))
    let spans = hasSpans ? ratios.indices.map(Self.span) : []
    try wall.items.appendItems(
      ratios.count, measuredBy: MasonryAspectRatios(ratios).spanning(spans))
    var hash = Hash32()
    hash.add(wall.items)
    return hash.value
  }

  /// The number of columns that an item spans: as a rule one, now and then two or three.
  private static func span(ofItem item: Int) -> Int {
    item % 23 == 0 ? 3 : item % 7 == 0 ? 2 : 1
  }
}
