/// Pictures that fill the width of their item and keep their proportions.
///
///     try grid.append(2, measuredBy: MasonryAspectRatios([16.0 / 9, 3.0 / 4]))
///     try grid.append(photos.count, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))
///
/// A picture of 0 × 0 (a broken image), a ratio that is not a number between 10⁻¹⁰⁰ and 10¹⁰⁰, and an
/// item beyond the end of the array all get the fallback ratio, a square if none is given.
public struct MasonryAspectRatios: MasonryHeightProvider, Sendable {
  @usableFromInline let ratios: [Double]
  @usableFromInline let fallback: Double
  @usableFromInline let columnSpans: [Int]

  /// Creates a provider from width ÷ height of each picture, and the column spans if there are any.
  ///
  /// - Complexity: O(*n*) for *n* ratios.
  public init(_ ratios: [Double], fallback: Double = 1, columnSpans: [Int] = []) {
    self.ratios = ratios.map { Self.isUsable($0) ? $0 : fallback }
    self.fallback = fallback
    self.columnSpans = columnSpans
  }

  /// Creates a provider from the sizes of the pictures, in any unit.
  ///
  /// A size that is zero, negative, infinite or NaN in either extent has no ratio and gets the
  /// fallback.
  ///
  /// - Complexity: O(*n*) for *n* sizes.
  public init(
    sizes: some Sequence<LayoutSize>, fallback: Double = 1, columnSpans: [Int] = []
  ) {
    self.init(
      sizes.map { size in
        Self.isUsable(size.width) && Self.isUsable(size.height) ? size.width / size.height : .nan
      },
      fallback: fallback, columnSpans: columnSpans)
  }

  private static func isUsable(_ number: Double) -> Bool {
    number >= 1e-100 && number <= 1e100
  }

  /// The height of the picture at the width of the slot, in points.
  @inlinable
  public func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
    slot.extent(aspectRatio: ratios.indices.contains(index) ? ratios[index] : fallback)
  }

  /// The column span of the item: one where the array says nothing.
  @inlinable
  public func columnSpan(ofItemAt index: Int) -> Int {
    columnSpans.indices.contains(index) ? columnSpans[index] : 1
  }

  /// Whether the spans that were given, if any, are 1.
  @inlinable
  public func arePlain(itemsAt indices: Range<Int>) -> Bool {
    columnSpans.isEmpty || indices.allSatisfy { columnSpan(ofItemAt: $0) == 1 }
  }
}
