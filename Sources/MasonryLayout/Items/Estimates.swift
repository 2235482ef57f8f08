/// The items whose lengths are estimates: one bit per item, no memory without estimates.
struct Estimates: Equatable, Sendable {
  /// The number of estimates, then bits at least up to the last estimate; empty without any.
  private var words: [UInt64] = []

  init() {}

  /// Marks the first `count` items as estimates.
  init(count: Int) {
    for item in stride(from: 0, to: count, by: 64) {
      put(Self.mask(count - item), from: item)
    }
  }

  var count: Int { words.first.map { Int($0) } ?? 0 }

  var isEmpty: Bool { words.isEmpty }

  subscript(item: Int) -> Bool {
    get { bits(from: item) & 1 == 1 }
    set {
      guard self[item] != newValue else { return }
      if newValue { return put(1, from: item) }
      words[item / 64 + 1] ^= 1 << (item % 64)
      words[0] -= 1
      if words[0] == 0 { words = [] }
    }
  }

  /// The first estimated item, in O(*n*) for *n* items, 64 at a time.
  var first: Int? {
    words.indices.dropFirst().first { words[$0] != 0 }
      .map { ($0 - 1) * 64 + words[$0].trailingZeroBitCount }
  }

  /// Compares the estimates; trailing zeros do not count.
  static func == (left: Estimates, right: Estimates) -> Bool {
    // The counts are equal, so after equal words the longer one has no more estimates.
    left.count == right.count && !zip(left.words, right.words).contains { $0 != $1 }
  }

  mutating func rearrange(_ change: Rearrangement, adding new: Estimates) {
    let old = self
    removeSuffix(from: change.range.lowerBound)
    var (index, added) = (change.range.lowerBound, 0)
    for piece in change.pieces {
      if let first = piece.old {
        append(old, first..<first + piece.count, at: index)
      } else {
        append(new, added..<added + piece.count, at: index)
        added += piece.count
      }
      index += piece.count
    }
    let others = change.range.upperBound..<max(change.range.upperBound, old.end)
    append(old, others, at: index)
  }

  /// The estimates of the first `end` items, from the last to the first.
  func reversed(before end: Int) -> Estimates {
    var reversed = Estimates()
    if !isEmpty { for item in 0..<end where self[item] { reversed[end - 1 - item] = true } }
    return reversed
  }

  mutating func replaceSuffix(from first: Int, with suffix: Estimates) {
    removeSuffix(from: first)
    append(suffix, 0..<suffix.end, at: first)
  }

  private var end: Int { max(0, words.count - 1) * 64 }

  /// A word with its first `count` bits set.
  private static func mask(_ count: Int) -> UInt64 { count < 64 ? 1 << count - 1 : .max }

  private func bits(from item: Int) -> UInt64 {
    let (word, shift) = (item / 64 + 1, item % 64)
    guard word < words.count else { return 0 }
    // A shift by 64 gives 0.
    return words[word] >> shift | (word + 1 < words.count ? words[word + 1] << (64 - shift) : 0)
  }

  /// Sets bits of items that have no estimates yet.
  private mutating func put(_ bits: UInt64, from item: Int) {
    guard bits != 0 else { return }
    let (word, shift) = (item / 64 + 1, item % 64)
    let last = item + 63 - bits.leadingZeroBitCount
    words.append(contentsOf: repeatElement(0, count: max(0, last / 64 + 2 - words.count)))
    words[0] += UInt64(bits.nonzeroBitCount)
    words[word] |= bits << shift
    if last / 64 + 1 > word { words[word + 1] |= bits >> (64 - shift) }
  }

  /// Appends estimates of other items at `index`, the end of the items so far.
  private mutating func append(_ others: Estimates, _ range: Range<Int>, at index: Int) {
    for offset in stride(from: 0, to: range.count, by: 64) {
      put(
        others.bits(from: range.lowerBound + offset) & Self.mask(range.count - offset),
        from: index + offset)
    }
  }

  private mutating func removeSuffix(from first: Int) {
    guard first < end else { return }
    words.removeLast(words.count - (first + 63) / 64 - 1)
    if first % 64 != 0 { words[first / 64 + 1] &= Self.mask(first % 64) }
    words[0] = words.dropFirst().reduce(0) { $0 + UInt64($1.nonzeroBitCount) }
    if words[0] == 0 { words = [] }
  }
}
