/// The settings of a grid or of rows, what follows from them alone, and how items are asked.
///
/// They never change, so copies share them, and consecutive sections with equal settings. With few
/// items they would take the most memory.
protocol ItemSettings: AnyObject, Equatable, Sendable {
  associatedtype Configuration: ItemConfiguration

  var configuration: Configuration { get }
  var space: LayoutSpace { get }

  init(valid configuration: Configuration, in space: LayoutSpace)

  /// Whether the answer does not depend on the lane, or on the place in a row.
  var areLanesEqual: Bool { get }
  /// What all unconstrained items are asked: the length along an axis, at a length across it; `nil`
  /// if they are asked other questions, or more.
  var commonQuestion: (axis: LayoutAxis, crossLength: Double)? { get }

  /// What of a request counts.
  func request(_ request: LaneRequest) -> LaneRequest

  /// Asks for the length of an item, and for what goes to ``Items/crossLengths``, if anything does.
  func answer(
    ofItemAt index: Int, _ request: LaneRequest, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> (length: Double, crossLength: Double?)
}

/// What can be set of a layout of items.
protocol ItemConfiguration: Equatable {
  func validate() throws(MasonryError)
}

extension ItemSettings {
  /// Compares the configuration and the space; everything else follows from them.
  static func == (left: Self, right: Self) -> Bool {
    left === right || (left.space == right.space && left.configuration == right.configuration)
  }

  /// The settings, checked: those given if they are equal.
  static func make(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: Self?
  ) throws(MasonryError) -> Self {
    if let other, other.space == space, other.configuration == configuration { return other }
    try configuration.validate()
    try space.validate()
    return Self(valid: configuration, in: space)
  }
}

extension Items {
  /// Appends items as a provider describes them; nothing if it throws.
  ///
  /// If lanes differ, lengths are asked for later: they depend on where the items go.
  mutating func append(
    measuring indices: Range<Int>, in settings: some ItemSettings,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let (start, wereUnconstrained) = (count, areUnconstrained)
    do throws(MasonryError) {
      try appendLengths(measuring: indices, in: settings, by: provider)
    } catch {
      replaceSuffix(from: start, with: Items())
      if wereUnconstrained { requests = [] }
      throw error
    }
    if !areUnconstrained { writeOutRequests() }
    guard settings.areLanesEqual else { return }
    let new = provider.estimates(ofItemsAt: indices)
    if !new.isEmpty { estimates.replaceSuffix(from: start, with: new) }
  }

  /// Appends the lengths of items, and the requests of those that have some.
  private mutating func appendLengths(
    measuring indices: Range<Int>, in settings: some ItemSettings,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let question = settings.commonQuestion
    if let question, provider.areUnconstrained(itemsIn: indices) {
      return try lengths.append(measuringAll: indices, question, by: provider)
    }
    for chunk in indices.chunks(ofCount: 1024) {
      if let question, provider.areUnconstrained(itemsIn: chunk) {
        try lengths.append(measuring: chunk, question, by: provider)
        continue
      }
      for index in chunk {
        let request = settings.request(try provider.validRequest(ofItemAt: index))
        let answer =
          settings.areLanesEqual
          ? try settings.answer(ofItemAt: index, request, by: provider) : (.nan, .nan)
        append(length: answer.length, request: request, crossLength: answer.crossLength)
      }
    }
  }
}

extension [Double] {
  /// Appends the lengths of items that are all asked one question; those that the provider knows
  /// are shared with it.
  mutating func append(
    measuringAll indices: Range<Int>, _ question: (axis: LayoutAxis, crossLength: Double),
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    if let known = provider.knownLengths(ofItemsIn: indices, along: question.axis) {
      try known.validate(asLengthsOf: indices, along: question.axis)
      if isEmpty { self = known } else { self += known }
      return
    }
    if isEmpty { reserveCapacity(indices.count) }
    for chunk in indices.chunks(ofCount: 1024) {
      try append(measuring: chunk, question, by: provider)
    }
  }

  /// Appends the lengths of so few items that are all asked one question that they stay in the
  /// cache.
  mutating func append(
    measuring indices: Range<Int>, _ question: (axis: LayoutAxis, crossLength: Double),
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let start = count
    // NaN where the provider writes nothing.
    append(.nan, count: indices.count)
    withUnsafeMutableBufferPointer { lengths in
      provider.measureItems(
        in: indices, along: question.axis, crossLength: question.crossLength,
        into: UnsafeMutableBufferPointer(rebasing: lengths[start...]))
    }
    try self[start...].validate(asLengthsOf: indices, along: question.axis)
  }
}

extension RandomAccessCollection<Double> {
  /// Throws if one of the numbers is not a length; they are those of consecutive items.
  ///
  /// Without a branch for each, the compiler looks at several at once. With
  /// ``Swift/Double/isLength`` it does not: 1 ns for each item, a sixth of the time for a resize.
  func validate(asLengthsOf items: Range<Int>, along axis: LayoutAxis) throws(MasonryError) {
    var invalidCount = 0
    for length in self {
      invalidCount &+= (length >= 0 ? 0 : 1) | (length <= .maximumLength ? 0 : 1)
    }
    guard invalidCount > 0 else { return }
    for (length, item) in zip(self, items) where !length.isLength {
      throw .length(length, ofItemAt: item, along: axis)
    }
  }
}

extension Range<Int> {
  /// The range in pieces of a length, the last one perhaps shorter.
  func chunks(ofCount count: Int) -> some Sequence<Range<Int>> {
    stride(from: lowerBound, to: upperBound, by: count).lazy.map { start in
      start..<Swift.min(start + count, upperBound)
    }
  }
}

extension MasonryHeightProvider {
  /// The request of an item, checked.
  func validRequest(ofItemAt index: Int) throws(MasonryError) -> LaneRequest {
    let span = columnSpan(ofItemAt: index)
    guard span >= 1 else { throw .columnSpan(span, item: index) }
    let column = pinnedColumn(ofItemAt: index)
    if let column, column < 0 { throw .pinnedColumn(column, item: index) }
    return LaneRequest(span: span, pin: column)
  }

  /// Which of consecutive items are estimated, counted from the first of them.
  func estimates(ofItemsAt indices: Range<Int>) -> Estimates {
    switch areEstimated(itemsIn: indices) {
    case false?: return Estimates()
    case true?: return Estimates(count: indices.count)
    case nil:
      var estimates = Estimates()
      for (offset, index) in indices.enumerated() {
        estimates[offset] = isEstimated(itemAt: index)
      }
      return estimates
    }
  }

  /// The length of an item along an axis, checked.
  func validLength(
    ofItemAt index: Int, along axis: LayoutAxis, crossLength: Double
  ) throws(MasonryError) -> Double {
    let length =
      axis == .vertical
      ? height(ofItemAt: index, width: crossLength) : width(ofItemAt: index, height: crossLength)
    guard length.isLength else { throw .length(length, ofItemAt: index, along: axis) }
    return length
  }

  /// The length of an item that gets another cross length, checked.
  ///
  /// An estimate holds at any cross length until the item is measured; only other estimates replace
  /// it, or a change would ask for the heights of a million items of which ten are shown.
  func validLength(
    ofItemAt index: Int, along axis: LayoutAxis, crossLength: Double, insteadOf length: Double,
    in estimates: inout Estimates
  ) throws(MasonryError) -> Double {
    let isEstimated = isEstimated(itemAt: index)
    if estimates[index], !isEstimated { return length }
    estimates[index] = isEstimated
    return try validLength(ofItemAt: index, along: axis, crossLength: crossLength)
  }
}

extension MasonryError {
  /// The error of an item whose length along an axis is not valid.
  static func length(
    _ length: Double, ofItemAt index: Int, along axis: LayoutAxis
  ) -> MasonryError {
    axis == .vertical ? .itemHeight(length, item: index) : .itemWidth(length, item: index)
  }
}
