extension MasonryItems {
  /// Asks for the lengths, the spans and the pinned columns of items again, and places once.
  ///
  /// They are measured then, or estimated if the provider says so.
  ///
  /// - Throws: ``MasonryError``; the items are then unchanged.
  /// - Complexity: O(*k* + *m*·`columnCount`) for *k* indices and *m* items from the first changed
  ///   one on. If columns are kept, O(*k* log *n* + *m*) for the *m* of *n* items that move.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func remeasure(
    _ indices: some Sequence<Int>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let table = settings.widthTable
    var new: [NewMeasure] = []
    for index in indices {
      checkIndex(index)
      var measure = try askAgain(index, in: table, by: provider)
      if measure.request == items.request(of: index),
        let number = table?.number(of: lanes(of: index))
      {
        measure.answer = measure.answers[min(number, measure.answers.count - 1)]
      }
      let isEstimated = measure.answer.isEstimated
      if items.isNew(measure) || isEstimated != estimates[index] || !measure.answers.isEmpty {
        new.append(measure)
      }
    }
    take(new)
  }

  /// Sets ``length(ofItemAt:)``, in points, once a view has measured itself or a picture loaded.
  ///
  ///     try wall.items.setLength(180, ofItemAt: 7)
  ///
  /// The item counts as measured at its width. If columns differ, the heights that were given for
  /// its other widths stay, as estimates: they are used when the item gets another width. Widths
  /// that differ by at most 1/64 point count as one.
  ///
  /// - Throws: ``MasonryError`` if the length is not valid; the items are then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on; O(1) if the length stays. If
  ///   columns are kept, O(log *n* + `columnCount` + *m*) for the *m* of *n* items that move. In
  ///   rows O(*m* + *r*) for *m* items until the breaks are the old ones, and *r* rows behind.
  public mutating func setLength(_ length: Double, ofItemAt index: Int) throws(MasonryError) {
    checkIndex(index)
    guard length.isLength else {
      throw .length(length, ofItemAt: index, along: askedAxis(ofItemAt: index))
    }
    var measure = newMeasure(ofItemAt: index, length: length)
    if settings.asksForOwnLengths {
      measure.ownLength = length
      if !items.isFilling(index) { measure.answer.length = items.lengths[index] }
    }
    take([measure])
  }

  /// Measures items that are estimated: one round.
  mutating func measure(
    _ indices: [Int], by provider: some MasonryHeightProvider, undo: inout MeasuringUndo
  ) throws(MasonryError) {
    let new = try indices.map { index throws(MasonryError) in
      try measured(itemAt: index, by: provider)
    }
    undo.note(indices, of: self)
    take(new)
  }
}

extension MasonryItems {
  func askAgain(
    _ index: Int, in table: WidthTable?, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> NewMeasure {
    let request = settings.request(try provider.validRequest(ofItemAt: index))
    return try settings.measure(itemAt: index, request, in: table, by: provider)
  }

  /// Measures an item at the width that it has.
  func measured(
    itemAt index: Int, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> NewMeasure {
    guard settings.differingTracks == nil else {
      let length = try provider.validLength(
        ofItemAt: index, along: axis, crossLength: width(ofItemInLanes: lanes(of: index)))
      return newMeasure(ofItemAt: index, length: length, isSet: false)
    }
    var new = try settings.measure(
      itemAt: index, items.request(of: index), in: nil, by: provider)
    new.answer.isEstimated = false
    return new
  }

  /// What is new about an item that has a length at the width that it has.
  ///
  /// In lanes that differ, its answers at other widths stay; if the length was set, they count as
  /// estimates from then on. Widths that differ by at most ``Tracks/layoutUnit`` count as one.
  func newMeasure(ofItemAt index: Int, length: Double, isSet: Bool = true) -> NewMeasure {
    let request = items.request(of: index)
    let answer = Answer(length: length, isEstimated: false)
    var answers: [Answer] = []
    if let table = settings.widthTable {
      let width = width(ofItemInLanes: lanes(of: index))
      for (number, other) in table.widths(of: request).enumerated() {
        let isSame = (other - width).magnitude <= Tracks.layoutUnit
        var old = items.answer(of: index, at: number)
        if isSet { old.isEstimated = true }
        answers.append(isSame ? answer : old)
      }
    }
    return NewMeasure(index: index, request: request, answer: answer, answers: answers)
  }

  private func width(ofItemInLanes lanes: Range<Int>) -> Double {
    settings.differingTracks?.crossLength(ofLane: lanes.lowerBound, span: lanes.count) ?? 0
  }

  /// Measures the items that other settings of columns, or of rows, ask another question about.
  ///
  /// A change that throws leaves the items as they were: everything is asked before anything is
  /// touched, except that lengths are written to the memory of positions, which are then computed
  /// in any memory: touching as much fresh memory takes as long as placing the items.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func measure(
    for new: ItemSettings, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let old = settings
    if old.know(allAskedBy: new, about: items) {
      if old.asksForOwnLengths, !new.asksForOwnLengths { items.ownLengths = [] }
      return
    }
    guard old.differingTracks == nil, new.differingTracks == nil, !new.asksForOwnLengths else {
      items = try items.measured(for: new, after: old, by: provider)
      return
    }
    let all = 0..<itemCount
    let question = new.question(.unconstrained)
    let asksAll =
      items.areUnconstrained
      && (items.estimates.isEmpty || provider.areEstimated(itemsIn: all) == true)
    var estimates =
      asksAll ? provider.estimates(ofItemsAt: all) ?? Estimates() : items.estimates
    if asksAll, let known = provider.knownLengths(ofItemsIn: all, along: question.axis) {
      try known.validate(asLengthsOf: all, along: question.axis)
      items.lengths = known
    } else {
      // Kept items cannot be placed again from lengths alone; in rows there is nothing to place.
      let oldPlacement = isInRows || hasKeptItems(from: 0) ? placement : nil
      var lengths: [Double] = []
      swap(&lengths, &placement.positions)
      lengths.removeAll(keepingCapacity: true)
      do throws(MasonryError) {
        if asksAll { try lengths.append(measuringAll: all, question, by: provider) }
        for item in lengths.count..<itemCount {
          let request = items.request(of: item)
          let question = new.question(request)
          var length = items.lengths[item]
          if question != old.question(request) {
            let isEstimated = provider.isEstimated(itemAt: item)
            if isEstimated || !estimates[item] {
              estimates[item] = isEstimated
              length = try provider.validLength(
                ofItemAt: item, along: question.axis, crossLength: question.crossLength)
            }
          }
          lengths.append(length)
        }
      } catch {
        placement.positions = items.lengths
        if let oldPlacement {
          placement = oldPlacement
        } else {
          placeDownwards(from: 0, keeping: KeptLanes(from: 0))
        }
        throw error
      }
      swap(&items.lengths, &lengths)
      if !isInRows { placement.positions = lengths }
    }
    if old.asksForOwnLengths { items.ownLengths = [] }
    items.estimates = estimates
  }

  /// Adds, removes and moves items, asks for some of them again, and places once.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func update(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?, arrivals: [Arrival],
    reloading reloaded: [Int], measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    guard count <= MasonryItems.maximumItemCount else { throw .itemCount(count) }
    let change = rearrangement(by: mapping, to: count, moving: moved)
    let kept = reloaded.filter { mapping.oldIndex(of: $0) != nil }
    if change.isEmpty { return try remeasure(kept, measuredBy: provider) }
    var new = Items()
    let table = settings.widthTable
    for stretch in arrivals.stretches(of: change.newItems, except: reloaded) {
      guard let other = stretch.from, other.isInRows == isInRows else {
        try new.append(measuring: stretch.new, in: settings, by: provider)
        continue
      }
      var known = KnownItem(other.items, in: other.settings)
      for (item, index) in zip(stretch.old..., stretch.new) {
        known.item = item
        new.append(
          try settings.measure(
            itemAt: index, known.request, in: table, knowing: known, by: provider))
      }
    }
    let measures = try kept.map { index throws(MasonryError) in
      try askAgain(index, in: table, by: provider)
    }
    rearrange(change, by: mapping, adding: new, taking: measures)
  }
}

/// Items that come from consecutive places in another section of a feed.
struct Arrival {
  let new: Range<Int>
  /// The items of the other section, or `nil` for items that are new to the feed.
  let from: MasonryItems?
  let old: Int
}

extension [Arrival] {
  /// Divides new items into those that come from other sections and stretches of others, in order.
  ///
  /// Those that are reloaded count among the others, one by one.
  func stretches(
    of ranges: [Range<Int>], except reloaded: [Int]
  ) -> Self {
    var stretches: Self = []
    let reloaded = Set(reloaded)
    for range in ranges {
      var next = range.lowerBound
      func add(upTo end: Int) {
        if next < end { stretches.append(Arrival(new: next..<end, from: nil, old: 0)) }
        next = end
      }
      for arrival in self where range.contains(arrival.new.lowerBound) {
        add(upTo: arrival.new.lowerBound)
        for (old, new) in zip(arrival.old..., arrival.new) {
          let from = reloaded.contains(new) ? nil : arrival.from
          stretches.append(Arrival(new: new..<new + 1, from: from, old: old))
        }
        next = arrival.new.upperBound
      }
      add(upTo: range.upperBound)
    }
    return stretches
  }
}

/// The way back from several rounds of measuring, if a late one is refused.
struct MeasuringUndo {
  /// The layout before the first round, with the lanes of unseen items.
  ///
  /// There is a copy, of all storage, only if lengths do not bring positions back.
  private var start:
    (
      kept: LayoutKeptPlaces, packedFrom: UInt32, seams: [LaneSeam], lanes: [UInt16],
      copy: MasonryItems?
    )?
  /// The estimates that were replaced, unless there is a copy.
  private var estimates: [NewMeasure] = []

  mutating func note(_ indices: [Int], of layout: MasonryItems) {
    if start == nil {
      let copy = layout.positionsFollowFromLengths ? nil : layout
      let lanes = Array(layout.placement.firstLanes[layout.unseen])
      start = (layout.keptPlaces, layout.packedFrom, layout.placement.seams, lanes, copy)
    }
    guard start?.copy == nil else { return }
    estimates += indices.map { index in
      NewMeasure(
        index: index, request: layout.items.request(of: index),
        answer: Answer(length: layout.items.lengths[index], isEstimated: true))
    }
  }

  func restore(_ layout: inout MasonryItems) {
    guard let start else { return }
    if let copy = start.copy { return layout = copy }
    layout.held = nil
    layout.keptPlaces = start.kept
    for estimate in estimates { layout.items.put(estimate, at: estimate.index) }
    layout.placement.seams = []
    layout.placement.firstLanes.replaceSubrange(start.lanes.indices, with: start.lanes)
    layout.change(from: 0) { _, _ in }
    if !start.seams.isEmpty { layout.divideLanes(at: start.seams, upTo: layout.horizon) }
    layout.keptPlaces = start.kept
    layout.packedFrom = start.packedFrom
  }
}
