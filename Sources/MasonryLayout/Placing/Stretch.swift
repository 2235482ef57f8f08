/// A run of items that are placed one after the other: extents in; positions, lanes and lists out.
struct Stretch {
  /// The index of the first item.
  let first: Int
  let extents: UnsafeBufferPointer<Double>

  /// Which lanes the items want to cover, or `nil` if all of them are plain.
  let requests: UnsafeBufferPointer<LaneRequest>?

  let positions: UnsafeMutableBufferPointer<Double>
  let lanes: UnsafeMutableBufferPointer<UInt16>
  let tray: LaneTray

  var count: Int { extents.count }

  /// Notes the place of an item, counted from the first, that covers one lane.
  @inline(__always)
  func place(_ item: Int, at position: Double, lane: Int) {
    positions[item] = position
    lanes[item] = UInt16(truncatingIfNeeded: lane)
    tray.put(first &+ item, into: lane)
  }

  /// Notes the place of an item, counted from the first, that covers several lanes.
  func place(_ item: Int, at position: Double, lanes covered: Range<Int>) {
    place(item, at: position, lane: covered.lowerBound)
    for lane in covered.dropFirst() { tray.put(first + item, into: lane) }
  }
}
