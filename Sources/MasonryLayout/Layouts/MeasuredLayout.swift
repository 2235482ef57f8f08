/// A grid or rows: how their items are asked for is written once.
protocol MeasuredLayout: SectionKind {
  associatedtype Settings: ItemSettings

  var sharedSettings: Settings { get }
  var items: Items { get }

  /// The mapping of all changes since `keepingPlace` began; `nil` at other times.
  var changeLog: ChangeLog<LayoutIndexMapping> { get set }

  /// The layout of a section's items, if it is of this kind.
  static func layout(of section: MasonryFeed.SectionItems) -> Self?

  /// The lanes that an item covers, where lanes differ.
  func lanes(of index: Int) -> Range<Int>

  /// The change of the items that a mapping tells.
  func rearrangement(
    by mapping: LayoutIndexMapping, to count: Int, moving moved: [Int]?
  ) -> Rearrangement

  /// Changes the items, takes over what is new about some of those that stay, and places once.
  mutating func rearrange(
    _ change: Rearrangement, by mapping: LayoutIndexMapping, adding new: Items,
    taking measures: [NewMeasure], upwards: Bool)

  /// Takes over what is new about some items, and places once; of several for an item the last.
  mutating func take(_ new: [NewMeasure])
}

extension MeasuredLayout {
  var estimates: Estimates { items.estimates }

  /// The mapping of all changes since `keepingPlace` began; `nil` at other times.
  public var _changes: LayoutIndexMapping? {
    get { changeLog.mapping }
    set { changeLog.mapping = newValue }
  }

  func request(ofItemAt index: Int) -> LaneRequest { items.request(of: index) }

  /// Asks about an item again.
  func askAgain(
    _ index: Int, in table: WidthTable?, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> NewMeasure {
    let request = sharedSettings.request(try provider.validRequest(ofItemAt: index))
    return try sharedSettings.measure(itemAt: index, request, in: table, by: provider)
  }

  /// Asks about items again, and takes over what is new.
  mutating func takeAgain(
    _ indices: some Sequence<Int>, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let table = sharedSettings.widthTable
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

  /// Measures an item at the width that it has.
  func measured(
    itemAt index: Int, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> NewMeasure {
    guard sharedSettings.differingTracks == nil else {
      let length = try provider.validLength(
        ofItemAt: index, along: axis, crossLength: width(ofItemInLanes: lanes(of: index)))
      return newMeasure(ofItemAt: index, length: length, isSet: false)
    }
    var new = try sharedSettings.measure(
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
    if let table = sharedSettings.widthTable {
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
    sharedSettings.differingTracks?.crossLength(ofLane: lanes.lowerBound, span: lanes.count) ?? 0
  }

  /// Adds, removes and moves items, asks for some of them again, and places once.
  mutating func update(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?, arrivals: [SectionArrival],
    reloading reloaded: [Int], upwards: Bool, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    guard count <= MasonryGrid.maximumItemCount else { throw .itemCount(count) }
    let change = rearrangement(by: mapping, to: count, moving: moved)
    let kept = reloaded.filter { mapping.oldIndex(of: $0) != nil }
    if change.isEmpty { return try remeasure(kept, measuredBy: provider) }
    var new = Items()
    let table = sharedSettings.widthTable
    for stretch in arrivals.stretches(of: change.newItems, except: reloaded) {
      guard let other = stretch.from.flatMap({ Self.layout(of: $0) }) else {
        try new.append(measuring: stretch.new, in: sharedSettings, by: provider)
        continue
      }
      var known = KnownItem(other.items, in: other.sharedSettings)
      for (item, index) in zip(stretch.old..., stretch.new) {
        known.item = item
        new.append(
          try sharedSettings.measure(
            itemAt: index, known.request, in: table, knowing: known, by: provider))
      }
    }
    let measures = try kept.map { index throws(MasonryError) in
      try askAgain(index, in: table, by: provider)
    }
    rearrange(change, by: mapping, adding: new, taking: measures, upwards: upwards)
  }

  /// Removes and moves items, and places once.
  public mutating func _rearrangeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?
  ) {
    let change = rearrangement(by: mapping, to: count, moving: moved)
    guard !change.isEmpty else { return }
    rearrange(change, by: mapping, adding: Items(), taking: [], upwards: false)
  }
}
