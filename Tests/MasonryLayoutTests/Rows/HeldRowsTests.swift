import LayoutGeometry
import LayoutTestSupport
@testable import MasonryLayout
import XCTest

@testable import LayoutOracles

/// Kept rows in view stay where they are, all of them, whatever changes out of view.
final class HeldRowsTests: XCTestCase {
  func testWhatAChangeDoesNotConcernStays() throws {
    var counts = (changes: 0, seen: 0, broken: 0, skipped: 0)
    for seed in sample(UInt64(1)...1500, every: 12) {
      var world = try HeldRows(seed: seed)
      for step in 0..<12 where try world.change() {
        guard world.isWhole else {
          counts.skipped += 1
          continue
        }
        let note = "seed \(seed), step \(step): \(world.log)"
        counts.changes += 1
        for (row, distance) in world.distances() {
          counts.seen += 1
          XCTAssertLessThan(
            distance, 1e-7 + world.rounding, "an item of row \(row) moved, \(note)")
        }
        if let (found, expected) = world.rowsAbove() {
          counts.broken += 1
          XCTAssertEqual(
            found.map { $0.first }, expected.map { $0.first }, "the rows above, \(note)")
          // The last row above may be as high as the one that it is beside.
          for (row, other) in zip(found, expected).dropLast() {
            XCTAssertEqual(
              row.height, other.height, accuracy: 1e-7, "row of \(row.first), \(note)")
          }
        }
        try world.checkState(note)
      }
      if testRun?.totalFailureCount ?? 0 > 0 { return }
    }
    XCTAssertGreaterThan(counts.seen, 20 * counts.changes, "\(counts)")
    XCTAssertGreaterThan(counts.broken, counts.changes / 15, "\(counts)")
    XCTAssertLessThan(counts.skipped, counts.changes / 20, "\(counts)")
  }
}

extension HeldRowsTests {
  /// Estimated rows are measured while they come into view from above, in sections with headers.
  func testMeasuringUpwardsMovesNoMeasuredRow() throws {
    for (number, rule) in HeldRows.rules(.start).enumerated() {
      for (axis, direction) in [
        (LayoutAxis.vertical, LayoutReadingDirection.leftToRight),
        (.horizontal, .rightToLeft),
      ] {
        for hangsFromEnd in [false, true] {
          var random = SplitMix64(seed: UInt64(number))
          let sizes = (0..<100).map { _ in
            LayoutSize(width: random.part(in: 8...48), height: random.part(in: 7...40))
          }
          let ratios = MasonryAspectRatios(sizes: sizes)
          var feed = try MasonryFeed(
            in: LayoutSpace(
              axis: axis, crossLength: 100,
              environment: LayoutEnvironment(direction: direction, scale: 3)))
          for _ in 0..<3 {
            try feed.appendSection(
              .init(layout: .rows(.init(rule: rule, spacing: 5.0 / 3)), header: .init(length: 8)),
              itemCount: 100,
              measuredBy: MasonryEstimates(
                MasonryAspectRatios(Array(repeating: 1, count: 100))))
          }
          let isMirrored = axis == .horizontal
          let near = axis.length(of: feed.contentSize) * (isMirrored ? 0.2 : 0.8)
          var visible = MasonryFeed.Viewport(
            axis.rect(main: near, length: 60, cross: 0, crossLength: 100))
          visible.hangsFromEnd = hangsFromEnd
          try feed.measure(itemsIn: &visible) { _ in ratios }
          feed.keepPlaces(ofItemsIn: visible)
          var (seen, step) = (0, 0)
          while step < 100, !feed.isAtStart(visible), !feed.isAtEnd(visible) {
            let way = Double(random.number(in: 1...20)) / 3 * (isMirrored ? 1 : -1)
            visible.rect =
              axis == .vertical
              ? visible.rect.offsetBy(dx: 0, dy: way) : visible.rect.offsetBy(dx: way, dy: 0)
            let (old, oldVisible) = (feed, visible)
            try feed.measure(itemsIn: &visible) { _ in ratios }
            feed.keepPlaces(ofItemsIn: visible)
            step += 1
            for element in old.elements(in: oldVisible) {
              guard case .item(let item, let section) = element.address else { continue }
              let items = old[section]
              let row = items.items(inRow: items.row(ofItemAt: item) ?? 0)
              let own = axis.interval(of: element.frame)
              let view = axis.interval(of: oldVisible.rect)
              let isWhole = own.near >= view.near && own.far <= view.far
              guard isWhole, !row.contains(where: { items.isEstimated(itemAt: $0) }),
                let frame = feed.frame(of: element.address)
              else { continue }
              seen += 1
              let was = element.frame.offsetBy(
                dx: visible.rect.minX - oldVisible.rect.minX,
                dy: visible.rect.minY - oldVisible.rect.minY)
              XCTAssertLessThan(
                frame.distance(from: was), 1e-7, "\(rule), \(axis), step \(step), item \(item)")
            }
          }
          XCTAssertGreaterThan(seen, step / 3, "\(rule)")
          XCTAssertGreaterThan(step, 30, "\(rule)")
        }
      }
    }
  }
}

extension HeldRowsTests {
  /// A stored place at which rows divide is one of a kept row.
  func testSeamsThatNoRowsHaveAreRefused() throws {
    var wall = try MasonryWall(.rows(.justified(height: 20)), width: 100)
    try wall.items.appendItems(40, measuredBy: MasonryAspectRatios(Array(repeating: 1, count: 40)))
    wall.items.keptPlaces = .all
    var visible = LayoutRect(x: 0, y: 70, width: 100, height: 60)
    let ratios = MasonryAspectRatios(Array(repeating: 1.5, count: 42))
    try wall.keepingPlace(in: &visible) { wall throws(MasonryError) in
      try wall.items.insertItems(2, at: 3, measuredBy: ratios)
    }
    let seam = try XCTUnwrap(wall.items.placement.seams.first)
    XCTAssertEqual(seam.height, 25)
    let (text, stored) = (try JSON.text(of: wall), try JSON.text(of: [seam]))
    func changed(_ old: String, _ new: String) -> String {
      text.replacingOccurrences(of: stored, with: stored.replacingOccurrences(of: old, with: new))
    }
    for (old, new) in [
      ("\"item\":\(seam.item)", "\"item\":\(seam.item + 1)"),
      ("\"item\":\(seam.item)", "\"item\":42"),
      ("\"height\":25", "\"height\":-1"), ("\"height\":25", "\"height\":\"nan\""),
      ("\"start\":", "\"start\":1e200,\"was\":"), ("\"end\":", "\"end\":1e200,\"was\":"),
    ] {
      XCTAssertNotEqual(changed(old, new), text, new)
      expectRefused(MasonryWall.self, changed(old, new))
    }
    // Another place, none at all or a second one is only another wall.
    for (old, new) in [
      ("\"item\":\(seam.item)", "\"item\":0"), ("\"height\":25", "\"height\":26"),
      ("\"height\":25,", ""), ("}]", "},{\"item\":0,\"start\":0,\"end\":0}]"),
    ] {
      XCTAssertNotEqual(changed(old, new), text, new)
      var other = try JSON.value(MasonryWall.self, from: changed(old, new))
      XCTAssertEqual(other.items.rows.count, wall.items.rows.count, new)
      XCTAssertEqual(try JSON.roundTrip(other), other, new)
      try other.keepingPlace(in: &visible) { wall throws(MasonryError) in
        try wall.items.insertItems(2, at: 3, measuredBy: ratios)
      }
      XCTAssertEqual(other.items(in: visible).isEmpty, false, new)
    }
  }
}

/// Rows in view that items come, go, move and change around.
private struct HeldRows {
  private struct Item {
    let id: Int
    var breadth: Double
    var length: Double
    var fills: Bool
  }

  /// The answers about items, which tell an item by its index.
  private struct Answers: MasonryHeightProvider {
    let items: [Item]
    let axis: LayoutAxis

    func height(ofItemAt index: Int, width: Double) -> Double {
      axis == .vertical ? items[index].length : items[index].breadth
    }
    func width(ofItemAt index: Int, height: Double) -> Double {
      axis == .vertical ? items[index].breadth : items[index].length
    }
    func columnSpan(ofItemAt index: Int) -> Int { items[index].fills ? 2 : 1 }
  }

  private var random: SplitMix64
  private let settings: RowsSettings
  private let hasFilling: Bool
  /// Whether items are kept up to the last one that was in view, or all are.
  private let isFollowing: Bool
  private var nextID = 0
  private var items: [Item] = []
  private var wall: MasonryWall
  private var visible = LayoutRect.zero
  private(set) var log = ""

  // Before the last change.
  private var old: MasonryWall
  private var oldItems: [Item] = []
  private var oldVisible = LayoutRect.zero
  /// The first row that begins in view, and the first one that a change from there on concerns.
  private var first = 0
  private var end = 0
  /// The items of the only change if it is above: where it ends, by the indices after it.
  private var endAbove: Int?
  private var changed: Set<Int> = []
  private var isSeveral = false

  private var axis: LayoutAxis { settings.axis }
  private var isMirrored: Bool { axis == .horizontal && settings.direction == .rightToLeft }

  static func rules(_ alignment: RowsLayout.Alignment) -> [RowsLayout.Rule] {
    [
      .justified(height: 20, lastRow: alignment),
      .justified(height: 20, breaking: .optimal, lastRow: alignment),
      .flowing(height: 20, alignment: alignment),
      .flowing(height: 20, alignment: alignment, hasOwnHeights: true), .even(.fixed(3)),
    ]
  }

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    let alignment = random.pick(RowsLayout.Alignment.everyCase)
    let rule = random.pick(Self.rules(alignment))
    let inset = random.part(in: 0...3)
    let configuration = RowsLayout(
      rule: rule, itemSpacing: random.part(in: 0...3), rowSpacing: random.part(in: 0...3),
      contentInsets: LayoutInsets(top: inset, leading: 1, bottom: inset, trailing: 0),
      itemsInRow: random.pick([1...1000, 1...1000, 2...9]),
      rowHeights: random.pick([nil, nil, 15...30]),
      singleRowMaximumHeight: random.pick([nil, nil, 25]))
    settings = RowsSettings(
      axis: random.pick([.vertical, .vertical, .horizontal]), configuration: configuration,
      direction: random.pick([.leftToRight, .rightToLeft]), scale: random.pick([nil, 2, 3]))
    (hasFilling, isFollowing) = (random.chance(1, of: 2), random.chance(1, of: 2))
    wall = try MasonryWall(
      settings.layout,
      in: LayoutSpace(axis: settings.axis, crossLength: 100, environment: settings.environment))
    old = wall
    for _ in 0..<random.number(in: 40...180) { items.append(fresh()) }
    try wall.items.appendItems(items.count, measuredBy: answers)
    if !isFollowing { wall.items.keptPlaces = .all }
  }

  private var answers: Answers { Answers(items: items, axis: axis) }

  private mutating func fresh() -> Item {
    nextID += 1
    return Item(
      id: nextID, breadth: random.part(in: 8...48), length: random.part(in: 7...40),
      fills: hasFilling && random.chance(1, of: 12))
  }

  /// Where a frame begins before or behind the start of a rectangle, in reading direction.
  private func start(of frame: LayoutRect, in rect: LayoutRect) -> Double {
    let (own, view) = (axis.interval(of: frame), axis.interval(of: rect))
    return isMirrored ? view.far - own.far : own.near - view.near
  }

  private func rows(of wall: MasonryWall) -> [Range<Int>] {
    (0..<wall.items.rowCount).map { wall.items.items(inRow: $0) }
  }

  /// By how much an edge may move once rows divide.
  ///
  /// An edge that is half a pixel but for the rounding of sums may then be rounded up.
  var rounding: Double {
    old.items.seams.isEmpty && !wall.items.seams.isEmpty
      ? settings.scale.map { 1 / $0 } ?? 0 : 0
  }

  /// Looks at a place away from both ends, and changes something; `false` if there is too little.
  mutating func change() throws -> Bool {
    let (length, total) = (70.0, axis.length(of: wall.contentSize))
    guard total > 3 * length, items.count > 20 else { return false }
    let near = random.part(in: length / 2...total - 1.5 * length)
    visible = axis.rect(main: near, length: length, cross: 0, crossLength: 100)
    if isFollowing { wall.items.keepPlaces(ofItemsIn: visible) }
    (old, oldItems, oldVisible) = (wall, items, visible)
    let starts = rows(of: old).map {
      start(of: old.frame(ofItemAt: $0.lowerBound), in: oldVisible)
    }
    // On pixels, a row that begins less than one before the view may count as in view.
    let pixel = settings.scale.map { 1.001 / $0 } ?? 1e-9
    guard let row = starts.firstIndex(where: { $0 >= -1e-9 }), starts[row] < length,
      row == 0 || starts[row - 1] < -pixel
    else { return false }
    first = row
    end = isFollowing ? starts.firstIndex { $0 >= length } ?? starts.count : starts.count
    (log, changed, endAbove) = ("\(settings): ", [], nil)
    let count = random.pick([1, 1, 1, 2, 3])
    isSeveral = count > 1
    let isUpdate = random.chance(1, of: 3)
    let hasBelow = random.chance(1, of: 3)
    let still = items[rows(of: old)[row].lowerBound].id
    var (new, view, world) = (wall, visible, self)
    try new.keepingPlace(in: &view, sticksToStart: false) { (wall: inout MasonryWall) throws in
      for number in 0..<count {
        let isBelow = hasBelow && number + 1 == count
        let isAlone = count == 1 && !isBelow && !isUpdate
        try world.step(on: &wall, from: still, isBelow, isUpdate, isAlone)
      }
      guard isUpdate else { return }
      try wall.items.update(
        from: world.oldItems.map { $0.id }, to: world.items.map { $0.id },
        measuredBy: world.answers)
    }
    self = world
    (wall, visible) = (new, view)
    return true
  }

  /// One change above the first row in view, or from it on.
  private mutating func step(
    on wall: inout MasonryWall, from still: Int, _ isBelow: Bool, _ isUpdate: Bool, _ isAlone: Bool
  ) throws {
    let border = items.firstIndex { $0.id == still } ?? 0
    let base = isBelow ? border + 1 : 0
    let room = isBelow ? items.count - base : border
    guard room > 3 || room == 0 && !isBelow else { return }
    let kind = room == 0 ? 0 : random.number(in: 0..<(isUpdate ? 3 : 5))
    let place = base + random.number(in: 0..<max(1, room))
    let other = base + random.number(in: 0..<max(1, room))
    func concern(_ index: Int, _ world: inout HeldRows) {
      guard isBelow else { return }
      // Rows break anew from the one of the item before.
      let before = world.oldItems.firstIndex { $0.id == world.items[index - 1].id } ?? 0
      world.end = min(world.end, world.old.items.row(ofItemAt: before) ?? 0)
    }
    switch kind {
    case 0:
      let (place, count) = (room == 0 ? 0 : random.pick([place, base + room]), 1 + other % 6)
      concern(place, &self)
      let new = (0..<count).map { _ in fresh() }
      items.insert(contentsOf: new, at: place)
      if !isUpdate { try wall.items.insertItems(count, at: place, measuredBy: answers) }
      log += "insert \(count) at \(place); "
      if isAlone { endAbove = place + count }
    case 1:
      let count = min(1 + other % 4, base + room - place)
      concern(place, &self)
      for item in items[place..<place + count] { changed.insert(item.id) }
      items.removeSubrange(place..<place + count)
      if !isUpdate { wall.items.removeItems(in: place..<place + count) }
      log += "remove \(count) at \(place); "
      if isAlone { endAbove = place }
    case 2:
      concern(min(place, other), &self)
      changed.insert(items[place].id)
      items.insert(items.remove(at: place), at: other)
      if !isUpdate { wall.items.moveItem(from: place, to: other) }
      log += "move \(place) to \(other); "
    default:
      let indices = kind == 3 ? [place] : [place, other]
      concern(indices.min() ?? 0, &self)
      for index in indices {
        changed.insert(items[index].id)
        let new = fresh()
        (items[index].breadth, items[index].length) = (new.breadth, new.length)
        if kind == 4 { items[index].fills = new.fills }
      }
      try wall.items.remeasure(indices, measuredBy: answers)
      log += "remeasure \(indices); "
    }
  }

  /// Whether neither end of the content came into view.
  var isWhole: Bool {
    let view = axis.interval(of: visible)
    return view.near > 1e-9 && view.far < axis.length(of: wall.contentSize) - 1e-9
  }

  private var newIndices: [Int: Int] {
    Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1.id, $0) })
  }

  /// The first row in view that stays: a first row of its kind that is not full may give way.
  private var firstStill: Int {
    let item = old.items.items(inRow: first).lowerBound
    guard let seam = old.items.seams.first, item < seam.index else { return first }
    let new = newIndices[oldItems[item].id] ?? 0
    let wasFirst = item == 0 || oldItems[item - 1].fills
    let isFirst = new == 0 || items[new - 1].fills
    let isOpen = old.items.withBreaker { $0.isOpen(old.items.items(inRow: first)) }
    // Of several changes, one in the middle may have made it the first one.
    return isOpen && (wasFirst || isFirst || isSeveral) ? first + 1 : first
  }

  /// How far items of rows that begin in view moved on the screen, of all that nothing concerns.
  func distances() -> [(row: Int, distance: Double)] {
    var (distances, indices): ([(Int, Double)], [Int: Int]) = ([], newIndices)
    for row in firstStill..<max(firstStill, end) {
      for item in old.items.items(inRow: row) where !changed.contains(oldItems[item].id) {
        guard let new = indices.removeValue(forKey: oldItems[item].id) else { continue }
        let was = old.frame(ofItemAt: item).offsetBy(dx: -oldVisible.minX, dy: -oldVisible.minY)
        let own = wall.frame(ofItemAt: new).offsetBy(dx: -visible.minX, dy: -visible.minY)
        distances.append((row, own.distance(from: was)))
      }
    }
    return distances
  }

  /// Where rows above begin after one change, and where they do in the items in reverse.
  func rowsAbove() -> (found: [Row], expected: [Row])? {
    guard let endAbove, let seam = wall.items.seams.first else { return nil }
    let shift = items.count - oldItems.count
    let border = old.items.items(inRow: firstStill).lowerBound + shift
    var end = min(border, seam.index)
    // Rows from the one behind that of the change stay.
    if endAbove < end {
      let row = old.items.row(ofItemAt: endAbove - shift) ?? 0
      end = old.items.items(inRow: row).upperBound + shift
    }
    let known = wall.items.items
    let reversed = (0..<end).reversed().map {
      let own = known.ownLengths.isEmpty ? 0 : known.ownLengths[$0]
      return ReferenceRows.Item(known.lengths[$0], ownLength: own, fills: known.isFilling($0))
    }
    var settings = settings
    if settings.configuration.evenColumns != nil {
      // The oracle's columns are in quarters of a point, on which even rows do not depend.
      (settings.configuration.itemSpacing, settings.configuration.contentInsets) = (0, .zero)
    }
    let expected = ReferenceRows(settings, across: 100, reversed).rows
    return (
      wall.items.rows.filter { $0.first < end },
      expected.reversed().map {
        Row(first: end - $0.items.upperBound, position: 0, height: $0.length)
      }
    )
  }

  /// Rows follow each other from the inset on, queries find them, and a snapshot gives them back.
  mutating func checkState(_ note: String) throws {
    let (layout, spacing) = (wall.items, settings.configuration.rowSpacing)
    XCTAssertEqual(layout.itemCount, items.count, note)
    for (row, next) in zip(layout.rows, layout.rows.dropFirst()) {
      XCTAssertEqual(row.end + spacing, next.position, accuracy: 1e-7, note)
      XCTAssertLessThan(row.first, next.first, note)
    }
    let content = LayoutRect(origin: .zero, size: wall.contentSize)
    let inset = axis.ends(of: settings.configuration.contentInsets).start
    let slack = settings.scale.map { 1 / $0 } ?? 1e-7
    XCTAssertEqual(start(of: wall.frame(ofItemAt: 0), in: content), inset, accuracy: slack, note)
    let found = wall.items(in: visible).map { $0.index }
    let all = items.indices.filter { wall.frame(ofItemAt: $0).intersects(visible) }
    XCTAssertEqual(found, all, note)
    guard random.chance(1, of: 3) else { return }
    XCTAssertEqual(try JSON.roundTrip(wall), wall, note)
    guard random.chance(1, of: 3) else { return }
    var (packed, fresh) = (wall, try MasonryWall(settings.layout, in: wall.space))
    packed.items.keptPlaces = .none
    packed.items.repack()
    try fresh.items.appendItems(items.count, measuredBy: answers)
    XCTAssertEqual(packed, fresh, note)
  }
}

extension RowsLayout.Alignment {
  fileprivate static let everyCase: [Self] = [.start, .center, .end, .fill]
}
