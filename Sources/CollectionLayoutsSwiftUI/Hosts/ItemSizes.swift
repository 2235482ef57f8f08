#if canImport(SwiftUI)
import MasonryLayout

/// The sizes of items from the data: a ratio for each or a length for all, and column spans.
struct ItemSizes: Equatable {
  /// Width divided by height of each item; `nil` if all have one length.
  private var ratios: [Double]?

  /// The length of all items along the axis that they are measured on.
  private var length = 0.0

  /// Whether that length is an estimate, until views have measured themselves.
  private(set) var isEstimate = false

  /// The column span of each item; one if it is empty.
  private var spans: [Int] = []

  init<Data: Collection>(
    _ sizing: LazySizing<Data.Element>, spanning columnSpan: ((Data.Element) -> Int)?, of data: Data
  ) {
    switch sizing {
    case .aspectRatio(let ratio): ratios = data.map(ratio)
    case .estimated(let estimate): (length, isEstimate) = (estimate, true)
    }
    if let columnSpan { spans = data.map(columnSpan) }
  }

  /// The same known length for every item.
  init(length: Double) { self.length = length }

  /// The items of an old array whose sizes are others now, by their identities.
  ///
  /// Items that have measured themselves keep their lengths when the estimate is another one.
  func changed<ID: Hashable>(from old: ItemSizes, ids oldIDs: [ID], to newIDs: [ID]) -> Set<ID> {
    guard self != old else { return [] }
    if !isEstimate, ratios == nil || old.ratios == nil { return Set(newIDs) }
    let before = Dictionary(zip(oldIDs, 0...)) { first, _ in first }
    let changed = zip(newIDs, 0...).lazy.filter { id, index in
      guard let place = before[id] else { return true }
      return span(at: index) != old.span(at: place)
        || !isEstimate && ratios?[index] != old.ratios?[place]
    }
    return Set(changed.map { $0.0 })
  }

  private func span(at index: Int) -> Int { spans.isEmpty ? 1 : spans[index] }

  /// The provider of a layout.
  var provider: ItemLengths {
    ItemLengths(
      ratios: MasonryAspectRatios(ratios ?? []).spanning(spans),
      length: ratios == nil ? length : nil, isEstimate: isEstimate)
  }

  /// The provider of a layout, with the sizes reported by views.
  func provider(reporting sizes: [Int: LayoutSize]) -> ItemLengths {
    var provider = provider
    provider.reported = sizes
    return provider
  }
}

/// The lengths that views have reported, or else those of the data or an estimate.
struct ItemLengths: MasonryHeightProvider {
  let ratios: MasonryAspectRatios
  let length: Double?
  let isEstimate: Bool
  var reported: [Int: LayoutSize] = [:]

  func height(ofItemAt index: Int, width: Double) -> Double {
    reported[index]?.height ?? length ?? ratios.height(ofItemAt: index, width: width)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    reported[index]?.width ?? length ?? ratios.width(ofItemAt: index, height: height)
  }

  func columnSpan(ofItemAt index: Int) -> Int { ratios.columnSpan(ofItemAt: index) }

  func isEstimated(itemAt index: Int) -> Bool { isEstimate && reported[index] == nil }

  func areEstimated(itemsIn indices: Range<Int>) -> Bool? {
    reported.isEmpty ? isEstimate : nil
  }

  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool {
    ratios.areUnconstrained(itemsIn: indices)
  }
}
#endif
