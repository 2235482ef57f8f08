#if canImport(SwiftUI)
import MasonryLayout

/// The size and the column span of an item, as the data has them.
struct ItemSize: Equatable, Sendable {
  let sizing: LazySizing
  let columnSpan: Int

  init(_ sizing: LazySizing, spanning columnSpan: Int = 1) {
    self.columnSpan = columnSpan
    guard case .aspectRatio(let ratio) = sizing else {
      self.sizing = sizing
      return
    }
    // The ratio that counts: also one that is not a number equals itself then.
    self.sizing = .aspectRatio(ratio > 0 && ratio.isFinite ? min(max(ratio, 1.0 / 32), 32) : 1)
  }

  /// Whether the view measures itself.
  var isEstimate: Bool { if case .estimated = sizing { true } else { false } }

  fileprivate func length(along axis: LayoutAxis, crossLength: Double) -> Double {
    switch sizing {
    case .aspectRatio(let ratio): axis == .vertical ? crossLength / ratio : crossLength * ratio
    case .estimated(let length): length
    case .size(let size): axis.length(of: size)
    }
  }
}

/// The sizes of the items of a section, as long as no view has reported another one.
struct ItemSizes: MasonryHeightProvider, Sendable {
  let items: [ItemSize]

  /// Whether views measure themselves.
  let hasEstimates: Bool
  private let spansColumns: Bool

  init(_ items: [ItemSize]) {
    self.items = items
    hasEstimates = items.contains(where: \.isEstimate)
    spansColumns = items.contains { $0.columnSpan != 1 }
  }

  /// The items whose sizes differ from those in an old array, by their identities.
  ///
  /// Items that have measured themselves keep their lengths when the estimate is another one.
  func changed<ID: Hashable>(from old: ItemSizes, ids oldIDs: [ID], to newIDs: [ID]) -> Set<ID> {
    guard items != old.items else { return [] }
    let before = Dictionary(zip(oldIDs, old.items)) { first, _ in first }
    let changed = zip(newIDs, items).lazy.filter { id, new in
      guard let old = before[id] else { return true }
      return new.columnSpan != old.columnSpan
        || !(new.isEstimate && old.isEstimate) && new.sizing != old.sizing
    }
    return Set(changed.map { $0.0 })
  }

  // MARK: A layout asks

  func height(ofItemAt index: Int, width: Double) -> Double {
    items[index].length(along: .vertical, crossLength: width)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    items[index].length(along: .horizontal, crossLength: height)
  }

  func columnSpan(ofItemAt index: Int) -> Int { items[index].columnSpan }
  func isEstimated(itemAt index: Int) -> Bool { items[index].isEstimate }
  func areEstimated(itemsIn indices: Range<Int>) -> Bool? { hasEstimates ? nil : false }
  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool { !spansColumns }
}
#endif
