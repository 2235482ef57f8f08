/// Sorted positions in registers: one register, or pairs of pairs of them.
///
/// With an array of vectors, or vectors wider than registers, the compiler goes through memory.
protocol SortedPositions {
  associatedtype Register: PositionRegister

  /// The number of positions.
  static var count: Int { get }

  /// Creates positions that are all 0.
  init()

  var first: Double { get }

  var firstRegister: Register { get }

  /// The register after the first one, or `following` if there is only one.
  func secondRegister(following: Register) -> Register

  /// Moves positions smaller than a new one forward and inserts it behind them. The first one is
  /// lost, unless it is not smaller. Each element of `new` is the new position, and `following`
  /// comes after the last register.
  mutating func insert(_ new: Register, following: Register)

  /// The same, except that positions smaller than an old one stay where they are.
  mutating func insert(_ new: Register, above old: Register, following: Register)

  /// The number of positions of at most `position`, as two negative parts.
  func count(upTo position: Register) -> SIMD2<Int64>
}

extension SortedPositions {
  @inline(__always)
  var second: Double {
    secondRegister(following: firstRegister.followingLast(Register(repeating: .infinity))).first
  }

  @inline(__always)
  mutating func insert(_ new: Double) {
    let new = Register(repeating: new)
    insert(new, following: firstRegister.followingLast(new))
  }

  @inline(__always)
  mutating func insert(_ new: Double, above old: Double) {
    let new = Register(repeating: new)
    insert(new, above: Register(repeating: old), following: firstRegister.followingLast(new))
  }

  @inline(__always)
  func count(upTo position: Double) -> Int {
    let parts = count(upTo: Register(repeating: position))
    return -Int(truncatingIfNeeded: parts[0] &+ parts[1])
  }
}

struct SortedPairs<Front: SortedPositions, Back: SortedPositions>: SortedPositions
where Front.Register == Back.Register {
  private var front = Front()
  /// Separates registers in memory: the compiler would make a vector of neighbours and select by
  /// masks, 8.4 ns per item at 3 lanes instead of 4.5.
  private let gap: UInt64 = 0
  private var back = Back()

  static var count: Int { Front.count + Back.count }

  @inline(__always)
  var first: Double { front.first }

  @inline(__always)
  var firstRegister: Front.Register { front.firstRegister }

  @inline(__always)
  func secondRegister(following: Front.Register) -> Front.Register {
    front.secondRegister(following: back.firstRegister)
  }

  @inline(__always)
  mutating func insert(_ new: Front.Register, following: Front.Register) {
    front.insert(new, following: back.firstRegister)
    back.insert(new, following: following)
  }

  @inline(__always)
  mutating func insert(_ new: Front.Register, above old: Front.Register, following: Front.Register)
  {
    front.insert(new, above: old, following: back.firstRegister)
    back.insert(new, above: old, following: following)
  }

  @inline(__always)
  func count(upTo position: Front.Register) -> SIMD2<Int64> {
    front.count(upTo: position) &+ back.count(upTo: position)
  }
}

/// One or two positions in a processor register: comparisons of vectors compile to minimum, maximum
/// and masks, comparisons of numbers to unpredictable branches.
protocol PositionRegister: SortedPositions where Register == Self {
  init(repeating position: Double)

  /// What follows the last register, if this is the first one and `new` comes last.
  func followingLast(_ new: Self) -> Self

  func smaller(_ other: Self) -> Self
  func larger(_ other: Self) -> Self

  /// These positions, with those smaller than a limit replaced by the other ones.
  func replacing(with other: Self, below limit: Self) -> Self
}

/// Each place becomes the maximum of its own position and the smaller of the next and the new, so
/// that none depends on another one's result.
extension PositionRegister {
  @inline(__always)
  var firstRegister: Self { self }

  @inline(__always)
  func secondRegister(following: Self) -> Self { following }

  @inline(__always)
  mutating func insert(_ new: Self, following next: Self) {
    self = new.smaller(next).larger(self)
  }

  @inline(__always)
  mutating func insert(_ new: Self, above old: Self, following: Self) {
    let before = self
    insert(new, following: following)
    self = replacing(with: before, below: old)
  }
}

/// Two positions: the lower halves of the registers hold the first half of all positions, the upper
/// halves the rest, so that the next position is in the next register at the same place.
extension SIMD2<Double>: SortedPositions, PositionRegister {
  static var count: Int { 2 }

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
  static var count: Int { 1 }

  @inline(__always)
  init(repeating position: Double) { self = position }

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
