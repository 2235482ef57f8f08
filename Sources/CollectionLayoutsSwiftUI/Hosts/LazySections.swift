#if canImport(SwiftUI)
import MasonryLayout

/// The sections of a feed, and the data that they show.
@MainActor struct LazySections<SectionID: Hashable, ItemID: Hashable>: LazyHost {
  /// What the app wants to see of a section.
  struct Wanted {
    var id: SectionID
    var settings: MasonryFeed.Section
    var ids: [ItemID]
    var sizes: ItemSizes
  }

  /// What identifies the view of an element: a header has the identity of its section.
  enum ID: Hashable {
    case background(SectionID)
    case header(SectionID)
    case item(ItemID)
    case footer(SectionID)
  }

  var wanted: [Wanted] = [] { didSet { isUpToDate = false } }

  private var feed: MasonryFeed?
  private var sections: [Wanted] = []
  private var isUpToDate = false
  private var reported: [Int: [Int: LayoutSize]] = [:]
  private var anchor: MasonryFeed.Anchor?

  var axis = LayoutAxis.vertical
  var contentSize: LayoutSize { feed?.contentSize ?? .zero }

  mutating func remember(_ visible: LayoutRect) {
    anchor = feed?.anchor(in: .init(visible))
    guard sections.contains(where: { $0.sizes.isEstimate }) else { return }
    for section in Set(feed?.elements(in: .init(visible)).map { $0.address.section } ?? []) {
      keepPlaces(inSection: section, seenIn: visible)
    }
  }

  private mutating func keepPlaces(inSection section: Int, seenIn visible: LayoutRect) {
    guard let feed, let first = feed.existingFrame(of: .item(0, section: section), in: nil)
    else { return }
    let own = feed[section].frame(ofItemAt: 0)
    self.feed?[section].keepPlaces(
      ofItemsSeenIn: visible.offsetBy(dx: own.minX - first.minX, dy: own.minY - first.minY))
  }

  mutating func settle(in space: LayoutSpace, seen visible: inout LayoutRect) throws {
    if feed == nil { feed = try MasonryFeed(in: space) }
    for (section, sizes) in reported {
      try feed?[section].remeasure(sizes.keys.sorted(), measuredBy: ReportedSizes(sizes: sizes))
    }
    reported = [:]
    try resize(in: space)
    if !isUpToDate { try update() }
    guard let feed else { return }
    guard let anchor else { return remember(visible) }
    var viewport = MasonryFeed.Viewport(visible)
    feed.scroll(&viewport, to: anchor)
    visible = viewport.rect
  }

  /// Heights of views that measure themselves become estimates at another width.
  private mutating func resize(in space: LayoutSpace) throws(MasonryError) {
    guard feed?.space != space else { return }
    if sections.contains(where: { $0.sizes.isEstimate }) {
      try feed?.resize(to: space)
    } else {
      let sizes = sections.map { $0.sizes.provider }
      try feed?.resize(to: space) { sizes[$0] }
    }
  }

  private mutating func update() throws(MasonryError) {
    var changed: Set<ItemID> = []
    let before = Dictionary(sections.map { ($0.id, $0) }) { first, _ in first }
    for section in wanted {
      guard let old = before[section.id] else { continue }
      changed.formUnion(section.sizes.changed(from: old.sizes, ids: old.ids, to: section.ids))
    }
    let (new, providers) = (wanted, wanted.map { $0.sizes.provider })
    let mapping = try feed?.update(
      from: sections.map { ($0.id, $0.ids) }, to: new.map { ($0.id, $0.ids) }, reloading: changed,
      section: { new[$0].settings }, measuredBy: { providers[$0] })
    sections = new
    if let mapping { anchor = anchor?.following(mapping) }
    for (index, section) in new.enumerated()
    where before[section.id].map({ $0.settings != section.settings }) ?? false {
      sections[index].settings = before[section.id]?.settings ?? section.settings
      try feed?.reconfigureSection(at: index, measuredBy: providers[index]) {
        $0 = section.settings
      }
      sections[index].settings = section.settings
    }
    isUpToDate = true
  }

  func elements(in window: LayoutRect) -> [LazyElement<ID, MasonryFeed.Address>] {
    guard let feed, isUpToDate else { return [] }
    return feed.elements(in: .init(window)).map { element in
      let (id, address) = (id(of: element.address), element.address)
      var shown = LazyElement(
        id: id, address: address, frame: element.frame, zIndex: Double(element.zIndex))
      guard address.item == nil, let frame = feed.existingFrame(of: address, in: nil) else {
        let section = address.section
        shown.measuredAxes = sections[section].sizes.isEstimate ? feed[section].measuredAxes : []
        return shown
      }
      // A pinned header lies where it is without pinning, and is drawn where it is pinned.
      shown = LazyElement(
        id: id, address: address, frame: frame, zIndex: shown.zIndex,
        pose: { visible in
          let pinned = feed.frame(of: address, in: .init(visible)) ?? frame
          return LazyPose(
            offset: LayoutPoint(x: pinned.minX - frame.minX, y: pinned.minY - frame.minY))
        })
      return shown
    }
  }

  private func id(of address: MasonryFeed.Address) -> ID {
    let section = sections[address.section]
    return switch address {
    case .background: .background(section.id)
    case .header: .header(section.id)
    case .item(let item, _): .item(section.ids[item])
    case .footer: .footer(section.id)
    }
  }

  mutating func take(
    _ size: LayoutSize, of element: LazyElement<ID, MasonryFeed.Address>
  ) -> Bool {
    guard case .item(let item, let section) = element.address, sections.indices ~= section,
      sections[section].ids.indices ~= item, .item(sections[section].ids[item]) == element.id,
      feed?[section].lacks(size, ofItemAt: item) == true
    else { return false }
    reported[section, default: [:]][item] = size
    return true
  }

  func visible(
    _ visible: LayoutRect, scrolledTo id: AnyHashable, at position: MasonryGrid.ScrollPosition
  ) -> LayoutRect? {
    guard let feed, let address = address(of: id) else { return nil }
    var viewport = MasonryFeed.Viewport(visible)
    feed.scroll(&viewport, to: address, at: position)
    return viewport.rect
  }

  /// The item with an identity, or else the header of the section with it.
  private func address(of id: AnyHashable) -> MasonryFeed.Address? {
    for (index, section) in sections.enumerated() {
      if let id = id.base as? ItemID, let item = section.ids.firstIndex(of: id) {
        return .item(item, section: index)
      }
    }
    guard let id = id.base as? SectionID,
      let index = sections.firstIndex(where: { $0.id == id })
    else { return nil }
    return sections[index].settings.header == nil && !sections[index].ids.isEmpty
      ? .item(0, section: index) : .header(section: index)
  }
}
#endif
