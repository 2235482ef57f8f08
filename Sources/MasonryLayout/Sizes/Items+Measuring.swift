/// The constant settings of items, what follows from them, and how items are asked.
///
/// Copies and consecutive equal sections share them: with few items they take the most memory.
enum ItemSettings: Sendable {
  case lanes(LaneSettings)
  case rows(RowSettings)
}

extension ItemSettings: Equatable {
  /// Compares the layout and the space; everything else follows from them.
  static func == (left: Self, right: Self) -> Bool {
    left.space == right.space && left.layout == right.layout
  }

  var layout: ItemsLayout {
    switch self {
    case .lanes(let lanes): .columns(lanes.configuration)
    case .rows(let rows): .rows(rows.configuration)
    }
  }

  var space: LayoutSpace {
    switch self {
    case .lanes(let lanes): lanes.space
    case .rows(let rows): rows.space
    }
  }

  var lanes: LaneSettings? { if case .lanes(let lanes) = self { lanes } else { nil } }

  var rows: RowSettings? { if case .rows(let rows) = self { rows } else { nil } }

  /// The settings, checked: those given if they are equal.
  static func make(
    _ layout: ItemsLayout, in space: LayoutSpace, sharing other: Self?
  ) throws(MasonryError) -> Self {
    if let other, other.space == space, other.layout == layout { return other }
    try layout.validate()
    try space.validate()
    return switch layout {
    case .columns(let columns): .lanes(LaneSettings(valid: columns, in: space))
    case .rows(let rows): .rows(RowSettings(valid: rows, in: space))
    }
  }

  /// The lanes if they differ, so that items are asked for at the width of each, or else `nil`.
  var differingTracks: Tracks? {
    switch self {
    case .lanes(let lanes): lanes.differingTracks
    case .rows(let rows): rows.differingTracks
    }
  }

  /// What is asked about an item in equal lanes: its length along an axis, at a length across it.
  func question(_ request: LaneRequest) -> (axis: LayoutAxis, crossLength: Double) {
    switch self {
    case .lanes(let lanes): lanes.question(request)
    case .rows(let rows): rows.question(request)
    }
  }

  /// Whether the length along the axis of the layout is asked for as well, at the final one across.
  var asksForOwnLengths: Bool { rows?.asksForOwnLengths ?? false }

  /// The final length across the axis of an item that is so long across it.
  func finalCrossLength(_ length: Double) -> Double { rows?.finalCrossLength(length) ?? length }

  /// The request without what the layout ignores.
  func request(_ request: LaneRequest) -> LaneRequest { rows?.request(request) ?? request }

  /// Whether all that other settings of columns, or of rows, ask about items is known from these.
  func know(allAskedBy other: Self, about items: Items) -> Bool {
    guard differingTracks == nil, other.differingTracks == nil,
      question(.unconstrained) == other.question(.unconstrained),
      items.areUnconstrained || lanes?.tracks == other.lanes?.tracks,
      items.areUnconstrained || question(.filling) == other.question(.filling)
    else { return false }
    return !other.asksForOwnLengths
      || asksForOwnLengths
        && items.lengths.allSatisfy { finalCrossLength($0) == other.finalCrossLength($0) }
  }

  var widthTable: WidthTable? { differingTracks.map { WidthTable($0) } }

  /// Asks about an item: if lanes differ, once at each width that it can get.
  ///
  /// Answers in other settings are not asked for again. Only other estimates replace an estimate,
  /// or a change would measure a million items when ten are visible.
  func measure(
    itemAt index: Int, _ request: LaneRequest, in table: WidthTable?,
    knowing known: KnownItem? = nil, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> NewMeasure {
    let isEstimated = provider.isEstimated(itemAt: index)
    let estimate = known.flatMap { !isEstimated && $0.answer.isEstimated ? $0.answer : nil }
    func ask(_ axis: LayoutAxis, _ crossLength: Double) throws(MasonryError) -> Answer {
      let length = try provider.validLength(
        ofItemAt: index, along: axis, crossLength: crossLength)
      return Answer(length: length, isEstimated: isEstimated)
    }
    if let widths = table?.widths(of: request) {
      var answers: [Answer] = []
      for width in widths {
        if let answer = known?.answer(along: space.axis, at: width) ?? estimate {
          answers.append(answer)
        } else {
          answers.append(try ask(space.axis, width))
        }
      }
      return NewMeasure(index: index, request: request, answer: answers[0], answers: answers)
    }
    let (axis, crossLength) = question(request)
    let knowsOwn =
      request == .filling || !asksForOwnLengths
      || known.map { $0.finalCrossLength == finalCrossLength($0.answer.length) } ?? false
    if let answer = (knowsOwn ? known?.answer(along: axis, at: crossLength) : nil) ?? estimate {
      let own = asksForOwnLengths ? known?.ownLength ?? answer.length : nil
      return NewMeasure(index: index, request: request, answer: answer, ownLength: own)
    }
    var new = NewMeasure(index: index, request: request, answer: try ask(axis, crossLength))
    guard asksForOwnLengths else { return new }
    let final = finalCrossLength(new.answer.length)
    new.ownLength = request == .filling ? new.answer.length : try ask(space.axis, final).length
    return new
  }
}

/// The answers about an item in other settings.
struct KnownItem {
  private let items: Items
  private let settings: ItemSettings
  private let table: WidthTable?
  var item = 0

  init(_ items: Items, in settings: ItemSettings) {
    self.items = items
    self.settings = settings
    table = settings.widthTable
  }

  var request: LaneRequest { items.request(of: item) }

  var answer: Answer { Answer(length: items.lengths[item], isEstimated: items.estimates[item]) }

  var ownLength: Double? { settings.asksForOwnLengths ? items.ownLengths[item] : nil }

  /// The length across the axis at which the own length was asked for.
  var finalCrossLength: Double? {
    settings.asksForOwnLengths ? settings.finalCrossLength(answer.length) : nil
  }

  /// The length along an axis at a length across it, if it was asked for.
  func answer(along axis: LayoutAxis, at crossLength: Double) -> Answer? {
    guard let widths = table?.widths(of: request) else {
      return settings.question(request) == (axis, crossLength) ? answer : nil
    }
    guard axis == settings.space.axis else { return nil }
    return widths.firstIndex(of: crossLength).map { items.answer(of: item, at: $0) }
  }
}

extension Items {
  /// Appends items as a provider describes them; nothing if it throws.
  mutating func append(
    measuring indices: Range<Int>, in settings: ItemSettings,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let (start, wereUnconstrained) = (count, areUnconstrained)
    do throws(MasonryError) {
      try appendLengths(measuring: indices, in: settings, by: provider)
    } catch {
      truncate(to: start)
      if wereUnconstrained { requests = [] }
      throw error
    }
    if !areUnconstrained { writeOutRequests() }
  }

  private mutating func appendLengths(
    measuring indices: Range<Int>, in settings: ItemSettings,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let isAskedOnce = settings.differingTracks == nil && !settings.asksForOwnLengths
    let question = isAskedOnce ? settings.question(.unconstrained) : nil
    let start = count
    if let question, provider.areUnconstrained(itemsIn: indices) {
      try lengths.append(measuringAll: indices, question, by: provider)
      return appendEstimates(of: indices, from: start, by: provider)
    }
    let table = settings.widthTable
    for first in stride(from: indices.lowerBound, to: indices.upperBound, by: 1024) {
      let chunk = first..<min(first + 1024, indices.upperBound)
      if let question, provider.areUnconstrained(itemsIn: chunk) {
        let start = count
        try lengths.append(measuring: chunk, question, by: provider)
        appendEstimates(of: chunk, from: start, by: provider)
        continue
      }
      for index in chunk {
        let request = settings.request(try provider.validRequest(ofItemAt: index))
        append(try settings.measure(itemAt: index, request, in: table, by: provider))
      }
    }
  }

  private mutating func appendEstimates(
    of indices: Range<Int>, from start: Int, by provider: some MasonryHeightProvider
  ) {
    guard let new = provider.estimates(ofItemsAt: indices), !new.isEmpty else { return }
    estimates.replaceSuffix(from: start, with: new)
  }

  /// The items of other settings as new settings ask for them.
  func measured(
    for new: ItemSettings, after old: ItemSettings, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> Items {
    var measured = Items()
    let table = new.widthTable
    var known = KnownItem(self, in: old)
    measured.lengths.reserveCapacity(count)
    for item in 0..<count {
      known.item = item
      measured.append(
        try new.measure(
          itemAt: item, request(of: item), in: table, knowing: known, by: provider))
    }
    return measured
  }
}

extension [Double] {
  /// Appends lengths that are all asked one question; those that the provider knows are shared.
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
    for first in stride(from: indices.lowerBound, to: indices.upperBound, by: 1024) {
      let chunk = first..<Swift.min(first + 1024, indices.upperBound)
      try append(measuring: chunk, question, by: provider)
    }
  }

  /// Appends lengths that are all asked one question, so few that they stay in the cache.
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
  /// Throws if one of the numbers, one for each of consecutive items, is not a length.
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

extension MasonryHeightProvider {
  func validRequest(ofItemAt index: Int) throws(MasonryError) -> LaneRequest {
    let span = columnSpan(ofItemAt: index)
    guard span >= 1 else { throw .columnSpan(span, item: index) }
    let column = pinnedColumn(ofItemAt: index)
    if let column, column < 0 { throw .pinnedColumn(column, item: index) }
    return LaneRequest(span: span, pin: column)
  }

  /// Which of consecutive items are estimated, counted from the first of them; `nil` if none is.
  func estimates(ofItemsAt indices: Range<Int>) -> Estimates? {
    switch areEstimated(itemsIn: indices) {
    case false?: return nil
    case true?: return Estimates(count: indices.count)
    case nil:
      var estimates = Estimates()
      for (offset, index) in indices.enumerated() {
        estimates[offset] = isEstimated(itemAt: index)
      }
      return estimates
    }
  }

  func validLength(
    ofItemAt index: Int, along axis: LayoutAxis, crossLength: Double
  ) throws(MasonryError) -> Double {
    let length =
      axis == .vertical
      ? height(ofItemAt: index, width: crossLength) : width(ofItemAt: index, height: crossLength)
    guard length.isLength else { throw .length(length, ofItemAt: index, along: axis) }
    return length
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
