/// Positions in ascending order that stay in registers, two to each.
///
/// The first half of the positions lies in the lower halves of the registers, and the rest in the upper ones.
/// So the position that follows another one is in the next register, at the same place. With neighbours in
/// one register each of them would take another instruction, and wait for it.
///
/// One register is written out, and any number is pairs of pairs: with a loop over an array of vectors
/// or with wider vectors than registers are, the compiler goes through memory.
protocol SortedPositions {
  /// How many registers there are.
  static var registerCount: Int { get }

  /// The registers from one of so many on, in which the positions are 0 up to an index, and infinite
  /// from there on.
  init(zeros: Int, register: Int, of registerCount: Int)

  /// The first register.
  var first: SIMD2<Double> { get }

  /// Moves all positions smaller than a new one forward by a place, and puts it behind them.
  ///
  /// The first one is lost, unless it is not smaller. Here and below the new position comes twice, and
  /// `following` are the positions after those of the last register, or the new one where there is none.
  mutating func insert(_ new: SIMD2<Double>, following: SIMD2<Double>)

  /// The same, but positions smaller than an old one stay where they are.
  mutating func insert(
    _ new: SIMD2<Double>, above old: SIMD2<Double>, following: SIMD2<Double>)

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

  static var registerCount: Int { 1 }

  init(zeros: Int, register: Int, of registerCount: Int) {
    positions = SIMD2(
      zeros > register ? 0 : .infinity, zeros > register + registerCount ? 0 : .infinity)
  }

  @inline(__always)
  var first: SIMD2<Double> { positions }

  @inline(__always)
  mutating func insert(_ new: SIMD2<Double>, following next: SIMD2<Double>) {
    // Selecting by a comparison of vectors compiles to the minimum and the maximum of a processor. The
    // functions `min` and `max` of numbers compile to branches.
    let smaller = new.replacing(with: next, where: next .< new)
    positions = smaller.replacing(with: positions, where: smaller .< positions)
  }

  @inline(__always)
  mutating func insert(
    _ new: SIMD2<Double>, above old: SIMD2<Double>, following: SIMD2<Double>
  ) {
    let before = positions
    insert(new, following: following)
    positions.replace(with: before, where: before .< old)
  }

  @inline(__always)
  func count(upTo position: SIMD2<Double>) -> SIMD2<Int64> {
    SIMD2<Int64>.zero.replacing(with: -1, where: positions .<= position)
  }
}

/// The registers of two, one after the other.
struct SortedPairs<Front: SortedPositions, Back: SortedPositions>: SortedPositions {
  private var front: Front
  private var back: Back

  static var registerCount: Int { Front.registerCount + Back.registerCount }

  init(zeros: Int, register: Int, of registerCount: Int) {
    front = Front(zeros: zeros, register: register, of: registerCount)
    back = Back(zeros: zeros, register: register + Front.registerCount, of: registerCount)
  }

  @inline(__always)
  var first: SIMD2<Double> { front.first }

  @inline(__always)
  mutating func insert(_ new: SIMD2<Double>, following: SIMD2<Double>) {
    front.insert(new, following: back.first)
    back.insert(new, following: following)
  }

  @inline(__always)
  mutating func insert(
    _ new: SIMD2<Double>, above old: SIMD2<Double>, following: SIMD2<Double>
  ) {
    front.insert(new, above: old, following: back.first)
    back.insert(new, above: old, following: following)
  }

  @inline(__always)
  func count(upTo position: SIMD2<Double>) -> SIMD2<Int64> {
    front.count(upTo: position) &+ back.count(upTo: position)
  }
}
