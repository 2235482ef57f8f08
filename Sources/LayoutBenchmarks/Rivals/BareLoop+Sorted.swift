extension BareLoop {
  /// Places each item in the shortest column by the best loop we know, in up to 16 columns.
  ///
  /// The columns are kept sorted by their bottoms, in registers. An item goes to the first of them, and
  /// its new bottom finds its place among the others by minima and maxima that do not wait for each other.
  /// Which column is which is a word of four-bit numbers, on which no bottom depends. So there is one
  /// addition and one minimum to wait for from item to item, and nothing to predict but level columns.
  func placeSorted(_ heights: [Double]) {
    typealias Four = Registers<Pair, Pair>
    typealias Eight = Registers<Four, Four>
    heights.withUnsafeBufferPointer { heights in
      switch setting.columns {
      case ...3: placeSorted(heights, Pair.self)
      case ...7: placeSorted(heights, Registers<Four, Pair>.self)
      case ...13: placeSorted(heights, Registers<Eight, Four>.self)
      default: placeSorted(heights, Registers<Eight, Eight>.self)
      }
    }
  }

  /// The loop, with registers for all bottoms but the smallest.
  private func placeSorted<Others: SortedBottoms>(
    _ heights: UnsafeBufferPointer<Double>, _ type: Others.Type
  ) {
    var shortest = 0.0
    var others = Others(zeros: setting.columns - 1)
    // The columns in the order of their bottoms, four bits each, the shortest lowest.
    var order: UInt64 = 0xFEDC_BA98_7654_3210
    // Out of the object, so that they are not read again for each item.
    let (positions, lanes, spacing) = (self.positions, self.lanes, setting.spacing)
    for item in heights.indices {
      // This is one jump, where an equality of numbers is two.
      if !(shortest < others.first) {
        order = sortedByColumn(order, first: 1 &+ others.count(upTo: SIMD2(repeating: shortest)))
      }
      positions[item] = shortest
      lanes[item] = UInt16(truncatingIfNeeded: order & 15)

      let bottom = shortest + (heights[item] + spacing)
      let new = SIMD2(repeating: bottom)
      order = movingFirst(of: order, behind: others.count(upTo: new))
      let second = SIMD2(repeating: others.first)
      shortest = new.replacing(with: second, where: second .< new)[0]
      others.insert(new, following: bottom)
    }
  }
}

/// Moves the first column of an order behind so many others.
@inline(__always)
private func movingFirst(of order: UInt64, behind count: Int) -> UInt64 {
  let behind: UInt64 = ~0 &<< UInt64(truncatingIfNeeded: count &* 4)
  let first = (order & 15) &<< UInt64(truncatingIfNeeded: count &* 4)
  return (order &>> 4) & ~behind | first | order & (behind &<< 4)
}

/// Sorts the first columns of an order, which are level, from left to right.
@inline(never)
private func sortedByColumn(_ order: UInt64, first count: Int) -> UInt64 {
  var columns: UInt64 = 0
  for place in 0..<count { columns |= 1 << (order >> (4 * place) & 15) }
  var sorted = order
  for place in 0..<count {
    sorted &= ~(15 << (4 * place))
    sorted |= UInt64(columns.trailingZeroBitCount) << (4 * place)
    columns &= columns - 1
  }
  return sorted
}

/// Bottoms in ascending order, infinite where there is none.
private protocol SortedBottoms {
  /// How many there is room for.
  static var count: Int { get }

  /// So many bottoms of empty columns.
  init(zeros: Int)

  var first: Double { get }

  /// How many bottoms are not greater than one, which comes twice.
  func count(upTo bottom: SIMD2<Double>) -> Int

  /// Moves all bottoms smaller than a new one forward, so that the first is lost, and puts it behind them.
  ///
  /// `following` is the bottom after the last of these, or the new one where there is none.
  mutating func insert(_ new: SIMD2<Double>, following: Double)
}

/// Two bottoms in one register.
private struct Pair: SortedBottoms {
  static var count: Int { 2 }

  private var bottoms: SIMD2<Double>

  init(zeros: Int) {
    bottoms = SIMD2(zeros > 0 ? 0 : .infinity, zeros > 1 ? 0 : .infinity)
  }

  @inline(__always)
  var first: Double { bottoms[0] }

  @inline(__always)
  func count(upTo bottom: SIMD2<Double>) -> Int {
    let counts = SIMD2<Int64>.zero.replacing(with: 1, where: bottoms .<= bottom)
    return Int(truncatingIfNeeded: counts.wrappedSum())
  }

  @inline(__always)
  mutating func insert(_ new: SIMD2<Double>, following: Double) {
    let next = SIMD2(bottoms[1], following)
    // Written with a comparison of vectors, this is one minimum and one maximum of the processor.
    let smaller = new.replacing(with: next, where: next .< new)
    bottoms = smaller.replacing(with: bottoms, where: smaller .< bottoms)
  }
}

/// The bottoms of two, one after the other.
private struct Registers<Front: SortedBottoms, Back: SortedBottoms>: SortedBottoms {
  static var count: Int { Front.count + Back.count }

  private var front: Front
  private var back: Back

  init(zeros: Int) {
    front = Front(zeros: zeros)
    back = Back(zeros: zeros - Front.count)
  }

  @inline(__always)
  var first: Double { front.first }

  @inline(__always)
  func count(upTo bottom: SIMD2<Double>) -> Int {
    front.count(upTo: bottom) &+ back.count(upTo: bottom)
  }

  @inline(__always)
  mutating func insert(_ new: SIMD2<Double>, following: Double) {
    front.insert(new, following: back.first)
    back.insert(new, following: following)
  }
}
