import MasonryLayout

/// Prints hashes of the frames of items with these ratios, and bit patterns of sines.
///
/// First come walls in every packing, then rows of every rule, a line for each: its settings, and a
/// hash over the frames of all its items. Then come the sines and cosines of angles all around the
/// circle, as bit patterns.
func printFrameHashes(ratios: [Double]) throws(MasonryError) {
  for wall in HashedWall.columns { print("wall\t\(wall.name)\t\(try wall.hash(ratios: ratios))") }
  for wall in HashedWall.rows { print("rows\t\(wall.name)\t\(try wall.hash(ratios: ratios))") }
  for step in -50_000...50_000 {
    let turn = LayoutTransform(rotation: .radians(Double(step) / 50_000 * .pi))
    print("angle\t\(step)\t\(turn.b.bitPattern)\t\(turn.a.bitPattern)")
  }
}

/// The body of MurmurHash3 for 32 bits, without its final mixing.
struct Hash32 {
  private(set) var value: UInt32 = 0

  /// Adds the frames of all items of a wall.
  mutating func add(_ items: MasonryItems) {
    for index in 0..<items.itemCount {
      let frame = items.frame(ofItemAt: index)
      for number in [frame.minX, frame.minY, frame.width, frame.height] { add(number) }
    }
  }

  /// Adds the bit pattern of a number, its lower half first.
  private mutating func add(_ number: Double) {
    add(UInt32(truncatingIfNeeded: number.bitPattern))
    add(UInt32(truncatingIfNeeded: number.bitPattern >> 32))
  }

  private mutating func add(_ word: UInt32) {
    let mixed = word &* 0xCC9E_2D51
    value ^= (mixed << 15 | mixed >> 17) &* 0x1B87_3593
    value = (value << 13 | value >> 19) &* 5 &+ 0xE654_6B64
  }
}
