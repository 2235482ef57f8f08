import LayoutGeometry
import MasonryLayout

/// A feed with sections of columns, of rows and carousels, and its data.
///
/// What is known of a wall and of rows alone holds in a feed, moved to where the section is.
package struct MixedFeedWorld: Subject {
  package static var name: String { "MixedFeed" }

  private struct Item {
    let id: Int
    var ratio: Double
    var span = 1
  }

  private struct Sizes: MasonryHeightProvider {
    let items: [Item]

    func height(ofItemAt index: Int, width: Double) -> Double { width / items[index].ratio }
    func width(ofItemAt index: Int, height: Double) -> Double { height * items[index].ratio }
    func columnSpan(ofItemAt index: Int) -> Int { items[index].span }
  }

  private struct Part {
    let id: Int
    var settings: MasonryFeed.Section
    var items: [Item]
    var sizes: Sizes { Sizes(items: items) }
  }

  private static var layouts: [MasonryFeed.SectionLayout] {
    [
      .columns(.init(columns: .fixed(3), columnSpacing: 1, itemSpacing: 2)), .item,
      .columns(.init(columns: .tracks([.points(20), .fraction(1)]))),
      .rows(.init(rule: .justified(height: 20), itemSpacing: 1, rowSpacing: 2)),
      .rows(
        .init(
          rule: .justified(height: 25, breaking: .optimal), rowSpacing: 1,
          contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
      .rows(.init(rule: .flowing(height: 10, alignment: .end), itemSpacing: 1)),
      .rows(.init(rule: .flowing(height: 10, hasOwnHeights: true))),
      .rows(.init(rule: .even(.fixed(3)))),
      .rows(.init(rule: .even(.tracks([.points(30), .fraction(1)])))),
      .rows(
        .init(
          rule: .even(.adaptive(minimumWidth: 160 / 3)), itemSpacing: 0.1,
          contentInsets: LayoutInsets(top: 0.7, leading: 2, bottom: 1 / 3, trailing: 4))),
      .rows(
        .init(rule: .flowing(height: 10, alignment: .center), contentInsets: LayoutInsets(0.3))),
      .rows(
        .init(
          rule: .justified(height: 10, lastRow: .center), itemSpacing: 20 / 3, rowSpacing: 0.1,
          itemsInRow: 3...4)),
      .rows(.init(rule: .justified(height: 50 / 3, lastRow: .end), itemSpacing: 7)),
    ]
  }

  private var feed: MasonryFeed
  private var parts: [Part] = []
  private var random = SplitMix64(seed: 0)
  private var nextID = 0

  package init(looks: UInt64) {
    let environment = LayoutEnvironment(
      direction: looks % 3 == 0 ? .rightToLeft : .leftToRight,
      scale: looks % 4 == 0 ? 3 : looks % 8 == 1 ? 2 : nil)
    do {
      feed = try MasonryFeed(
        in: LayoutSpace(
          axis: looks % 5 == 0 ? .horizontal : .vertical, crossLength: 100, environment: environment
        ))
    } catch { preconditionFailure("A length of 100 is valid") }
  }

  package mutating func run(_ step: MixedFeedStep) throws(Failure) {
    random = SplitMix64(seed: step.seed)
    let (old, offsets) = (feed, offsets())
    let mapping: MasonryFeed.AddressMapping
    do {
      mapping = try change()
    } catch { throw Failure("Threw \(error) though nothing was wrong") }
    try feed.checkKeptCarousels(after: old, by: mapping, offsets: offsets)
    let rebuilt: MasonryFeed
    do { rebuilt = try self.rebuilt() } catch { throw Failure("Building it threw \(error)") }
    try require(feed == rebuilt, "It is not what building it from nothing gives")
    try checkPlaces()
    if random.chance(1, of: 8) {
      let restored = try restoredFromSnapshot(of: feed)
      try require(restored == feed, "It is not what its snapshot restores")
    }
  }

  package func add(to digest: inout Digest) {
    for section in 0..<feed.sectionCount {
      let frame = feed.frame(ofSection: section)
      digest.add([frame.minX, frame.minY, frame.maxX, frame.maxY].map { $0.bitPattern })
    }
  }

  private mutating func number(_ count: Int) -> Int { random.number(in: 0..<max(1, count)) }

  private mutating func item() -> Item {
    nextID += 1
    return Item(
      id: nextID, ratio: [0.5, 0.7, 1, 4 / 3, 3, 16 / 3][number(6)], span: number(7) == 0 ? 2 : 1)
  }

  private mutating func settings() -> MasonryFeed.Section {
    .init(
      layout: Self.layouts[number(Self.layouts.count)],
      carousel: number(2) == 0 ? .init(length: [30, 10.1, 100 / 3][number(3)]) : nil,
      header: number(2) == 0 ? .init(length: 7, isPinned: true) : nil, background: .zero,
      spacingAfter: Double(number(3)), isCollapsed: number(8) == 0)
  }

  private mutating func part() -> Part {
    nextID += 1
    return Part(id: nextID, settings: settings(), items: (0..<number(12)).map { _ in item() })
  }

  /// How far the sections are scrolled that are carousels: anywhere in their content, or pulled.
  private mutating func offsets() -> [Int: Double] {
    var offsets: [Int: Double] = [:]
    for section in parts.indices where number(4) > 0 {
      let offset = Double(number(90)) / 0.7
      offsets[section] = number(8) == 0 ? -offset : feed.clampedOffset(offset, ofSection: section)
    }
    return offsets
  }

  /// Changes the feed and its data alike.
  private mutating func change() throws(MasonryError) -> MasonryFeed.AddressMapping {
    guard !parts.isEmpty else { return try insert(at: 0) }
    let section = number(parts.count)
    let count = parts[section].items.count
    let place = number(count + 1)
    switch number(9) {
    case 0: return try insert(at: number(parts.count + 1))
    case 1 where parts.count > 3:
      parts.remove(at: section)
      return feed.removeSection(at: section)
    case 2:
      let new = (0..<number(4)).map { _ in item() }
      parts[section].items.insert(contentsOf: new, at: place)
      let mapping = try feed[section].insertItems(
        new.count, at: place, measuredBy: parts[section].sizes)
      return .items(mapping, inSection: section)
    case 3 where count > 0:
      let (source, target) = (number(count), number(count))
      parts[section].items.insert(parts[section].items.remove(at: source), at: target)
      let mapping = feed[section].moveItem(from: source, to: target)
      return .items(mapping, inSection: section)
    case 4 where count > 0:
      let (index, new) = (number(count), item())
      parts[section].items[index].ratio = new.ratio
      try feed[section].remeasure([index], measuredBy: parts[section].sizes)
    case 5:
      let new = settings()
      parts[section].settings = new
      try feed.reconfigureSection(at: section, measuredBy: parts[section].sizes) { $0 = new }
    case 6:
      let parts = parts
      try feed.resize(
        to: LayoutSpace(
          axis: feed.axis, crossLength: 90 + Double(number(20)), environment: feed.environment)
      ) { parts[$0].sizes }
    case 7: return try update()
    default:
      let removed = place..<min(count, place + 2)
      parts[section].items.removeSubrange(removed)
      let mapping = feed[section].removeItems(in: removed)
      return .items(mapping, inSection: section)
    }
    return .unchanged
  }

  private mutating func insert(at index: Int) throws(MasonryError) -> MasonryFeed.AddressMapping {
    let part = part()
    parts.insert(part, at: index)
    return try feed.insertSection(
      part.settings, itemCount: part.items.count, at: index, measuredBy: part.sizes)
  }

  /// Moves items to other sections, drops one section and adds another, all at once.
  private mutating func update() throws(MasonryError) -> MasonryFeed.AddressMapping {
    func ids(_ parts: [Part]) -> [(id: Int, items: [Int])] {
      parts.map { ($0.id, $0.items.map { $0.id }) }
    }
    var new = parts
    new.swapAt(0, number(new.count))
    for _ in 0..<3 {
      let (from, to) = (number(new.count), number(new.count))
      guard !new[from].items.isEmpty else { continue }
      let moved = new[from].items.remove(at: number(new[from].items.count))
      new[to].items.insert(moved, at: number(new[to].items.count + 1))
    }
    if new.count > 2 { new.removeLast() }
    new.append(part())
    let result = new
    let mapping = try feed.update(
      from: ids(parts), to: ids(new), section: { result[$0].settings },
      measuredBy: { result[$0].sizes })
    parts = new
    return mapping
  }

  private func rebuilt() throws(MasonryError) -> MasonryFeed {
    var new = try MasonryFeed(in: feed.space)
    for part in parts {
      try new.appendSection(
        part.settings, itemCount: part.items.count, measuredBy: part.sizes)
    }
    return new
  }

  /// Items lie in their section as in a layout alone; all that a rectangle meets is found.
  private mutating func checkPlaces() throws(Failure) {
    var addresses: [MasonryFeed.Address] = []
    for (section, part) in parts.enumerated() {
      addresses += [
        .background(section: section), .header(section: section), .footer(section: section),
      ]
      let items = feed[section]
      for index in part.items.indices {
        let address = MasonryFeed.Address.item(index, section: section)
        addresses.append(address)
        guard let first = feed.frame(of: .item(0, section: section), in: nil),
          let found = feed.frame(of: address, in: nil)
        else { continue }
        let (own, frame) = (items.frame(ofItemAt: 0), items.frame(ofItemAt: index))
        let (dx, dy) = (first.minX - own.minX, first.minY - own.minY)
        let isSame =
          (found.minX - frame.minX - dx).magnitude < 1e-9
          && (found.minY - frame.minY - dy).magnitude < 1e-9 && found.size == frame.size
        try require(isSame, "\(address) is at \(found) and \(frame) in its section")
      }
    }
    addresses.sort()
    let offsets = offsets()
    for section in parts.indices {
      try feed.checkCarousel(section, at: offsets[section] ?? 0)
    }
    var (before, oldSeen) = (MasonryFeed.Viewport(.zero), [MasonryFeed.Address]())
    for look in 0..<4 {
      let visible = MasonryFeed.Viewport(rect(), offsets: look % 2 == 0 ? offsets : self.offsets())
      let seen = seen(of: addresses, in: visible)
      let found = feed.elements(in: visible).map { $0.address }
      try require(found == seen, "In \(visible) are \(found), not \(seen)")
      try checkHit(at: visible.rect.origin, of: addresses, in: visible)
      try checkReading(in: visible)
      if look > 0 { try checkChange(from: before, oldSeen, to: visible, seen) }
      try checkScrolling(visible, to: addresses[number(addresses.count)])
      (before, oldSeen) = (visible, seen)
    }
  }

  /// A rectangle with an edge anywhere or, a little less or more, where that of an item is.
  private mutating func rect() -> LayoutRect {
    var near = Double(number(400)) - 20
    let section = number(parts.count)
    if number(2) == 0, !parts[section].items.isEmpty,
      let frame = feed.frame(
        of: .item(number(parts[section].items.count), section: section), in: nil)
    {
      let edges = feed.axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      near = [edges.0, edges.1, edges.1.nextDown, edges.0.nextDown - 60][number(4)]
    }
    return feed.axis.rect(main: near, length: 60, cross: 10, crossLength: 70)
  }

  private func seen(
    of addresses: [MasonryFeed.Address], in visible: MasonryFeed.Viewport
  ) -> [MasonryFeed.Address] {
    addresses.filter {
      feed.frame(of: $0, in: visible)?.intersects(visible.rect) == true
    }
  }

  private func checkHit(
    at point: LayoutPoint, of addresses: [MasonryFeed.Address], in visible: MasonryFeed.Viewport
  ) throws(Failure) {
    let hit = addresses.filter {
      feed.frame(of: $0, in: visible)?.contains(point) == true
    }.max { $0.zIndex < $1.zIndex }
    let found = feed.element(containing: point, in: visible)?.address
    try require(found?.zIndex == hit?.zIndex, "At \(point) is \(any: found), not \(any: hit)")
  }

  /// Rows are read by indices.
  private func checkReading(in visible: MasonryFeed.Viewport) throws(Failure) {
    let items = feed.elementsInReadingOrder(in: visible).map { $0.address }.filter {
      $0.item != nil && feed[$0.section].rows != nil
    }
    try require(items == items.sorted(), "Read are \(items)")
  }

  /// What it is scrolled to is in view, in the feed and in its carousel.
  private func checkScrolling(
    _ visible: MasonryFeed.Viewport, to address: MasonryFeed.Address
  ) throws(Failure) {
    var scrolled = visible
    feed.scroll(&scrolled, to: address)
    guard let frame = feed.frame(of: address, in: scrolled) else { return }
    let (own, view) = (feed.axis.interval(of: frame), feed.axis.interval(of: scrolled.rect))
    let across = feed.axis.cross.interval(of: frame)
    let isCarousel = feed[address.section].axis != feed.axis && address.item != nil
    let isSeen =
      own.near <= view.far + 1e-6 && own.far >= view.near - 1e-6
      && (!isCarousel || across.near <= feed.crossLength + 1e-6 && across.far >= -1e-6)
    try require(isSeen, "Scrolled to \(address), which is at \(frame), it is \(scrolled)")
  }

  private func checkChange(
    from old: MasonryFeed.Viewport, _ oldSeen: [MasonryFeed.Address],
    to new: MasonryFeed.Viewport, _ seen: [MasonryFeed.Address]
  ) throws(Failure) {
    let change = feed.visibilityChange(from: old, to: new)
    try require(
      change.entered.map { $0.address } == seen.filter { !oldSeen.contains($0) }
        && change.left == oldSeen.filter { !seen.contains($0) },
      "From \(old) to \(new) \(change)")
    var moved: [MasonryFeed.Address] = []
    if case .elements(let named) = feed.invalidation(from: old, to: new) {
      moved = named.filter { $0.item != nil }
    }
    let expected = Set(oldSeen + seen).filter {
      $0.item != nil
        && feed.frame(of: $0, in: old) != feed.frame(of: $0, in: new)
    }
    try require(moved == expected.sorted(), "From \(old) to \(new) moved are \(moved)")
  }
}

/// A change of a mixed feed, and all numbers in it.
package struct MixedFeedStep: FuzzStep {
  package var seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  package static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> Self {
    Self(seed: random.next())
  }
}

#if !hasFeature(Embedded)
extension MixedFeedStep {
  package var description: String { ".init(seed: \(seed))" }
  package var simpler: [MixedFeedStep] { [] }
}
#endif
