/// What the host said about each item of rows.
struct RowItems: Sendable, Equatable {
  /// The number that each item was asked for: see ``RowSettings/question(isFilling:column:)``.
  var lengths: [Double] = []

  /// Own heights of items in a flow, or, if columns differ, the width at which each length is
  /// known, or NaN; else empty.
  var extras: [Double] = []
  /// The items that fill a row.
  var filling = Estimates()
  /// The items whose lengths are estimates.
  var estimates = Estimates()

  var count: Int { lengths.count }

  mutating func rearrange(_ change: Rearrangement, adding new: RowItems) {
    if !extras.isEmpty || !new.extras.isEmpty { extras.rearrange(change, adding: new.extras) }
    if !filling.isEmpty || !new.filling.isEmpty { filling.rearrange(change, adding: new.filling) }
    if !estimates.isEmpty || !new.estimates.isEmpty {
      estimates.rearrange(change, adding: new.estimates)
    }
    lengths.rearrange(change, adding: new.lengths)
  }

  /// Appends items as a provider describes them; the caller drops them all if it throws.
  ///
  /// If columns differ, lengths are asked for later: they depend on where the items go.
  mutating func append(
    measuring indices: Range<Int>, in settings: RowSettings,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let (start, asksMore) = (
      count, settings.areColumnsUnequal || settings.flow?.hasOwnHeights == true
    )
    if !asksMore, provider.areUnconstrained(itemsIn: indices) {
      try appendLengths(of: indices, settings.question(isFilling: false), by: provider)
    } else {
      for index in indices { try append(measuring: index, in: settings, by: provider) }
    }
    if settings.areColumnsUnequal { return }
    let new = provider.estimates(ofItemsAt: indices)
    if !new.isEmpty { estimates.replaceSuffix(from: start, with: new) }
  }

  /// Appends the lengths of items that are all asked the same question.
  mutating func appendLengths(
    of indices: Range<Int>, _ question: (axis: LayoutAxis, crossLength: Double),
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    if let known = provider.knownLengths(ofItemsIn: indices, along: question.axis) {
      try known.validate(asLengthsOf: indices, along: question.axis)
      if lengths.isEmpty { lengths = known } else { lengths += known }
      return
    }
    if lengths.isEmpty { lengths.reserveCapacity(indices.count) }
    for chunk in indices.chunks(ofCount: 1024) {
      try lengths.append(
        measuring: chunk, along: question.axis, crossLength: question.crossLength, by: provider)
    }
  }

  private mutating func append(
    measuring index: Int, in settings: RowSettings, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let isFilling = try provider.validRequest(ofItemAt: index).span(in: .max) > 1
    if isFilling { filling[count] = true }
    if settings.areColumnsUnequal {
      lengths.append(.nan)
      extras.append(.nan)
      return
    }
    let answer = try settings.answer(ofItemAt: index, isFilling: isFilling, by: provider)
    lengths.append(answer.length)
    if let extra = answer.extra { extras.append(extra) }
  }
}

extension RowSettings {
  /// Asks for the length of an item and, in a flow with own heights, for its height.
  func answer(
    ofItemAt index: Int, isFilling: Bool, crossLength: Double? = nil,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> (length: Double, extra: Double?) {
    let question = question(isFilling: isFilling)
    let crossLength = crossLength ?? question.crossLength
    let length = try provider.validLength(
      ofItemAt: index, along: question.axis, crossLength: crossLength)
    if areColumnsUnequal { return (length, crossLength) }
    guard flow?.hasOwnHeights == true else { return (length, nil) }
    if isFilling { return (length, length) }
    let own = try provider.validLength(ofItemAt: index, along: space.axis, crossLength: length)
    return (length, own)
  }
}
