/// The inputs for each item: its length along its lane, and the lanes it covers.
struct Items: Sendable {
  /// The length of each item, in points; where lanes differ, the answer at the width that it has.
  var lengths: [Double] = []
  /// The request of each item; empty while every item is unconstrained.
  var requests: [LaneRequest] = []
  /// All other answers: at most one element, as an empty array takes only one word.
  private var measures: [Measures] = []

  var count: Int { lengths.count }

  /// Whether every item covers one lane that the packing chooses.
  var areUnconstrained: Bool { requests.count == 0 }

  func request(of item: Int) -> LaneRequest { areUnconstrained ? .unconstrained : requests[item] }

  @inline(__always)
  func isFilling(_ item: Int) -> Bool { !areUnconstrained && requests[item] == .filling }

  /// The length and span of an item among `laneCount` lanes.
  @inline(__always)
  func extent(of item: Int, in laneCount: Int) -> (length: Double, span: Int) {
    (lengths[item], request(of: item).span(in: laneCount))
  }

  /// The own heights of items in a flow that has them, or else empty.
  var ownLengths: [Double] {
    get { measures.isEmpty ? [] : measures[0].ownLengths }
    _modify { yield &measure.ownLengths }
  }

  var estimates: Estimates {
    get { measures.isEmpty ? Estimates() : measures[0].estimates }
    _modify { yield &measure.estimates }
  }

  /// The answers at each width, by its number in a ``WidthTable``, and the last one at all further
  /// numbers; empty if lanes are equal.
  var answers: [WidthAnswers] {
    get { measures.isEmpty ? [] : measures[0].answers }
    _modify { yield &measure.answers }
  }

  /// The element of ``measures``, which is there only while one of its properties is not empty.
  private var measure: Measures {
    get { measures[0] }
    _modify {
      if measures.isEmpty { measures.append(Measures()) }
      defer { if measures[0].isEmpty { measures = [] } }
      yield &measures[0]
    }
  }

  /// Sets whether the length of an item is an estimate; most calls change nothing.
  mutating func setEstimated(_ isEstimated: Bool, of item: Int) {
    if estimates[item] != isEstimated { estimates[item] = isEstimated }
  }
}

/// The answers about items besides their lengths in equal lanes.
private struct Measures: Sendable {
  var ownLengths: [Double] = []
  var estimates = Estimates()
  var answers: [WidthAnswers] = []

  var isEmpty: Bool { ownLengths.isEmpty && answers.isEmpty && estimates.isEmpty }
}

/// The lengths of all items at one of the widths that they can get.
struct WidthAnswers: Equatable, Sendable {
  var lengths: [Double]
  var estimates: Estimates
}

/// A length that was given for an item, and whether it is an estimate.
struct Answer: Equatable {
  var length: Double
  var isEstimated: Bool
}

/// The new answers about an item that was measured.
struct NewMeasure {
  let index: Int
  var request = LaneRequest.unconstrained
  var answer: Answer
  var ownLength: Double?
  /// The answer at each of the widths that the item can get; empty if lanes are equal.
  var answers: [Answer] = []
}

extension Items: Equatable {
  /// Compares items; unconstrained requests may be stored or left out.
  static func == (left: Items, right: Items) -> Bool {
    guard left.lengths == right.lengths, left.estimates == right.estimates,
      left.ownLengths == right.ownLengths
    else { return false }
    let count = max(left.answers.count, right.answers.count)
    return (0..<count).allSatisfy { left.answers(at: $0) == right.answers(at: $0) }
      && (left.requests == right.requests
        || left.lengths.indices.allSatisfy { left.request(of: $0) == right.request(of: $0) })
  }

  /// The answers at a width, also beyond the last number in use.
  private func answers(at number: Int) -> WidthAnswers {
    answers.isEmpty
      ? WidthAnswers(lengths: lengths, estimates: estimates)
      : answers[min(number, answers.count - 1)]
  }

  func answer(of item: Int, at number: Int) -> Answer {
    let number = min(number, measures[0].answers.count - 1)
    return Answer(
      length: measures[0].answers[number].lengths[item],
      isEstimated: measures[0].answers[number].estimates[item])
  }

  /// Gives an item the length that it has at a width.
  mutating func takeAnswer(of item: Int, at number: Int) {
    let answer = answer(of: item, at: number)
    lengths[item] = answer.length
    setEstimated(answer.isEstimated, of: item)
  }

  /// Stores answers at a number of widths at least.
  mutating func writeOutAnswers(_ count: Int) {
    while answers.count < count { answers.append(answers(at: answers.count)) }
  }

  mutating func append(_ new: NewMeasure) {
    writeOutAnswers(new.answers.count)
    lengths.append(new.answer.length)
    if let own = new.ownLength { ownLengths.append(own) }
    for number in answers.indices { answers[number].lengths.append(0) }
    put(new, at: count - 1)
  }

  mutating func put(_ new: NewMeasure, at item: Int) {
    lengths[item] = new.answer.length
    if !areUnconstrained || new.request != .unconstrained {
      writeOutRequests()
      requests[item] = new.request
    }
    setEstimated(new.answer.isEstimated, of: item)
    if let own = new.ownLength { ownLengths[item] = own }
    guard let last = new.answers.last else { return }
    writeOutAnswers(new.answers.count)
    for number in answers.indices {
      let answer = number < new.answers.count ? new.answers[number] : last
      answers[number].lengths[item] = answer.length
      answers[number].estimates[item] = answer.isEstimated
    }
  }

  /// Whether new answers about an item may move it or others.
  func isNew(_ new: NewMeasure) -> Bool {
    // 0 and −0 differ: positions equal those of a rebuild to the bit.
    func differ(_ length: Double, _ other: Double) -> Bool {
      length.bitPattern != other.bitPattern
    }
    return differ(new.answer.length, lengths[new.index]) || new.request != request(of: new.index)
      || new.ownLength.map { differ($0, ownLengths[new.index]) } ?? false
      || new.answers.indices.contains {
        differ(new.answers[$0].length, answer(of: new.index, at: $0).length)
      }
  }

  mutating func rearrange(_ change: Rearrangement, adding new: Items) {
    var new = new
    let widthCount = max(answers.count, new.answers.count)
    writeOutAnswers(widthCount)
    new.writeOutAnswers(widthCount)
    if !areUnconstrained || !new.areUnconstrained {
      new.writeOutRequests()
      writeOutRequests()
      requests.rearrange(change, adding: new.requests)
    }
    if !ownLengths.isEmpty || !new.ownLengths.isEmpty {
      ownLengths.rearrange(change, adding: new.ownLengths)
    }
    if !estimates.isEmpty || !new.estimates.isEmpty {
      estimates.rearrange(change, adding: new.estimates)
    }
    for number in 0..<widthCount {
      answers[number].lengths.rearrange(change, adding: new.answers[number].lengths)
      answers[number].estimates.rearrange(change, adding: new.answers[number].estimates)
    }
    lengths.rearrange(change, adding: new.lengths)
  }

  mutating func truncate(to limit: Int) {
    lengths.truncate(to: limit)
    requests.truncate(to: limit)
    if !ownLengths.isEmpty { ownLengths.truncate(to: limit) }
    if !estimates.isEmpty { estimates.replaceSuffix(from: limit, with: Estimates()) }
    for number in answers.indices {
      answers[number].lengths.truncate(to: limit)
      answers[number].estimates.replaceSuffix(from: limit, with: Estimates())
    }
  }

  /// Stores a request for every item, once any item has one.
  mutating func writeOutRequests() {
    requests.append(.unconstrained, count: count - requests.count)
  }
}

/// The span of an item, and its lane if it is pinned.
struct LaneRequest: Hashable, Sendable {
  /// One lane that the packing chooses.
  static let unconstrained = LaneRequest(span: 1, pin: nil)
  /// All lanes, for an item that fills a row.
  static let filling = LaneRequest(span: .max, pin: nil)
  private let storedSpan: UInt16
  /// The pinned lane plus 1, or 0 if there is none.
  private let storedPin: UInt16

  /// Creates a request; values beyond the most lanes are clamped.
  init(span: Int, pin: Int?) {
    storedSpan = UInt16(clamping: span)
    storedPin = pin.map { UInt16(clamping: $0) &+ ($0 < Int(UInt16.max) ? 1 : 0) } ?? 0
  }

  /// The number of lanes that the item covers, at most `laneCount`.
  func span(in laneCount: Int) -> Int { min(Int(storedSpan), laneCount) }

  /// The first lane of a pinned item, moved back until the item fits.
  func pin(in laneCount: Int) -> Int? {
    storedPin == 0 ? nil : min(Int(storedPin) - 1, laneCount - span(in: laneCount))
  }

  var isPinned: Bool { storedPin != 0 }
}

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
