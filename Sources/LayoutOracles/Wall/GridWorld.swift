package import MasonryLayout

/// A wall to which anything is done, along with all that is known of its items.
package struct GridWorld: Subject {
  package static var name: String { "Grid" }

  /// What the host knows of an item, and what the provider said of it last.
  struct Item {
    var id: Int
    var facts: HostItem
    var length = Double.nan
    var span = 1
    var pin: Int?

    /// Whether the length is an estimate.
    var isEstimated = false
  }

  let looks: UInt64

  /// Whether more is looked at than what the grid is: queries, anchors, what has moved.
  var looksAround = true
  package var grid: MasonryGrid
  var items: [Item] = []
  var nextID = 0

  /// Whether the wall is what building it from nothing gives: no item was kept in a column.
  var isPacked = true

  /// The number of items that are stacked upwards.
  var upwardCount = 0

  /// The walls of the last steps, and what has happened since.
  var past: [(world: GridWorld, mapping: LayoutIndexMapping)] = []

  package init(looks: UInt64) {
    self.looks = looks
    do {
      grid = try MasonryGrid(WallSettings(), across: 100)
    } catch { preconditionFailure("The first settings are valid") }
  }

  package mutating func run(_ step: GridStep) throws(Failure) {
    var old = self
    old.past = []
    var plan = Plan(items: items)
    // If all columns have one width, no provider is needed.
    var needsProvider = looks % 2 == 0
    if case .tracks = grid.configuration.columns { needsProvider = true }
    switch step {
    case .insert(let new, let times, let index):
      let index = index % (items.count + 1)
      let new = Array(repeatElement(new, count: times).joined())
      plan.items.insert(contentsOf: new.map { newItem($0) }, at: index)
      plan.mapping = .inserting(new.count, at: index)
      plan.isReplayed = !new.isEmpty
      try perform(&plan) { grid, answers throws(MasonryError) in
        index == old.items.count
          ? try grid.appendItems(new.count, measuredBy: answers)
          : try grid.insertItems(new.count, at: index, measuredBy: answers)
      }
    case .prepend(let new):
      plan.items.insert(contentsOf: new.map { newItem($0) }, at: 0)
      plan.mapping = .inserting(new.count, at: 0)
      plan.isReplayed = !new.isEmpty
      if !items.isEmpty, grid.keptColumns != .none { plan.prependedCount = new.count }
      try perform(&plan) { grid, answers throws(MasonryError) in
        try grid.prependItems(new.count, measuredBy: answers)
      }
    case .restackFromStart:
      plan.isReplayed = upwardCount > 0
      plan.isLevel = true
      try perform(&plan) { grid, answers throws(MasonryError) in
        try grid.restackFromStart(measuredBy: answers)
        return .unchanged
      }
    case .repack:
      plan.isReplayed = true
      try perform(&plan) { grid, answers throws(MasonryError) in
        try grid.repack(measuredBy: answers)
        return .unchanged
      }
    case .remove(let index, let count):
      guard !items.isEmpty else { return }
      let start = index % items.count
      let range = start..<min(start + count, items.count)
      plan.items.removeSubrange(range)
      plan.mapping = .removing(range)
      plan.isReplayed = !range.isEmpty
      try perform(&plan) { grid, answers throws(MasonryError) in
        needsProvider
          ? try grid.removeItems(in: range, measuredBy: answers) : try grid.removeItems(in: range)
      }
    case .removeAll:
      plan.items = []
      plan.mapping = .removing(0..<items.count)
      plan.isReplayed = true
      plan.isLevel = true
      try perform(&plan) { grid, _ in grid.removeAllItems() }
    case .move(let source, let destination):
      guard !items.isEmpty else { return }
      let (source, destination) = (source % items.count, destination % items.count)
      plan.items.insert(plan.items.remove(at: source), at: destination)
      plan.mapping = .moving(from: source, to: destination)
      if source != destination { plan.moved = [items[source].id] }
      plan.isReplayed = source != destination
      try perform(&plan) { grid, answers throws(MasonryError) in
        needsProvider
          ? try grid.moveItem(from: source, to: destination, measuredBy: answers)
          : try grid.moveItem(from: source, to: destination)
      }
    case .sort(let keys):
      func key(_ index: Int) -> (Int, Int) { (keys[index % keys.count], index) }
      let order = items.indices.sorted { key($0) < key($1) }
      let staying = stayingItems(in: order)
      plan.items = order.map { items[$0] }
      plan.mapping = .reordering(order)
      plan.moved = Set(order.filter { !staying.contains($0) }.map { items[$0].id })
      plan.isReplayed = order != Array(order.indices)
      try perform(&plan) { grid, answers throws(MasonryError) in
        needsProvider
          ? try grid.reorderItems(by: order, measuredBy: answers) : try grid.reorderItems(by: order)
      }
    case .remeasure(let indices, let new):
      guard !items.isEmpty else { return }
      var measured: [Int] = []
      for (index, facts) in zip(indices, new) where !measured.contains(index % items.count) {
        measured.append(index % items.count)
        plan.items[index % items.count].facts = facts
        plan.asked.insert(items[index % items.count].id)
      }
      try perform(&plan) { grid, answers throws(MasonryError) in
        try grid.remeasure(measured, measuredBy: answers)
        return .unchanged
      }
    case .setLength(let length, let index):
      guard !items.isEmpty else { return }
      let index = index % items.count
      (plan.items[index].length, plan.items[index].isEstimated) = (length, false)
      plan.isValid = isLength(length)
      try perform(&plan) { grid, answers throws(MasonryError) in
        if needsProvider {
          try grid.setLength(length, ofItemAt: index, measuredBy: answers)
        } else if grid.axis == .vertical {
          try grid.setHeight(length, ofItemAt: index)
        } else {
          try grid.setWidth(length, ofItemAt: index)
        }
        return .unchanged
      }
    case .resize(let length):
      plan.isValid = isLength(length)
      plan.isLevel = true
      try perform(&plan) { grid, answers throws(MasonryError) in
        try grid.resize(crossLength: length, measuredBy: answers)
        return .unchanged
      }
    case .resizeUnmeasured(let length):
      plan.isValid = isLength(length)
      plan.isLevel = true
      plan.asksNobody = true
      try perform(&plan) { grid, _ throws(MasonryError) in
        try grid.resize(crossLength: length)
        return .unchanged
      }
    case .reconfigure(let settings, let length):
      // Which settings are valid is not known here: those that are not must change nothing.
      plan.isValid = nil
      plan.isLevel = true
      try perform(&plan) { grid, answers throws(MasonryError) in
        try grid.rearrange(settings, across: length, measuredBy: answers)
        return .unchanged
      }
    case .measure(let index, let start):
      try measure(&plan, showing: items.isEmpty ? nil : index.map { $0 % items.count }, start)
    case .keep(let end):
      grid.keptColumns = .before(end % (items.count + 1))
    case .keepAll:
      grid.keptColumns = .all
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
      try perform(&plan) { grid, answers throws(MasonryError) in
        try grid.apply(told, measuredBy: answers)
      }
      #endif
    case .restore:
      grid = try restored()
    }
    try check(after: old, by: plan)
  }

  package func add(to digest: inout Digest) { digest.add(facts(of: grid)) }

  mutating func newItem(_ facts: HostItem) -> Item {
    nextID += 1
    return Item(id: nextID, facts: facts)
  }

  private func isLength(_ length: Double) -> Bool {
    length >= 0 && length <= MasonryGrid.maximumLength
  }
}
