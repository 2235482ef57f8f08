extension BareLoop {
  /// Places each item in the shortest column by the best loop we know, in up to 16 columns.
  ///
  /// The columns are kept sorted by their bottoms, in registers. An item goes to the first of them, and
  /// its new bottom finds its place among the others by minima and maxima that do not wait for each other.
  /// Which column is which is a word of four-bit numbers, on which no bottom depends. So there is one
  /// addition and one minimum to wait for from item to item, and nothing to predict but level columns.
  ///
  /// A register holds two numbers. Few columns are faster with one bottom in each, twice: then none has to
  /// move from one half to the other, which the next item would wait for.
  func placeSorted(_ heights: [Double]) {
    typealias Two<Content: RegisterContent> = Registers<Register<Content>, Register<Content>>
    typealias Four<Content: RegisterContent> = Registers<Two<Content>, Two<Content>>
    heights.withUnsafeBufferPointer { heights in
      switch setting.columns {
      case ...3: placeSorted(heights, Two<OneBottom>.self)
      case ...5: placeSorted(heights, Four<OneBottom>.self)
      case ...7: placeSorted(heights, Registers<Two<TwoBottoms>, Register<TwoBottoms>>.self)
      case ...9: placeSorted(heights, Four<TwoBottoms>.self)
      case ...13: placeSorted(heights, Registers<Four<TwoBottoms>, Two<TwoBottoms>>.self)
      default: placeSorted(heights, Registers<Four<TwoBottoms>, Four<TwoBottoms>>.self)
      }
    }
  }

  /// The loop, with registers for all bottoms but the smallest.
  private func placeSorted<Others: SortedBottoms>(
    _ heights: UnsafeBufferPointer<Double>, _ type: Others.Type
  ) {
    // The smallest bottom, twice.
    var shortest = SIMD2(repeating: 0.0)
    var others = Others(zeros: setting.columns - 1, upper: Others.isTwice ? 0 : Others.count)
    // The columns in the order of their bottoms, four bits each, the shortest lowest.
    var order: UInt64 = 0xFEDC_BA98_7654_3210
    // Out of the object, so that they are not read again for each item.
    let (positions, lanes, spacing) = (self.positions, self.lanes, setting.spacing)
    for item in heights.indices {
      // This is one jump, where an equality of numbers is two.
      if !(shortest[0] < others.first[0]) {
        order = sortedByColumn(order, first: 1 &+ others.count(upTo: shortest))
      }
      positions[item] = shortest[0]
      lanes[item] = UInt16(truncatingIfNeeded: order & 15)

      let bottom = shortest + SIMD2(repeating: heights[item] + spacing)
      order = movingFirst(of: order, behind: others.count(upTo: bottom))
      let first = others.first
      shortest = smaller(bottom, Others.isTwice ? first : SIMD2(repeating: first[0]))
      others.insert(bottom, following: Others.isTwice ? bottom : SIMD2(first[1], bottom[0]))
    }
  }
}

/// Moves the first column of an order behind so many others.
@inline(__always)
private func movingFirst(of order: UInt64, behind count: Int) -> UInt64 {
  let shift = UInt64(truncatingIfNeeded: count &* 4)
  let others = order &>> 4
  let behind = (others &>> shift) &<< shift
  return (others ^ behind) | (order & 15) &<< shift | behind &<< 4
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

/// The smaller numbers: written with a comparison of vectors, this is one instruction of the processor.
@inline(__always)
private func smaller(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> SIMD2<Double> {
  left.replacing(with: right, where: right .< left)
}

/// Bottoms in ascending order, infinite where there is none.
///
/// The lower halves of the registers hold them in order, and the upper halves the same or those after them.
private protocol SortedBottoms {
  /// Whether both halves hold the same.
  static var isTwice: Bool { get }

  /// How many registers there are.
  static var count: Int { get }

  /// Bottoms of empty columns: this many in all, the upper halves beginning with one.
  init(zeros: Int, upper: Int)

  /// The first register.
  var first: SIMD2<Double> { get }

  /// How many bottoms in each half are not greater than one, which comes twice; as negative numbers.
  func negativeCounts(upTo bottom: SIMD2<Double>) -> SIMD2<Int64>

  /// Moves all bottoms smaller than a new one forward, so that the first is lost, and puts it behind them.
  ///
  /// `following` is the register after the last one.
  mutating func insert(_ new: SIMD2<Double>, following: SIMD2<Double>)
}

extension SortedBottoms {
  /// How many bottoms are not greater than one, which comes twice.
  @inline(__always)
  func count(upTo bottom: SIMD2<Double>) -> Int {
    let counts = negativeCounts(upTo: bottom)
    return 0 &- Int(truncatingIfNeeded: Self.isTwice ? counts[0] : counts[0] &+ counts[1])
  }
}

/// What a register holds.
private protocol RegisterContent {
  static var isTwice: Bool { get }
}

/// One bottom, twice.
private enum OneBottom: RegisterContent {
  static var isTwice: Bool { true }
}

/// Two bottoms.
private enum TwoBottoms: RegisterContent {
  static var isTwice: Bool { false }
}

/// One register.
private struct Register<Content: RegisterContent>: SortedBottoms {
  static var isTwice: Bool { Content.isTwice }
  static var count: Int { 1 }

  private(set) var first: SIMD2<Double>

  init(zeros: Int, upper: Int) {
    first = SIMD2(zeros > 0 ? 0 : .infinity, zeros > upper ? 0 : .infinity)
  }

  @inline(__always)
  func negativeCounts(upTo bottom: SIMD2<Double>) -> SIMD2<Int64> {
    SIMD2<Int64>.zero.replacing(with: -1, where: first .<= bottom)
  }

  @inline(__always)
  mutating func insert(_ new: SIMD2<Double>, following: SIMD2<Double>) {
    let next = smaller(new, following)
    first = next.replacing(with: first, where: next .< first)
  }
}

/// The registers of two, one after the other.
private struct Registers<Front: SortedBottoms, Back: SortedBottoms>: SortedBottoms {
  static var isTwice: Bool { Front.isTwice }
  static var count: Int { Front.count + Back.count }

  private var front: Front
  private var back: Back

  init(zeros: Int, upper: Int) {
    front = Front(zeros: zeros, upper: upper)
    back = Back(zeros: zeros - Front.count, upper: upper)
  }

  @inline(__always)
  var first: SIMD2<Double> { front.first }

  @inline(__always)
  func negativeCounts(upTo bottom: SIMD2<Double>) -> SIMD2<Int64> {
    front.negativeCounts(upTo: bottom) &+ back.negativeCounts(upTo: bottom)
  }

  @inline(__always)
  mutating func insert(_ new: SIMD2<Double>, following: SIMD2<Double>) {
    front.insert(new, following: back.first)
    back.insert(new, following: following)
  }
}
