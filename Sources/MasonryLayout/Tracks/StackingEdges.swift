/// Turns logical positions along the lanes into the final edges of items.
///
/// The inset comes first, then the mirroring of rows that run from right to left, and the alignment to
/// pixels last. It is the one place where these are applied, so that a query sees the edges that a
/// frame has.
struct StackingEdges {
  private let inset: Double
  private let scale: Double?

  /// The extent of the content, if the items run from its far end.
  private let mirroredIn: Double?

  init(_ configuration: MasonryGrid.Configuration, mirroredIn contentExtent: Double?) {
    inset = configuration.insetsAlong.start
    scale = configuration.scale
    mirroredIn = contentExtent
  }

  /// The near edge, top or left, of an item.
  @inline(__always)
  func start(position: Double, extent: Double) -> Double {
    aligned(exactStart(position: position, extent: extent))
  }

  /// The extent from the near edge to the far one: what was given, unless pixels change it.
  @inline(__always)
  func extent(position: Double, extent: Double) -> Double {
    guard scale != nil else { return extent }
    return aligned(exactEnd(position: position, extent: extent))
      - start(position: position, extent: extent)
  }

  /// The far edge, computed as that of the frame is.
  @inline(__always)
  func end(position: Double, extent: Double) -> Double {
    start(position: position, extent: extent) + self.extent(position: position, extent: extent)
  }

  /// The logical extent outside of which an item cannot meet a final one.
  ///
  /// It is wider than need be by a pixel, and by what additions can be off.
  func positions(meeting near: Double, _ far: Double) -> ClosedRange<Double> {
    let rounding = 16 * max(-near, far, inset, mirroredIn ?? 0).ulp
    let slack = rounding + (scale.map { 1 / $0 } ?? 0)
    let (first, last) = mirroredIn.map { ($0 - far, $0 - near) } ?? (near, far)
    return first - inset - slack...last - inset + slack
  }

  @inline(__always)
  private func exactStart(position: Double, extent: Double) -> Double {
    guard let mirroredIn else { return inset + position }
    return mirroredIn - (inset + (position + extent))
  }

  /// The far edge before it is rounded to pixels.
  ///
  /// It is summed as the position of the next item is. In another order one of two equal edges may be
  /// rounded up from half a pixel and the other down, and items overlap.
  @inline(__always)
  private func exactEnd(position: Double, extent: Double) -> Double {
    guard let mirroredIn else { return inset + (position + extent) }
    return mirroredIn - (inset + position)
  }

  @inline(__always)
  private func aligned(_ coordinate: Double) -> Double {
    scale.map { coordinate.aligned(toScale: $0) } ?? coordinate
  }
}
