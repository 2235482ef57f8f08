import LayoutGeometry
import MasonryLayout

extension ItemWorld {
  /// Looks at everything after a step.
  mutating func check(after old: ItemWorld, by plan: Plan) throws(Failure) {
    let frames = allFrames(of: layout)
    try checkItems(frames)
    try Settings.check(self, after: old, by: plan, frames)
    try checkStillness(after: old, by: plan, frames)
    if isPacked {
      // Whether lengths at other widths are estimates cannot be told to a new layout.
      try requireSame(
        layout, try Settings.rebuilt(self), isAllKnown: false, "what building it from nothing gives"
      )
    }
    guard looksAround else { return }
    guard isPlaced, old.isPlaced else { return past = [] }
    past = past.prefix(1).map { ($0.world, $0.mapping.then(plan.mapping)) } + [(old, plan.mapping)]
    var random = SplitMix64(seed: looks)
    for (old, mapping) in past {
      let rect = random.rect(around: frames)
      let oldRect = random.chance(1, of: 3) ? rect : random.rect(around: frames)
      try requireScans(of: layout, frames, in: rect)
      try requireItemsOfTheWall(in: rect)
      try checkChanges(after: old, by: mapping, frames, in: rect, before: oldRect)
      let viewport = random.viewport(around: frames, old.wall.contentSize)
      try checkAnchor(after: old, by: mapping, in: viewport)
      try wall.feed.requireEnds(
        after: old.wall.feed, by: .items(mapping, inSection: 0),
        seenThrough: random.part(in: 1...60), off: random.pick([-2, 0, 2])
      ) { .init($0) }
      try checkTransition(from: old, by: mapping, frames, in: viewport)
      try checkEnd(frames, seenIn: viewport)
    }
    if random.chance(1, of: 4) { _ = try restored() }
    // Some are followed through several steps.
    if past.count > 1, random.chance(1, of: 4) { past.removeFirst() }
    guard !frames.isEmpty else { return }
    let index = random.number(in: frames.indices)
    let drop = layout.dropIndex(at: random.rect(around: frames).origin, moving: index)
    try require(frames.indices.contains(drop), "An item dropped at \(drop)")
  }

  /// Whether lanes or rows divide: some items are stacked upwards.
  var isDivided: Bool { !layout.seams.isEmpty }

  /// Whether places are told apart: what is stacked upwards is lost in sums that are absurd.
  var isPlaced: Bool {
    !isDivided
      || settings.spacingAlong < 0x1p30
        && layout.seams.allSatisfy { $0.start.magnitude < 0x1p30 }
        && items.allSatisfy { item in
          max(item.length, item.breadth) < 0x1p30 && (item.length == 0 || item.length > 0x1p-30)
        }
  }

  /// A wall shows what its feed does.
  private func requireItemsOfTheWall(in rect: LayoutRect) throws(Failure) {
    let wall = wall
    let expected = wall.feed.elements(in: rect).map { element in
      element.address.item.map { LayoutItem(index: $0, frame: element.frame) }
    }
    let found = wall.items(in: rect)
    try require(
      found.elementsEqual(expected) { $0 == $1 },
      "In \(rect) the wall shows \(found), its feed \(any: expected.first)")
  }

  /// A view that is scrolled to the end is there, and so it is at an item that ends with the content.
  private func checkEnd(_ frames: [LayoutRect], seenIn rect: LayoutRect) throws(Failure) {
    let wall = wall
    let content = layout.axis.length(of: wall.contentSize)
    guard rect.isFinite, max(rect.width, rect.height, content) < 0x1p20 else { return }
    var visible = rect
    wall.scroll(&visible, toFraction: 1)
    try require(wall.feed.isAtEnd(.init(visible)), "Scrolled to the end, it is \(visible)")
    let isMirrored = layout.axis.isMirrored(in: layout.environment.direction)
    let distances = frames.map { frame in
      let own = layout.axis.interval(of: frame)
      return isMirrored ? own.near : content - own.far
    }
    guard let least = distances.min(), let last = distances.firstIndex(of: least),
      least * (layout.environment.scale ?? 1) <= 0.5
    else { return }
    wall.scroll(&visible, toItemAt: last, at: .end)
    try require(
      least > content.ulp && layout.environment.scale == nil
        || wall.feed.isAtEnd(.init(visible)),
      "Scrolled to its last item, it is \(visible)")
  }

  /// The way from an earlier layout to this one, in any views of both.
  private func checkTransition(
    from old: ItemWorld, by mapping: LayoutIndexMapping, _ frames: [LayoutRect],
    in oldRect: LayoutRect
  ) throws(Failure) {
    var random = SplitMix64(seed: ~looks)
    func placed(_ frames: [LayoutRect]) -> [PlacedElement] {
      frames.indices.map { (.item($0, section: 0), frames[$0]) }
    }
    let (wall, oldWall) = (wall, old.wall)
    let (oldFrames, rect) = (
      allFrames(of: old.layout), random.viewport(around: frames, wall.contentSize)
    )
    try wall.feed.requireTransition(
      from: oldWall.feed, in: .init(oldRect), placed(oldFrames), to: .init(rect), placed(frames),
      by: .items(mapping, inSection: 0), at: random.fraction(in: 0...1))
    let ratio = layout.typicalLength / old.layout.typicalLength
    let areNear = ([oldRect, rect] + oldFrames + frames).allSatisfy {
      $0.isFinite && max(-$0.minX, -$0.minY, $0.maxX, $0.maxY) < 0x1p16
    }
    let areSizes = [oldRect, rect].allSatisfy { min($0.width, $0.height) > 0.01 }
    guard areNear, areSizes, 1.0 / 64...64 ~= ratio else { return }
    let finger = oldRect.origin.offsetBy(dx: random.part(in: 0...40), dy: random.part(in: 0...40))
    let way = MasonryWall.Transition(from: oldWall, in: oldRect, to: wall, in: rect, by: mapping)
    try way.requireScaled(by: ratio, mapping)
    try MasonryWall.Transition(
      from: oldWall, to: wall, by: mapping, around: finger, in: oldRect
    ).requireScaled(about: finger, by: ratio, mapping)
  }

  /// What is known of each item: how many there are, and their lengths.
  private func checkItems(_ frames: [LayoutRect]) throws(Failure) {
    try require(layout.itemCount == items.count, "\(layout.itemCount) items, not \(items.count)")
    try require(layout.contentSize.isFinite, "The content is \(layout.contentSize)")
    let isVertical = layout.axis == .vertical
    var end = 0.0
    for (index, item) in items.enumerated() {
      let length = layout.length(ofItemAt: index)
      try require(
        length.bitPattern == item.length.bitPattern,
        "Item \(index) is \(length) long and not \(item.length)")
      try require(
        layout.isEstimated(itemAt: index) == item.isEstimated,
        "Item \(index) is estimated or not: \(item.isEstimated)")
      guard index < frames.count else { continue }
      let frame = frames[index]
      let isFinite = frame.minX.isFinite && frame.minY.isFinite && frame.maxX.isFinite
      try require(isFinite && frame.maxY.isFinite, "The frame of \(index) is \(frame)")
      end = max(end, isVertical ? frame.maxY : frame.maxX)
    }
    let content = isVertical ? layout.contentSize.height : layout.contentSize.width
    // Sums of what is stacked upwards are rounded as the largest number in them.
    let all = isDivided ? items.reduce(0) { $0 + settings.spacingAlong + $1.length } : 0
    var far = layout.seams.reduce(max(content, all)) { max($0, $1.start.magnitude) }
    // Rows that are left out count too.
    for row in 0..<(isDivided ? layout.rowCount : 0) {
      far = max(far, layout.axis.length(of: layout.frame(ofRow: row).size))
    }
    let slack = 4 * far.ulp
    try require(end <= content + slack, "An item ends at \(end), behind \(content)")
    try require(!items.isEmpty || content == 0, "The empty layout is \(content) long")
    let first = items.firstIndex { $0.isEstimated }
    try require(
      layout.firstEstimatedIndex == first && layout.hasExactContentSize == (first == nil),
      "\(any: layout.firstEstimatedIndex) is estimated first, not \(any: first)")
  }

  /// The layout that its snapshot restores, which must be the same.
  func restored() throws(Failure) -> MasonryItems {
    let restored = try restoredFromSnapshot(of: wall).items
    try requireSame(restored, layout, "what its snapshot was made of")
    try require(
      restored.keptPlaces == layout.keptPlaces, "The snapshot keeps \(restored.keptPlaces)")
    return restored
  }

  /// A provider that says what is known already.
  var known: KnownItems {
    KnownItems(items: items, axis: layout.axis, hasWidths: layout.hasWidths)
  }
}

extension ItemWorld {
  /// What a change did to what is on screen, against a look at every item of both.
  private func checkChanges(
    after old: ItemWorld, by mapping: LayoutIndexMapping, _ frames: [LayoutRect],
    in rect: LayoutRect, before oldRect: LayoutRect
  ) throws(Failure) {
    let oldFrames = allFrames(of: old.layout)
    let expected = ReferenceChanges(
      from: zip(old.items, oldFrames).map { ($0.id, $1) }, in: oldRect,
      to: zip(items, frames).map { ($0.id, $1) }, in: rect)
    let changes = wall.frameChanges(from: old.wall, by: mapping, in: rect, before: oldRect)
    let found = ReferenceChanges(
      inserted: changes.inserted.map { $0.index }, removed: changes.removed.map { $0.index },
      moved: changes.moved.map { $0.new })
    try require(found == expected, "In \(rect), before \(oldRect), \(found) and not \(expected)")
  }
}

/// A provider that says what is known already.
struct KnownItems: MasonryHeightProvider {
  let items: [WorldItem]

  /// The axis of their lengths; breadths lie along the other one.
  var axis: LayoutAxis

  /// Whether the items were asked for at several widths, and not before in another layout.
  var hasWidths = false

  /// The columns of items that go there whatever their provider said.
  var columns: [Int: Int] = [:]

  /// What is known of the items from one on.
  func dropFirst(_ count: Int) -> KnownItems {
    var columns: [Int: Int] = [:]
    for (index, column) in self.columns { columns[index - count] = column }
    return KnownItems(
      items: Array(items[count...]), axis: axis, hasWidths: hasWidths, columns: columns)
  }

  func height(ofItemAt index: Int, width: Double) -> Double {
    (hasWidths ? items[index].known[width]?.length : nil)
      ?? (axis == .vertical ? items[index].length : items[index].breadth)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    (hasWidths ? items[index].known[height]?.length : nil)
      ?? (axis == .horizontal ? items[index].length : items[index].breadth)
  }

  func columnSpan(ofItemAt index: Int) -> Int { items[index].span }

  func pinnedColumn(ofItemAt index: Int) -> Int? { columns[index] ?? items[index].pin }

  func isEstimated(itemAt index: Int) -> Bool { items[index].isEstimated }
}
