/// A run of items that follow each other, in raw memory: extents in, positions and lanes out.
struct Stretch {
  let extents: UnsafeBufferPointer<Double>
  let positions: UnsafeMutableBufferPointer<Double>
  let lanes: UnsafeMutableBufferPointer<UInt16>

  var count: Int { extents.count }

  /// Writes the place of one item.
  @inline(__always)
  func place(_ item: Int, at position: Double, lane: Int) {
    positions[item] = position
    lanes[item] = UInt16(truncatingIfNeeded: lane)
  }
}
