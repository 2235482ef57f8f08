import LayoutGeometry
package import MasonryLayout

/// What the host knows of an item, and what the provider said of it last.
struct WorldItem {
  var id: Int
  var facts: HostItem
  var length = Double.nan

  /// What was said of the length along the other axis, if both are asked for.
  var breadth = Double.nan
  var span = 1
  var pin: Int?

  /// Whether the length is an estimate.
  var isEstimated = false

  /// What was said at each width that the item can get, where columns differ.
  var known: [Double: KnownLength] = [:]
}

/// A layout to which anything is done, along with all that is known of its items.
package struct ItemWorld<Settings: WorldSettings>: Subject {
  package static var name: String { Settings.name }

  typealias Item = WorldItem

  let looks: UInt64

  /// Whether more is looked at than what the layout is: queries, anchors, what has moved.
  var looksAround = true
  package var layout: MasonryItems
  var items: [Item] = []
  var nextID = 0

  /// Whether the layout is what building it from nothing gives: no item was kept in a column.
  var isPacked = true

  /// What was wrong when the section of a feed was made or laid out again.
  var failure: Failure?

  /// What is in view while a step keeps it in place.
  var seen: SeenPart?

  /// The layouts of the last steps, and what has happened since.
  var past: [(world: ItemWorld, mapping: LayoutIndexMapping)] = []

  package init(looks: UInt64) {
    self.looks = looks
    do {
      layout = try MasonryItems(Settings(), across: 100)
    } catch { preconditionFailure("The first settings are valid") }
  }

  package mutating func run(_ step: ItemStep<Settings>) throws(Failure) {
    try run(step) { $0 }
  }

  /// Carries out a step whose settings may be those of another kind of layout.
  mutating func run<Others>(
    _ step: ItemStep<Others>, settings: (Others) -> Settings?
  ) throws(Failure) {
    var old = self
    old.past = []
    var plan = Plan(items: items)
    switch step {
    case .insert(let new, let times, let index):
      let index = index % (items.count + 1)
      let new = Array(repeatElement(new, count: times).joined())
      plan.items.insert(contentsOf: new.map { newItem($0) }, at: index)
      plan.mapping = .inserting(new.count, at: index)
      plan.isReplayed = !new.isEmpty
      try perform(&plan) { layout, answers throws(MasonryError) in
        index == old.items.count
          ? try layout.appendItems(new.count, measuredBy: answers)
          : try layout.insertItems(new.count, at: index, measuredBy: answers)
      }
    case .inView(let start, let step):
      seen = SeenPart(of: wall, allFrames(of: layout), looks: looks, start)
      defer { seen = nil }
      return try run(step, settings: settings)
    case .restackFromStart:
      plan.isReplayed = isDivided
      plan.isLevel = true
      try perform(&plan) { layout, _ in
        layout.restackFromStart()
        return .unchanged
      }
    case .repack:
      plan.isReplayed = true
      try perform(&plan) { layout, _ in
        layout.repack()
        return .unchanged
      }
    case .remove(let index, let count):
      guard !items.isEmpty else { return }
      let start = index % items.count
      let range = start..<min(start + count, items.count)
      plan.items.removeSubrange(range)
      plan.mapping = .removing(range)
      plan.isReplayed = !range.isEmpty
      try perform(&plan) { layout, _ in layout.removeItems(in: range) }
    case .removeAll:
      plan.items = []
      plan.mapping = .removing(0..<items.count)
      plan.isReplayed = true
      plan.isLevel = true
      try perform(&plan) { layout, _ in layout.removeAllItems() }
    case .move(let source, let destination):
      guard !items.isEmpty else { return }
      let (source, destination) = (source % items.count, destination % items.count)
      plan.items.insert(plan.items.remove(at: source), at: destination)
      plan.mapping = .moving(from: source, to: destination)
      if source != destination { plan.moved = [items[source].id] }
      plan.isReplayed = source != destination
      try perform(&plan) { layout, _ in layout.moveItem(from: source, to: destination) }
    case .sort(let keys):
      func key(_ index: Int) -> (Int, Int) { (keys[index % keys.count], index) }
      let order = items.indices.sorted { key($0) < key($1) }
      let staying = stayingItems(in: order)
      plan.items = order.map { items[$0] }
      plan.mapping = .reordering(order)
      plan.moved = Set(order.filter { !staying.contains($0) }.map { items[$0].id })
      plan.isReplayed = order != Array(order.indices)
      try perform(&plan) { layout, _ in layout.reorderItems(by: order) }
    case .remeasure(let indices, let new):
      guard !items.isEmpty else { return }
      var measured: [Int] = []
      for (index, facts) in zip(indices, new) where !measured.contains(index % items.count) {
        measured.append(index % items.count)
        plan.items[index % items.count].facts = facts
        plan.asked.insert(items[index % items.count].id)
      }
      try perform(&plan) { layout, answers throws(MasonryError) in
        try layout.remeasure(measured, measuredBy: answers)
        return .unchanged
      }
    case .setLength(let length, let index):
      guard !items.isEmpty else { return }
      let index = index % items.count
      (plan.items[index].length, plan.items[index].isEstimated) = (length, false)
      if !question(of: index).asksBoth { plan.items[index].breadth = length }
      plan.isValid = isLength(length)
      plan.setID = items[index].id
      try perform(&plan) { layout, _ throws(MasonryError) in
        try layout.setLength(length, ofItemAt: index)
        return .unchanged
      }
    case .resize(let length):
      plan.isValid = isLength(length)
      plan.isLevel = true
      try perform(&plan) { layout, answers throws(MasonryError) in
        try layout.resize(
          to: LayoutSpace(axis: layout.axis, crossLength: length, environment: layout.environment),
          measuredBy: answers)
        return .unchanged
      }
    case .resizeUnmeasured(let length):
      plan.isValid = isLength(length)
      plan.isLevel = true
      plan.asksNobody = true
      try perform(&plan) { layout, _ throws(MasonryError) in
        try layout.resize(
          to: LayoutSpace(axis: layout.axis, crossLength: length, environment: layout.environment))
        return .unchanged
      }
    case .reconfigure(let new, let length):
      guard let settings = settings(new) else { return }
      // Which settings are valid is not known here: those that are not must change nothing.
      plan.isValid = nil
      plan.isLevel = true
      try perform(&plan) { layout, answers throws(MasonryError) in
        try layout.rearrange(settings, across: length, measuredBy: answers)
        return .unchanged
      }
    case .measure(let index, let start):
      try measure(&plan, showing: items.isEmpty ? nil : index.map { $0 % items.count }, start)
    case .keep(let first, let before):
      let end = before % (items.count + 1)
      layout.keptPlaces =
        first.map { .items(min($0 % (items.count + 1), end)..<end) } ?? .before(end)
    case .keepAll:
      layout.keptPlaces = .all
    case .become(let removed, let returning, let index, let new):
      // Embedded Swift has no differences.
      #if !hasFeature(Embedded)
      let ids = items.map { $0.id }
      var gone = Set<Int>()
      if !items.isEmpty {
        for index in removed { gone.insert(ids[index % ids.count]) }
        plan.items.removeAll { gone.contains($0.id) }
        let back = items[returning % items.count]
        plan.items.removeAll { $0.id == back.id }
        plan.items.insert(back, at: index % (plan.items.count + 1))
      }
      plan.items.insert(contentsOf: new.map { newItem($0) }, at: index % (plan.items.count + 1))
      let difference = plan.items.map { $0.id }.difference(from: ids)
      let told = returning % 2 == 0 ? difference : difference.inferringMoves()
      for case .insert(let offset, let id, let origin) in told {
        // What the difference does not tell to be moved is another item.
        if origin == nil { plan.items[offset] = newItem(plan.items[offset].facts) }
        if origin != nil { plan.moved.insert(id) }
      }
      plan.mapping = .init(told)
      plan.isReplayed = !told.isEmpty
      try perform(&plan) { layout, answers throws(MasonryError) in
        try layout.apply(told, measuredBy: answers)
      }
      #endif
    case .update(let order, let new, let index, let reloaded, let facts):
      var kept: [Int] = []
      for index in order where !items.isEmpty && !kept.contains(index % items.count) {
        kept.append(index % items.count)
      }
      plan.items = kept.map { items[$0] }
      for (index, facts) in zip(reloaded, facts) where !kept.isEmpty {
        plan.items[index % kept.count].facts = facts
        plan.asked.insert(plan.items[index % kept.count].id)
      }
      plan.items.insert(contentsOf: new.map { newItem($0) }, at: index % (kept.count + 1))
      let (ids, newIDs, asked) = (items.map { $0.id }, plan.items.map { $0.id }, plan.asked)
      plan.mapping = .init(from: ids, to: newIDs)
      plan.moved = moved(by: plan.mapping, to: newIDs.count)
      plan.isReplayed = ids != newIDs
      try perform(&plan) { layout, answers throws(MasonryError) in
        try layout.update(from: ids, to: newIDs, reloading: asked, measuredBy: answers)
      }
    case .restore:
      layout = try restored()
    }
    try check(after: old, by: plan)
  }

  package func add(to digest: inout Digest) { digest.add(layout.facts) }

  mutating func newItem(_ facts: HostItem) -> Item {
    nextID += 1
    return Item(id: nextID, facts: facts)
  }

  /// How many items are kept where they are.
  var horizon: Int {
    switch layout.keptPlaces {
    case .none: 0
    case .before(let end): end
    case .items(let range): range.upperBound
    case .all: items.count
    }
  }

  private func isLength(_ length: Double) -> Bool {
    length >= 0 && length <= MasonryItems.maximumLength
  }
}

/// Items in columns to which anything is done.
package typealias GridWorld = ItemWorld<WallSettings>

/// Items in rows to which anything is done.
package typealias RowsWorld = ItemWorld<RowsSettings>

extension ItemWorld {
  /// The wall of these items: what depends on what is seen is asked of it.
  package var wall: MasonryWall { MasonryWall(layout) }

  var settings: Settings { Settings(of: layout) }
}
