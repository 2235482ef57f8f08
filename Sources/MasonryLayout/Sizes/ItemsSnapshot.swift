#if !hasFeature(Embedded)
/// The items in a snapshot: the answers of the provider and the kept places, no positions.
///
/// A decoded one is the provider of the layout that is built anew. So its numbers are checked as
/// any provider's are, and a later version of the library may round positions in another way.
struct ItemsSnapshot: Codable, MasonryHeightProvider {
  let lengths: [Double]
  /// The lengths of flowing items along the axis, if they have their own.
  var ownLengths: [Double]?
  /// The lengths at each width that items can get, if columns differ.
  private var lengthsByWidth: [[Double]]?
  /// Which of these are estimates, as for ``estimatedItems``.
  private var estimatesByWidth: [[Int]]?
  /// The spans; in rows 2 for an item that fills a row.
  let columnSpans: [Int]?
  var pinnedColumns: [Int?]?
  /// Which items are estimated: where runs of them begin and end, by turns.
  private let estimatedItems: [Int]?
  /// Which columns or rows are kept, if any are.
  let keptPlaces: LayoutKeptPlaces?
  /// The columns of the first items: those that may be elsewhere than the packing puts them.
  var columns: [Int]?
  /// The first items of the rows that may begin elsewhere than the rule says.
  var firstItems: [Int]?
  /// Where columns divide, or in rows the one place; `nil` if all are stacked downwards.
  let seams: [LaneSeam]?
  /// The ones of these items that are in gaps of a dense packing.
  var backfilledItems: [Int]?
  /// The axis of the layout that is built anew.
  private var axis = LayoutAxis.vertical
  /// If its columns differ, the numbers of its widths by the spans of items.
  private var numbers: [Int: [UInt64: Int]] = [:]

  private enum CodingKeys: CodingKey {
    case lengths, ownLengths, lengthsByWidth, estimatesByWidth, columnSpans, pinnedColumns
    case estimatedItems, keptPlaces, columns, firstItems, seams, backfilledItems
  }

  init(
    _ lengths: [Double], spans: [Int]?, _ estimates: Estimates, _ kept: LayoutKeptPlaces,
    seams: [LaneSeam]
  ) {
    self.lengths = lengths
    columnSpans = spans
    estimatedItems = estimates.isEmpty ? nil : estimates.bounds(of: lengths.count)
    keptPlaces = kept == .none ? nil : kept
    self.seams = seams.isEmpty ? nil : seams
  }

  mutating func keepAnswers(of items: Items) {
    guard !items.answers.isEmpty else { return }
    lengthsByWidth = items.answers.map { $0.lengths }
    if items.answers.contains(where: { $0.estimates != items.estimates }) {
      estimatesByWidth = items.answers.map { $0.estimates.bounds(of: count) }
    }
  }

  /// Gives the snapshot the axis and the widths of the layout that is built anew.
  mutating func prepare(for settings: ItemSettings) {
    axis = settings.space.axis
    guard lengthsByWidth?.isEmpty == false, let table = settings.widthTable else { return }
    for span in Set(columnSpans ?? [1]) where span >= 1 {
      let request = settings.request(LaneRequest(span: span, pin: nil))
      for (number, width) in table.widths(of: request).enumerated() {
        numbers[span, default: [:]][width.bitPattern] = number
      }
    }
  }

  var count: Int { lengths.count }

  var keptCount: Int { columns?.count ?? 0 }

  /// Whether lengths and spans are all there is: nothing is kept, and each item has one length.
  var isPlain: Bool {
    keptPlaces == nil && columns == nil && firstItems == nil && ownLengths == nil
      && lengthsByWidth == nil
  }

  /// Refuses numbers that no layout has.
  func check(_ decoder: any Decoder) throws {
    func expect(_ key: String, _ isValid: Bool, _ rule: String) throws {
      if !isValid { throw decoder.refusal("The value of \"\(key)\" must be \(rule).") }
    }
    let lists =
      [("columnSpans", columnSpans?.count), ("pinnedColumns", pinnedColumns?.count)]
      + [("ownLengths", ownLengths?.count)]
      + (lengthsByWidth ?? []).map { ("lengthsByWidth", $0.count) }
    for (key, other) in lists where other ?? count != count {
      throw decoder.refusal("There are \(count) lengths, but \(other ?? 0) numbers in \"\(key)\".")
    }
    for (key, ends) in [("estimatedItems", estimatedItems ?? [])]
      + (estimatesByWidth ?? []).map({ ("estimatesByWidth", $0) })
    {
      let bounds = [0] + ends + [count]
      let areRuns = bounds.count % 2 == 0 && zip(bounds, bounds.dropFirst()).allSatisfy { $0 <= $1 }
      try expect(key, areRuns, "ends of runs of items")
    }
    let areColumns = keptCount <= count && columns?.allSatisfy { $0 >= 0 } ?? true
    try expect("columns", areColumns, "columns of the first items")
    let firsts = (firstItems ?? [0]) + [max(1, count)]
    let areFirsts = firsts[0] == 0 && zip(firsts, firsts.dropFirst()).allSatisfy { $0 < $1 }
    try expect("firstItems", areFirsts, "first items of kept rows")
    // No layout reaches further: as many items as there can be, all of the greatest length.
    let most = Double.maximumLength * 0x1p32
    let areSeams = seams?.allSatisfy {
      max($0.start.magnitude, $0.end.magnitude, $0.height ?? 0) <= most
        && $0.end <= $0.start && ($0.height ?? 0) >= 0
        && (firstItems?.contains(Int($0.item)) ?? (Int($0.item) <= keptCount))
    }
    try expect("seams", areSeams ?? true, "places between kept items")
    let areKept = backfilledItems?.allSatisfy { $0 >= 0 && $0 < keptCount } ?? true
    try expect("backfilledItems", areKept, "items with kept columns")
  }

  func height(ofItemAt index: Int, width: Double) -> Double {
    length(index, along: .vertical, at: width)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    length(index, along: .horizontal, at: height)
  }

  private func length(_ index: Int, along axis: LayoutAxis, at crossLength: Double) -> Double {
    guard axis == self.axis else { return lengths[index] }
    if let lengthsByWidth, let numbers = numbers[columnSpan(ofItemAt: index)] {
      let number = numbers[crossLength.bitPattern] ?? 0
      return lengthsByWidth[min(number, lengthsByWidth.count - 1)][index]
    }
    return ownLengths?[index] ?? lengths[index]
  }

  func columnSpan(ofItemAt index: Int) -> Int { columnSpans?[index] ?? 1 }
  func pinnedColumn(ofItemAt index: Int) -> Int? { pinnedColumns?[index] ?? nil }

  func isEstimated(itemAt index: Int) -> Bool {
    estimatedItems.map { Self.isIn($0, index) } ?? false
  }

  func isEstimated(itemAt index: Int, atWidth number: Int) -> Bool {
    guard let bounds = estimatesByWidth, !bounds.isEmpty else { return isEstimated(itemAt: index) }
    return Self.isIn(bounds[min(number, bounds.count - 1)], index)
  }

  private static func isIn(_ bounds: [Int], _ index: Int) -> Bool {
    bounds.indices.partitioningIndex { bounds[$0] > index } % 2 == 1
  }
}

extension Items {
  mutating func takeEstimates(of snapshot: ItemsSnapshot) {
    guard !answers.isEmpty else { return }
    for number in answers.indices {
      for item in 0..<count {
        answers[number].estimates[item] = snapshot.isEstimated(itemAt: item, atWidth: number)
      }
    }
  }
}

extension Estimates {
  /// The starts and ends of runs of marked items, alternating, among `count` items.
  fileprivate func bounds(of count: Int) -> [Int] {
    (0...count).filter { ($0 < count && self[$0]) != ($0 > 0 && self[$0 - 1]) }
  }
}
#endif
