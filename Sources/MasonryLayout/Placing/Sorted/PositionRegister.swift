/// One or two positions in a processor register: comparisons of vectors compile to minimum, maximum
/// and masks, those of numbers to unpredictable branches.
protocol PositionRegister {
  init(repeating position: Double)

  /// Creates one of `registerCount` registers that hold sorted positions: the first `zeros`
  /// positions are 0, the others infinite.
  init(zeros: Int, register: Int, of registerCount: Int)

  /// The first position.
  var first: Double { get }

  /// What follows the last register, if this is the first one and `new` comes last.
  func followingLast(_ new: Self) -> Self

  func smaller(_ other: Self) -> Self
  func larger(_ other: Self) -> Self

  /// These positions, with those smaller than a limit replaced by the other ones.
  func replacing(with other: Self, below limit: Self) -> Self

  /// The number of positions of at most `position`, as two negative parts.
  func count(upTo position: Self) -> SIMD2<Int64>
}

/// Two positions: the lower halves of the registers hold the first half of all positions, the upper
/// halves the rest, so that the next position is in the next register at the same place.
extension SIMD2<Double>: PositionRegister {
  init(zeros: Int, register: Int, of registerCount: Int) {
    self.init(zeros > register ? 0 : .infinity, zeros > register + registerCount ? 0 : .infinity)
  }

  @inline(__always)
  var first: Double { self[0] }

  @inline(__always)
  func followingLast(_ new: SIMD2) -> SIMD2 { SIMD2(self[1], new[0]) }

  @inline(__always)
  func smaller(_ other: SIMD2) -> SIMD2 { replacing(with: other, where: other .< self) }

  @inline(__always)
  func larger(_ other: SIMD2) -> SIMD2 { replacing(with: other, where: self .< other) }

  @inline(__always)
  func replacing(with other: SIMD2, below limit: SIMD2) -> SIMD2 {
    replacing(with: other, where: other .< limit)
  }

  @inline(__always)
  func count(upTo position: SIMD2) -> SIMD2<Int64> {
    SIMD2<Int64>.zero.replacing(with: -1, where: self .<= position)
  }
}

/// One position: nothing moves within a register, which is faster for few lanes.
extension Double: PositionRegister {
  @inline(__always)
  init(repeating position: Double) { self = position }

  init(zeros: Int, register: Int, of registerCount: Int) { self = zeros > register ? 0 : .infinity }

  @inline(__always)
  var first: Double { self }

  @inline(__always)
  func followingLast(_ new: Double) -> Double { new }

  @inline(__always)
  func smaller(_ other: Double) -> Double { twice.smaller(other.twice)[0] }

  @inline(__always)
  func larger(_ other: Double) -> Double { twice.larger(other.twice)[0] }

  @inline(__always)
  func replacing(with other: Double, below limit: Double) -> Double {
    twice.replacing(with: other.twice, below: limit.twice)[0]
  }

  @inline(__always)
  func count(upTo position: Double) -> SIMD2<Int64> {
    SIMD2(twice.count(upTo: position.twice)[0], 0)
  }

  @inline(__always)
  private var twice: SIMD2<Double> { SIMD2(repeating: self) }
}
