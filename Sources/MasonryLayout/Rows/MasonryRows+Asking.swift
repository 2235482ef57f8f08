extension RowSettings: ItemSettings {
  var areLanesEqual: Bool { !areColumnsUnequal }

  var commonQuestion: (axis: LayoutAxis, crossLength: Double)? {
    areColumnsUnequal || flow?.hasOwnHeights == true ? nil : question(isFilling: false)
  }

  func request(_ request: LaneRequest) -> LaneRequest {
    request.span(in: .max) > 1 ? .filling : .unconstrained
  }

  func answer(
    ofItemAt index: Int, _ request: LaneRequest, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> (length: Double, crossLength: Double?) {
    try answer(ofItemAt: index, isFilling: request == .filling, by: provider)
  }

  /// Asks for the length of an item and, in a flow with own heights, for its height.
  func answer(
    ofItemAt index: Int, isFilling: Bool, crossLength: Double? = nil,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> (length: Double, crossLength: Double?) {
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

extension Items {
  /// The own heights of items in a flow, or the width at which each length is known.
  ///
  /// The latter if columns differ, with NaN where no length is known. Otherwise it is empty.
  var extras: [Double] {
    get { crossLengths }
    _modify { yield &crossLengths }
  }

  /// Whether an item fills a row.
  @inline(__always)
  func isFilling(_ item: Int) -> Bool { !areUnconstrained && requests[item] == .filling }

  /// Asks for the lengths of items that are asked another question than before.
  ///
  /// An estimate holds until the item is measured: only other estimates replace it. If it throws,
  /// the items are to be dropped.
  mutating func measureAgain(
    from start: Int = 0, column: Int = 0, for new: RowSettings, after old: RowSettings,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let (hadOwn, hasOwn) = (old.flow?.hasOwnHeights == true, new.flow?.hasOwnHeights == true)
    let areUnequal = new.areColumnsUnequal
    let columnCount = new.tracks?.count ?? .max
    var (column, newExtras) = (column, [Double]())
    for item in start..<count {
      let isFilling = isFilling(item)
      if isFilling || column == columnCount { column = 0 }
      let question = new.question(isFilling: isFilling, column: column)
      column = isFilling ? 0 : column + 1
      var known = old.question(isFilling: isFilling)
      if old.areColumnsUnequal { known.crossLength = extras[item] }
      var extra = areUnequal ? known.crossLength : hadOwn ? extras[item] : lengths[item]
      if question != known || hasOwn && !hadOwn && !isFilling {
        let isEstimated = provider.isEstimated(itemAt: item)
        if lengths[item].isNaN || isEstimated || !estimates[item] {
          let answer = try new.answer(
            ofItemAt: item, isFilling: isFilling, crossLength: question.crossLength, by: provider)
          lengths[item] = answer.length
          extra = answer.crossLength ?? 0
          setEstimated(isEstimated, of: item)
        } else if areUnequal {
          extra = question.crossLength
        }
      }
      if areUnequal || hasOwn { newExtras.append(extra) }
    }
    if areUnequal || hasOwn {
      extras.replaceSubrange(start..., with: newExtras)
    } else {
      extras = []
    }
  }
}

/// What items were asked for, given again as estimates to rows with other settings.
///
/// Items of justified rows keep their proportions.
struct KeptLengths: MasonryHeightProvider {
  let items: Items
  let old: RowSettings
  let new: RowSettings

  func height(ofItemAt index: Int, width: Double) -> Double { length(of: index, along: .vertical) }

  func width(ofItemAt index: Int, height: Double) -> Double {
    length(of: index, along: .horizontal)
  }

  private func length(of index: Int, along axis: LayoutAxis) -> Double {
    let length = items.lengths[index]
    guard axis != new.space.axis else {
      return old.flow?.hasOwnHeights == true ? items.extras[index] : length
    }
    guard let target = old.justified?.target, let newTarget = new.justified?.target else {
      return length
    }
    let isTurned = new.space.axis != old.space.axis
    let wanted = isTurned ? newTarget * (target / length) : newTarget * (length / target)
    return min(wanted, .maximumLength)
  }

  func isEstimated(itemAt index: Int) -> Bool { true }
  func areEstimated(itemsIn indices: Range<Int>) -> Bool? { true }
}
