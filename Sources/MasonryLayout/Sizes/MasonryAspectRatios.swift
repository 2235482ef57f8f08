#if canImport(CoreGraphics)
public import CoreGraphics
#endif

/// The heights of pictures that are as wide as their columns and keep their proportions.
///
///     try wall.items.appendItems(2, measuredBy: MasonryAspectRatios([16.0 / 9, 3.0 / 4]))
///     try wall.items.appendItems(of: MasonryAspectRatios(sizes: nextPage.map(\.size)))
///
/// The same ratios serve walls that scroll sideways, where pictures are as high as their rows.
///
/// A ratio outside the limits counts as the nearer limit, so that no item is a million points high.
/// Broken pictures (0 × 0, or a ratio that is not a finite number above 0) and items not in the
/// array get the fallback ratio. Without one, a broken picture is a square, and for a missing item
/// the wall throws a ``MasonryError`` that names the item.
public struct MasonryAspectRatios: MasonryHeightProvider, Sendable {
  private let ratios: [Double]
  private let fallback: Double?
  private var columnSpans: [Int] = []

  /// Creates a provider, in O(*n*), from the ratios width ÷ height: 2 if twice as wide as high.
  public init(
    _ ratios: [Double], limits: ClosedRange<Double> = 1.0 / 32...32, fallback: Double? = nil
  ) {
    self.ratios = ratios.map { ratio in
      guard ratio > 0, ratio.isFinite else { return fallback ?? 1 }
      return min(max(ratio, limits.lowerBound), limits.upperBound)
    }
    self.fallback = fallback
  }

  /// Creates a provider, in O(*n*), from the sizes of the pictures, in any unit.
  ///
  /// A picture with a length that is zero, negative, infinite or NaN is broken.
  public init(
    sizes: some Sequence<LayoutSize>, limits: ClosedRange<Double> = 1.0 / 32...32,
    fallback: Double? = nil
  ) {
    self.init(
      sizes.map { $0.isFinite && $0.width > 0 && $0.height > 0 ? $0.width / $0.height : .nan },
      limits: limits, fallback: fallback)
  }

  /// The same ratios of items that span columns; where the array ends, they span one.
  public func spanning(_ columnSpans: [Int]) -> Self {
    var spanning = self
    spanning.columnSpans = columnSpans.allSatisfy { $0 == 1 } ? [] : columnSpans
    return spanning
  }

  /// The number of ratios.
  package var itemCount: Int { ratios.count }

  /// The height of the picture at a width, in points: width ÷ ratio; NaN if it has none.
  public func height(ofItemAt index: Int, width: Double) -> Double {
    ratio(ofItemAt: index).map { width / $0 } ?? .missingLength
  }

  /// The width of the picture at a height, in points: height × ratio; NaN if it has none.
  public func width(ofItemAt index: Int, height: Double) -> Double {
    ratio(ofItemAt: index).map { height * $0 } ?? .missingLength
  }

  private func ratio(ofItemAt index: Int) -> Double? {
    ratios.indices.contains(index) ? ratios[index] : fallback
  }

  /// The column span of the item; 1 if it is not in the array.
  public func columnSpan(ofItemAt index: Int) -> Int { columnSpans[index, default: 1] }

  /// Whether no item spans several columns.
  public func areUnconstrained(itemsIn indices: Range<Int>) -> Bool { columnSpans.isEmpty }
}

#if canImport(CoreGraphics)
extension MasonryAspectRatios {
  /// Creates a provider, in O(*n*), from sizes of CoreGraphics, such as those of images.
  @_disfavoredOverload  // Sizes written as `.init(width: 3, height: 2)` are those of the engine.
  public init(
    sizes: some Sequence<CGSize>, limits: ClosedRange<Double> = 1.0 / 32...32,
    fallback: Double? = nil
  ) {
    self.init(sizes: sizes.lazy.map { LayoutSize($0) }, limits: limits, fallback: fallback)
  }
}
#endif
