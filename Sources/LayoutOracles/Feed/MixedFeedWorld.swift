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
    ]
  }

  private var feed: MasonryFeed
  private var parts: [Part] = []
  private var random = SplitMix64(seed: 0)
  private var nextID = 0

  package init(looks: UInt64) {
    let environment = LayoutEnvironment(
      direction: looks % 3 == 0 ? .rightToLeft : .leftToRight, scale: looks % 4 == 0 ? 2 : nil)
    do {
      feed = try MasonryFeed(
        in: LayoutSpace(
          axis: looks % 5 == 0 ? .horizontal : .vertical, crossLength: 100, environment: environment
        ))
    } catch { preconditionFailure("A length of 100 is valid") }
  }

  package mutating func run(_ step: MixedFeedStep) throws(Failure) {
    random = SplitMix64(seed: step.seed)
    do {
      try change()
    } catch { throw Failure("Threw \(error) though nothing was wrong") }
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
      id: nextID, ratio: [0.5, 0.8, 1, 1.5, 3][number(5)], span: number(7) == 0 ? 2 : 1)
  }

  private mutating func settings() -> MasonryFeed.Section {
    .init(
      layout: Self.layouts[number(9)], carousel: number(3) == 0 ? .init(length: 30) : nil,
      header: number(2) == 0 ? .init(length: 7, isPinned: true) : nil, background: .zero,
      spacingAfter: Double(number(3)), isCollapsed: number(8) == 0)
  }

  private mutating func part() -> Part {
    nextID += 1
    return Part(id: nextID, settings: settings(), items: (0..<number(12)).map { _ in item() })
  }

  /// Changes the feed and its data alike.
  private mutating func change() throws(MasonryError) {
    guard !parts.isEmpty else { return try insert(at: 0) }
    let section = number(parts.count)
    let count = parts[section].items.count
    let place = number(count + 1)
    switch number(9) {
    case 0: try insert(at: number(parts.count + 1))
    case 1 where parts.count > 3:
      parts.remove(at: section)
      feed.removeSection(at: section)
    case 2:
      let new = (0..<number(4)).map { _ in item() }
      parts[section].items.insert(contentsOf: new, at: place)
      try feed[section].insertItems(new.count, at: place, measuredBy: parts[section].sizes)
    case 3 where count > 0:
      let (source, target) = (number(count), number(count))
      parts[section].items.insert(parts[section].items.remove(at: source), at: target)
      try feed[section].moveItem(from: source, to: target, measuredBy: parts[section].sizes)
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
    case 7: try update()
    default:
      let removed = place..<min(count, place + 2)
      parts[section].items.removeSubrange(removed)
      try feed[section].removeItems(in: removed, measuredBy: parts[section].sizes)
    }
  }

  private mutating func insert(at index: Int) throws(MasonryError) {
    let part = part()
    parts.insert(part, at: index)
    try feed.insertSection(
      part.settings, itemCount: part.items.count, at: index, measuredBy: part.sizes)
  }

  /// Moves items to other sections, drops one section and adds another, all at once.
  private mutating func update() throws(MasonryError) {
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
    try feed.update(
      from: ids(parts), to: ids(new), section: { result[$0].settings },
      measuredBy: { result[$0].sizes })
    parts = new
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
        guard let first = feed.existingFrame(of: .item(0, section: section), in: nil),
          let found = feed.existingFrame(of: address, in: nil)
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
    var offsets: [Int: Double] = [:]
    for section in parts.indices { offsets[section] = Double(number(40)) }
    for _ in 0..<4 {
      let rect = feed.axis.rect(
        main: Double(number(400)) - 20, length: 60, cross: 10, crossLength: 70)
      let visible = MasonryFeed.Viewport(rect, offsets: offsets)
      let expected = addresses.filter {
        feed.existingFrame(of: $0, in: visible)?.intersects(rect) == true
      }
      let found = feed.elements(in: visible).map { $0.address }
      try require(found == expected, "In \(rect) are \(found), not \(expected)")
    }
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
