/// Positions in ascending order that stay in registers, two to each.
///
/// One register is written out, and any number is pairs of pairs: with a loop over an array of vectors
/// or with wider vectors than registers are, the compiler goes through memory.
protocol SortedPositions {
  /// How many positions there are.
  static var count: Int { get }

  /// Positions that are 0 up to an index, and infinite from there on.
  init(zeros: Int)

  var first: Double { get }

  /// Moves all positions smaller than a new one forward by a place, and puts it behind them.
  ///
  /// The first one is lost, unless it is not smaller. Here and below the new position comes twice, and
  /// `following` is the position after the last of these, or the new one where there is none.
  mutating func insert(_ new: SIMD2<Double>, following: Double)

  /// The same, but positions smaller than an old one stay where they are.
  mutating func insert(_ new: SIMD2<Double>, above old: SIMD2<Double>, following: Double)

  /// How many positions are at most as large as one, in two parts that are negative.
  func count(upTo position: SIMD2<Double>) -> SIMD2<Int64>
}

/// The positions in one register.
///
/// A place keeps its position or gets that of the next place, unless the new one lies between them: the
/// larger of its own and the smaller of the next and the new. No place waits for another, and nothing
/// depends on a comparison that nobody can predict.
struct SortedPair: SortedPositions {
  private var positions: SIMD2<Double>

  static var count: Int { 2 }

  init(zeros: Int) {
    positions = SIMD2(zeros > 0 ? 0 : .infinity, zeros > 1 ? 0 : .infinity)
  }

  @inline(__always)
  var first: Double { positions[0] }

  @inline(__always)
  mutating func insert(_ new: SIMD2<Double>, following: Double) {
    let next = SIMD2(positions[1], following)
    // Selecting by a comparison of vectors compiles to the minimum and the maximum of a processor. The
    // functions `min` and `max` of numbers compile to branches.
    let smaller = new.replacing(with: next, where: next .< new)
    positions = smaller.replacing(with: positions, where: smaller .< positions)
  }

  @inline(__always)
  mutating func insert(_ new: SIMD2<Double>, above old: SIMD2<Double>, following: Double) {
    let before = positions
    insert(new, following: following)
    positions.replace(with: before, where: before .< old)
  }

  @inline(__always)
  func count(upTo position: SIMD2<Double>) -> SIMD2<Int64> {
    SIMD2<Int64>.zero.replacing(with: -1, where: positions .<= position)
  }
}

/// The positions of two, one after the other.
struct SortedPairs<Front: SortedPositions, Back: SortedPositions>: SortedPositions {
  private var front: Front
  private var back: Back

  static var count: Int { Front.count + Back.count }

  init(zeros: Int) {
    front = Front(zeros: zeros)
    back = Back(zeros: zeros - Front.count)
  }

  @inline(__always)
  var first: Double { front.first }

  @inline(__always)
  mutating func insert(_ new: SIMD2<Double>, following: Double) {
    front.insert(new, following: back.first)
    back.insert(new, following: following)
  }

  @inline(__always)
  mutating func insert(_ new: SIMD2<Double>, above old: SIMD2<Double>, following: Double) {
    front.insert(new, above: old, following: back.first)
    back.insert(new, above: old, following: following)
  }

  @inline(__always)
  func count(upTo position: SIMD2<Double>) -> SIMD2<Int64> {
    front.count(upTo: position) &+ back.count(upTo: position)
  }
}
