import LayoutGeometry
import MasonryLayout

extension FeedWorld {
  /// Every address by what identifies it, also of headers and footers that sections do not have.
  private var addresses: [[Int]: MasonryFeed.Address] {
    var addresses: [[Int]: MasonryFeed.Address] = [:]
    for (index, section) in sections.enumerated() {
      addresses[[section.id, 0]] = .background(section: index)
      addresses[[section.id, 1]] = .header(section: index)
      addresses[[section.id, 2]] = .footer(section: index)
      for (item, known) in section.world.items.enumerated() {
        addresses[[known.id]] = .item(item, section: index)
      }
    }
    return addresses
  }

  /// A mapping says where all addresses went and came from.
  func checkMapping(
    _ mapping: MasonryFeed.AddressMapping, after old: FeedWorld
  ) throws(Failure) {
    let (before, now) = (old.addresses, addresses)
    for (id, address) in before {
      let new = mapping.newAddress(of: address)
      try require(new == now[id], "\(address) went to \(any: new), not \(any: now[id])")
    }
    for (id, address) in now {
      let old = mapping.oldAddress(of: address)
      try require(old == before[id], "\(address) was \(any: old), not \(any: before[id])")
    }
  }

  private func view(in rect: LayoutRect) -> ReferenceView<[Int]> {
    ReferenceView(
      of: elements(pinnedIn: nil).map { ($0.id, $0.element.frame) }, feed.contentSize, in: rect,
      axis: feed.axis, feed.environment)
  }

  /// An anchor leads to the place that the words of the documentation say, and by all ways.
  func checkAnchor(
    after old: FeedWorld, by mapping: MasonryFeed.AddressMapping, in rect: LayoutRect
  ) throws(Failure) {
    guard rect.isFinite else { return }
    let sticks = (toStart: looks % 2 == 0, toEnd: looks % 4 < 2)
    let (followed, shown, visible) = try feed.requireFollowed(
      from: old.feed, by: mapping, in: rect, sticks: sticks
    ) { rect, other in
      var viewport = old.viewport(rect)
      if let other { viewport.offsets = other.offsets }
      return viewport
    }
    guard isExact, old.isExact, rect.isExact else { return }
    let (before, after) = (old.view(in: rect), view(in: shown))
    let reference = old.reference(before, in: rect, sticksToStart: sticks.toStart, sticks.toEnd)
    let kept = reference.kept(in: after)
    if let address = followed.address, feed.frame(of: address) != nil {
      try require(addresses.first { $1 == address }?.key == kept, "Kept is \(address)")
    } else {
      // A header may be gone though its section is not.
      try require(kept == nil || followed.address != nil, "\(any: kept) is to be kept")
    }
    // Without items in view, what takes over is an item of the sections that follow.
    guard kept != nil || reference.seen.allSatisfy({ $0.count == 1 }) else { return }
    var items = after
    items.items.removeAll { $0.id.count > 1 && $0.id != kept }
    let order = old.sections.flatMap { $0.world.items.map { [$0.id] } }
    try reference.requireStart(
      of: visible, in: after, among: items, order: order, scale: feed.environment.scale)
  }

  var isExact: Bool {
    feed.contentSize.isExact && elements(pinnedIn: nil).allSatisfy { $0.element.frame.isExact }
  }

  /// What is seen between the pinned bars, items first.
  private func reference(
    _ view: ReferenceView<[Int]>, in rect: LayoutRect, sticksToStart: Bool, _ sticksToEnd: Bool
  ) -> ReferenceAnchor<[Int]> {
    let elements = elements(pinnedIn: rect)
    let uncovered = uncovered(by: elements.map { $0.element }, view, in: rect)
    func seen(_ isSeen: (MasonryFeed.Address) -> Bool) -> [[Int]] {
      elements.filter { id, element in
        guard isSeen(element.address), element.frame.intersects(rect), let own = view.item(id)
        else { return false }
        if own.start == own.end || uncovered.start == uncovered.end {
          return own.start <= uncovered.end && own.end >= uncovered.start
        }
        return own.start < uncovered.end && own.end > uncovered.start
      }.map { $0.id }
    }
    let items = seen { $0.item != nil }
    return ReferenceAnchor(
      view: view, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd,
      seen: items.isEmpty ? seen { $0.zIndex > 0 } : items, uncovered: uncovered)
  }

  /// What is left between a pinned header at the start of the view and a footer at its end.
  private func uncovered(
    by elements: [MasonryFeed.Element], _ view: ReferenceView<[Int]>, in rect: LayoutRect
  ) -> (start: Double, end: Double) {
    var (start, end) = (view.start, view.end)
    for element in elements where element.frame.intersects(rect) {
      let settings = sections[element.address.section].settings
      let covered = view.edges(of: element.frame)
      if case .header = element.address, settings.header?.isPinned == true,
        covered.start <= view.start || element.frame != feed.frame(of: element.address)
      {
        start = max(start, covered.end)
      }
      if case .footer = element.address, settings.footer?.isPinned == true, covered.end >= view.end
      {
        end = min(end, covered.start)
      }
    }
    return start < end ? (start, end) : (view.start, view.end)
  }
}
