#if canImport(SwiftUI)
import MasonryLayout

/// The sizes of items, and their column spans: those that views have reported, or else those of the
/// data, or estimates.
struct ItemSizes: MasonryHeightProvider, Equatable, Sendable {
  private var sizings: [LazySizing] = []

  /// The column span of each item; one if it is empty.
  private var spans: [Int] = []

  /// Whether views measure themselves.
  private(set) var hasEstimates = false

  /// The sizes that views have reported, by the indices of the items.
  private var reported: [Int: LayoutSize] = [:]

  init() {}

  init<Data: Collection>(
    of data: Data, _ sizing: (Data.Element) -> LazySizing,
    spanning columnSpan: ((Data.Element) -> Int)?
  ) {
    sizings = data.map { sizing($0).laidOut }
    hasEstimates = sizings.contains { $0.isEstimate }
    let spans = columnSpan.map(data.map) ?? []
    if spans.contains(where: { $0 != 1 }) { self.spans = spans }
  }

  /// One item of a known length.
  init(length: Double) {
    sizings = [.size(LayoutSize(width: length, height: length))]
  }

  /// Whether an item has the size and the span that the data gives it now.
  func has(_ sizing: LazySizing, spanning span: Int, at index: Int) -> Bool {
    sizings[index] == sizing.laidOut && columnSpan(ofItemAt: index) == span
  }

  /// The items whose sizes differ from those in an old array, by their identities.
  ///
  /// Items that have measured themselves keep their lengths when the estimate is another one.
  func changed<ID: Hashable>(from old: ItemSizes, ids oldIDs: [ID], to newIDs: [ID]) -> Set<ID> {
    guard self != old else { return [] }
    let before = Dictionary(zip(oldIDs, 0...)) { first, _ in first }
    let changed = zip(newIDs, 0...).lazy.filter { id, index in
      guard let place = before[id] else { return true }
      let (new, old, oldSpan) = (
        sizings[index], old.sizings[place], old.columnSpan(ofItemAt: place)
      )
      return columnSpan(ofItemAt: index) != oldSpan
        || !(new.isEstimate && old.isEstimate) && new != old
    }
    return Set(changed.map { $0.0 })
  }

  /// Whether the view of an item measures itself.
  func isMeasured(at index: Int) -> Bool { sizings[index].isEstimate }

  /// The indices of the items whose sizes the data knows.
  var known: [Int] { sizings.indices.filter { !sizings[$0].isEstimate } }

  /// The same with sizes that views have reported.
  func reporting(_ sizes: [Int: LayoutSize]) -> Self {
    var copy = self
    copy.reported = sizes
    return copy
  }

  // MARK: A layout asks

  func height(ofItemAt index: Int, width: Double) -> Double {
    length(ofItemAt: index, along: .vertical, crossLength: width)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    length(ofItemAt: index, along: .horizontal, crossLength: height)
  }

  private func length(ofItemAt index: Int, along axis: LayoutAxis, crossLength: Double) -> Double {
    if let size = reported[index] { return axis.length(of: size) }
    return switch sizings[index] {
    case .aspectRatio(let ratio): axis == .vertical ? crossLength / ratio : crossLength * ratio
    case .estimated(let length): length
    case .size(let size): axis.length(of: size)
    }
  }

  func columnSpan(ofItemAt index: Int) -> Int { spans.isEmpty ? 1 : spans[index] }

  func isEstimated(itemAt index: Int) -> Bool { reported[index] == nil && isMeasured(at: index) }

  func areEstimated(itemsIn indices: Range<Int>) -> Bool? { hasEstimates ? nil : false }

  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool { spans.isEmpty }
}

extension LazySizing {
  fileprivate var isEstimate: Bool { if case .estimated = self { true } else { false } }

  /// The same with the ratio that counts: also one that is not a number equals itself then.
  fileprivate var laidOut: Self {
    guard case .aspectRatio(let ratio) = self else { return self }
    return .aspectRatio(ratio > 0 && ratio.isFinite ? min(max(ratio, 1.0 / 32), 32) : 1)
  }
}
#endif
