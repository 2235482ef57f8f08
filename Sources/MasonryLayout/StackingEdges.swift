/// Turns logical positions into the final top and bottom edges of items.
///
/// The inset comes first and the alignment to pixels last. It is the one place where both are applied,
/// so that a query sees the edges that a frame has.
struct StackingEdges {
  private let inset: Double
  private let scale: Double?

  init(_ configuration: MasonryGrid.Configuration) {
    inset = configuration.contentInsets.top
    scale = configuration.scale
  }

  /// The top edge of an item.
  @inline(__always)
  func start(position: Double) -> Double {
    let start = inset + position
    return scale.map { start.aligned(toScale: $0) } ?? start
  }

  /// The extent from the top edge to the bottom edge: what was given, unless pixels change it.
  ///
  /// On pixels the bottom edge is summed as the position of the next item is. In another order one of
  /// two equal edges may be rounded up from half a pixel and the other down, and items overlap.
  @inline(__always)
  func extent(position: Double, extent: Double) -> Double {
    guard let scale else { return extent }
    let end = (inset + (position + extent)).aligned(toScale: scale)
    return end - start(position: position)
  }

  /// The bottom edge, computed as that of the frame is.
  @inline(__always)
  func end(position: Double, extent: Double) -> Double {
    start(position: position) + self.extent(position: position, extent: extent)
  }

  /// The logical extent outside of which an item cannot meet a final one.
  ///
  /// It is wider than need be by a pixel, and by what additions can be off.
  func positions(meeting extent: ClosedRange<Double>) -> ClosedRange<Double> {
    let rounding = 16 * max(-extent.lowerBound, extent.upperBound, inset).ulp
    let slack = rounding + (scale.map { 1 / $0 } ?? 0)
    return extent.lowerBound - inset - slack...extent.upperBound - inset + slack
  }
}
