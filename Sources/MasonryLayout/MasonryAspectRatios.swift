/// Pictures that fill the width of their item and keep their proportions.
///
///     try grid.append(2, measuredBy: MasonryAspectRatios([16.0 / 9, 3.0 / 4]))
///     try grid.append(photos.count, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))
///
/// A picture of 0 × 0 (a broken image), a ratio that is not a finite number greater than 0, and an
/// item beyond the end of the array all get the fallback ratio, a square if none is given.
public struct MasonryAspectRatios: MasonryHeightProvider, Sendable {
  @usableFromInline let ratios: [Double]
  @usableFromInline let fallback: Double

  /// Creates a provider from width ÷ height of each picture.
  ///
  /// - Complexity: O(*n*) for *n* ratios.
  public init(_ ratios: [Double], fallback: Double = 1) {
    self.ratios = ratios.map { Self.isUsable($0) ? $0 : fallback }
    self.fallback = fallback
  }

  /// Creates a provider from the sizes of the pictures, in any unit.
  ///
  /// A size that is zero, negative, infinite or NaN in either extent has no ratio and gets the
  /// fallback.
  ///
  /// - Complexity: O(*n*) for *n* sizes.
  public init(sizes: some Sequence<LayoutSize>, fallback: Double = 1) {
    self.init(
      sizes.map { size in
        Self.isUsable(size.width) && Self.isUsable(size.height) ? size.width / size.height : .nan
      },
      fallback: fallback)
  }

  private static func isUsable(_ number: Double) -> Bool {
    number > 0 && number.isFinite
  }

  /// The height of the picture at the width of the slot, in points.
  @inlinable
  public func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
    slot.extent(aspectRatio: ratios.indices.contains(index) ? ratios[index] : fallback)
  }
}
