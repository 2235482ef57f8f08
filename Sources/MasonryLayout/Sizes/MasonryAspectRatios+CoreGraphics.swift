#if canImport(CoreGraphics)
public import CoreGraphics

extension MasonryAspectRatios {
  /// Creates a provider from the sizes of the pictures, in any unit.
  ///
  /// The parameters are those of ``init(_:limits:fallback:startingAt:)``.
  @_disfavoredOverload
  public init(
    sizes: some Sequence<CGSize>, limits: ClosedRange<Double> = Self.defaultLimits,
    fallback: Double? = nil, startingAt firstIndex: Int = 0
  ) {
    self.init(
      sizes: sizes.map { LayoutSize($0) }, limits: limits, fallback: fallback,
      startingAt: firstIndex)
  }
}
#endif
