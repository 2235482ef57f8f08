import MasonryLayout

/// Rows whose frames must be the same on every machine.
struct HashedRows {
  /// What tells them from the other rows.
  let name: String
  let rule: RowsLayout.Rule
  let scale: Double?

  static var all: [HashedRows] {
    let rules: [(String, RowsLayout.Rule)] = [
      ("greedy", .justified(height: 187.3)),
      ("optimal", .justified(height: 187.3, breaking: .optimal)),
      ("flowing", .flowing(height: 187.3)),
    ]
    return rules.flatMap { name, rule in
      [
        HashedRows(name: name, rule: rule, scale: nil),
        HashedRows(name: "\(name), scale 3", rule: rule, scale: 3),
      ]
    }
  }

  /// Lays out the items, and hashes the frames of all of them.
  ///
  /// Lengths are such that every sum is rounded.
  func hash(ratios: [Double]) throws(MasonryError) -> UInt32 {
    let configuration = RowsLayout(
      rule: rule, itemSpacing: 8.3, rowSpacing: 6.1,
      contentInsets: LayoutInsets(top: 11.7, leading: 12.9, bottom: 13.3, trailing: 14.1))
    var rows = try MasonryRows(
      configuration: configuration, width: 1183.4, environment: LayoutEnvironment(scale: scale))
    try rows.appendItems(ratios.count, measuredBy: MasonryAspectRatios(ratios))
    var hash = Hash32()
    hash.add(rows.frames)
    return hash.value
  }
}
