#if canImport(SwiftUI)
import MasonryLayout

/// Where a lazy view takes the sizes of its items from.
public enum LazySizing<Element> {
  /// Width divided by height of each item, known from the data.
  ///
  /// A ratio that is not a finite number greater than 0 counts as 1, and one outside
  /// `MasonryAspectRatios.defaultLimits` as the nearer limit. An item whose ratio has changed in the
  /// data is laid out again.
  case aspectRatio((Element) -> Double)

  /// Each view measures itself; until it has been shown, the item has an estimated length.
  ///
  /// The length, in points, is a height at the width of a column. In flowing rows it is the width at
  /// the height of a row. Justified rows cannot use it: the items keep the estimate.
  case estimated(Double)
}

/// The sizes of the items of a layout, as an array or as one estimate for all.
enum ItemSizes: Equatable {
  case ratios([Double])
  case estimate(Double)

  init<Data: Collection>(_ sizing: LazySizing<Data.Element>, of data: Data) {
    switch sizing {
    case .aspectRatio(let ratio): self = .ratios(data.map(ratio))
    case .estimated(let length): self = .estimate(length)
    }
  }

  var isEstimate: Bool { if case .estimate = self { true } else { false } }

  /// The items of an old array whose ratios are others now, by their identities.
  func changed<ID: Hashable>(from old: ItemSizes, ids oldIDs: [ID], to newIDs: [ID]) -> Set<ID> {
    guard self != old, case .ratios(let ratios) = self else { return [] }
    guard case .ratios(let oldRatios) = old else { return Set(newIDs) }
    let before = Dictionary(zip(oldIDs, oldRatios)) { first, _ in first }
    return Set(zip(newIDs, ratios).lazy.filter { before[$0] != $1 }.map { $0.0 })
  }

  /// What a layout asks for sizes.
  var provider: ItemLengths {
    switch self {
    case .ratios(let ratios): ItemLengths(ratios: MasonryAspectRatios(ratios), estimate: nil)
    case .estimate(let length): ItemLengths(ratios: nil, estimate: length)
    }
  }
}

/// The lengths that data or an estimate give.
struct ItemLengths: MasonryHeightProvider {
  let ratios: MasonryAspectRatios?
  let estimate: Double?

  func height(ofItemAt index: Int, width: Double) -> Double {
    ratios?.height(ofItemAt: index, width: width) ?? estimate ?? 0
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    ratios?.width(ofItemAt: index, height: height) ?? estimate ?? 0
  }

  func isEstimated(itemAt index: Int) -> Bool { ratios == nil }
  func areEstimated(itemsIn indices: Range<Int>) -> Bool? { ratios == nil }
  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool { true }
}

/// The sizes that views have reported.
struct ReportedSizes: MasonryHeightProvider {
  let sizes: [Int: LayoutSize]

  func height(ofItemAt index: Int, width: Double) -> Double { sizes[index]?.height ?? 0 }
  func width(ofItemAt index: Int, height: Double) -> Double { sizes[index]?.width ?? 0 }
}
#endif
