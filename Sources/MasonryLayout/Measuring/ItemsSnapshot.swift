#if !hasFeature(Embedded)

/// What a snapshot keeps of the items of a grid: what their host said about them, and no positions.
///
/// A decoded one is the provider of the grid that is built anew. So its numbers are checked like those
/// of any provider, and a later version of the library may round positions in another way.
struct ItemsSnapshot: Codable {
  private let lengths: [Double]
  private let columnSpans: [Int]?
  private let pinnedColumns: [Int?]?

  init(_ items: Items) {
    lengths = items.lengths
    // No grid has so many lanes that it would change a request.
    let requests = items.areUnconstrained ? nil : (0..<items.count).map { items.request(of: $0) }
    columnSpans = requests?.map { $0.span(in: .max) }
    pinnedColumns = requests?.map { $0.pin(in: .max) }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    lengths = try container.decode([Double].self, forKey: .lengths)
    columnSpans = try container.decodeIfPresent([Int].self, forKey: .columnSpans)
    pinnedColumns = try container.decodeIfPresent([Int?].self, forKey: .pinnedColumns)
    for (key, other) in [
      ("columnSpans", columnSpans?.count), ("pinnedColumns", pinnedColumns?.count),
    ]
    where other ?? count != count {
      throw decoder.refusal("There are \(count) lengths, but \(other ?? 0) numbers in \"\(key)\".")
    }
  }

  var count: Int { lengths.count }
}

extension ItemsSnapshot: MasonryHeightProvider {
  func height(ofItemAt index: Int, width: Double) -> Double { lengths[index] }

  func width(ofItemAt index: Int, height: Double) -> Double { lengths[index] }

  func columnSpan(ofItemAt index: Int) -> Int { columnSpans?[index] ?? 1 }

  func pinnedColumn(ofItemAt index: Int) -> Int? { pinnedColumns?[index] ?? nil }
}

#endif
