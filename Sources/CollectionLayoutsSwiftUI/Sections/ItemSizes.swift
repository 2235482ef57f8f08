#if canImport(SwiftUI)
import MasonryLayout

/// The sizes of items from the data, and their column spans.
struct ItemSizes: Equatable, Sendable {
  private var sizings: [LazySizing] = []

  /// The column span of each item; one if it is empty.
  private var spans: [Int] = []

  /// Whether views measure themselves.
  private(set) var hasEstimates = false

  init() {}

  init<Data: Collection>(
    of data: Data, _ sizing: (Data.Element) -> LazySizing,
    spanning columnSpan: ((Data.Element) -> Int)?
  ) {
    sizings = data.map(sizing)
    hasEstimates = sizings.contains { $0.isEstimate }
    if let columnSpan { spans = data.map(columnSpan) }
  }

  /// One item of a known length.
  init(length: Double) {
    sizings = [.size(LayoutSize(width: length, height: length))]
  }

  /// Whether an item has the size and the span that the data gives it now.
  func has(_ sizing: LazySizing, spanning span: Int, at index: Int) -> Bool {
    sizings[index] == sizing && self.span(at: index) == span
  }

  /// The items whose sizes differ from those in an old array, by their identities.
  ///
  /// Items that have measured themselves keep their lengths when the estimate is another one.
  func changed<ID: Hashable>(from old: ItemSizes, ids oldIDs: [ID], to newIDs: [ID]) -> Set<ID> {
    guard self != old else { return [] }
    let before = Dictionary(zip(oldIDs, 0...)) { first, _ in first }
    let changed = zip(newIDs, 0...).lazy.filter { id, index in
      guard let place = before[id] else { return true }
      let (new, old, oldSpan) = (sizings[index], old.sizings[place], old.span(at: place))
      return span(at: index) != oldSpan || !(new.isEstimate && old.isEstimate) && new != old
    }
    return Set(changed.map { $0.0 })
  }

  /// Whether the view of an item measures itself.
  func isMeasured(at index: Int) -> Bool { sizings[index].isEstimate }

  private func span(at index: Int) -> Int { spans.isEmpty ? 1 : spans[index] }

  /// The indices of the items whose sizes the data knows.
  var known: [Int] { sizings.indices.filter { !sizings[$0].isEstimate } }

  /// The provider of a layout, with the sizes that views have reported.
  func provider(reporting reported: [Int: LayoutSize] = [:]) -> ItemLengths {
    let ratios = sizings.map { if case .aspectRatio(let ratio) = $0 { ratio } else { 1.0 } }
    return ItemLengths(
      sizings: sizings, ratios: MasonryAspectRatios(ratios).spanning(spans),
      hasEstimates: hasEstimates, reported: reported)
  }
}

extension LazySizing {
  fileprivate var isEstimate: Bool { if case .estimated = self { true } else { false } }
}

/// The sizes that views have reported, or else those of the data or an estimate.
struct ItemLengths: MasonryHeightProvider, Sendable {
  let sizings: [LazySizing]
  let ratios: MasonryAspectRatios
  let hasEstimates: Bool
  let reported: [Int: LayoutSize]

  func height(ofItemAt index: Int, width: Double) -> Double {
    length(ofItemAt: index, along: .vertical) {
      ratios.height(ofItemAt: index, width: width)
    }
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    length(ofItemAt: index, along: .horizontal) {
      ratios.width(ofItemAt: index, height: height)
    }
  }

  private func length(
    ofItemAt index: Int, along axis: LayoutAxis, byRatio length: () -> Double
  ) -> Double {
    if let size = reported[index] { return axis.length(of: size) }
    switch sizings[index] {
    case .aspectRatio: return length()
    case .estimated(let length): return length
    case .size(let size): return axis.length(of: size)
    }
  }

  func columnSpan(ofItemAt index: Int) -> Int { ratios.columnSpan(ofItemAt: index) }

  func isEstimated(itemAt index: Int) -> Bool {
    reported[index] == nil && sizings[index].isEstimate
  }

  func areEstimated(itemsIn indices: Range<Int>) -> Bool? { hasEstimates ? nil : false }

  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool {
    ratios.areUnconstrained(itemsIn: indices)
  }
}
#endif
