#if canImport(SwiftUI)
import MasonryLayout

/// The sections of a feed, and the data that they show.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor struct LazySections<SectionID: Hashable, ItemID: Hashable>: LazyHost {
  /// The identity of an element's view: a header has the identity of its section.
  enum ID: Hashable {
    case background(SectionID)
    case header(SectionID)
    case item(ItemID)
    case carousel(SectionID)
    case footer(SectionID)
  }

  /// The data and the settings of the app.
  var wanted: [LazySection<SectionID, ItemID>] = [] { didSet { isUpToDate = false } }

  /// Whether headers and footers choose their own lengths.
  var measuresHeaders = false

  private var feed: MasonryFeed?
  private(set) var sections: [LazySection<SectionID, ItemID>] = []
  private var isUpToDate = false
  private var reported: [Int: [Int: LayoutSize]] = [:]
  private var reportedHeaders: [MasonryFeed.Address: Double] = [:]
  private var anchor: MasonryFeed.Anchor?

  /// The stores of carousels that have been shown, by the identities of their sections.
  var carousels: [SectionID: any LazyScrollable] = [:]

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
    guard let feed, let first = feed.frame(of: .item(0, section: section), in: nil)
    else { return }
    let own = feed[section].frame(ofItemAt: 0)
    self.feed?[section].keepPlaces(
      ofItemsSeenIn: visible.offsetBy(dx: own.minX - first.minX, dy: own.minY - first.minY))
  }

  mutating func settle(in space: LayoutSpace, seen visible: inout LayoutRect) throws {
    if feed == nil { feed = try MasonryFeed(in: space) }
    try takeReported()
    try resize(in: space)
    if !isUpToDate { try update(in: space) }
    guard let feed else { return }
    guard let anchor else { return remember(visible) }
    var viewport = MasonryFeed.Viewport(visible)
    feed.scroll(&viewport, to: anchor)
    visible = viewport.rect
  }

  private mutating func takeReported() throws(MasonryError) {
    for (section, sizes) in reported {
      try feed?[section].remeasure(
        sizes.keys.sorted(), measuredBy: sections[section].sizes.provider(reporting: sizes))
    }
    for (address, length) in reportedHeaders {
      try feed?.reconfigureSection(at: address.section) { section in
        if address == .header(section: address.section) {
          section.header?.length = length
        } else {
          section.footer?.length = length
        }
        sections[address.section].settings = section
      }
    }
    (reported, reportedHeaders) = ([:], [:])
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
    isUpToDate = isUpToDate && sections.allSatisfy { $0.carousel == nil }
  }

  private mutating func update(in space: LayoutSpace) throws(MasonryError) {
    var changed: Set<ID> = []
    let before = Dictionary(sections.map { ($0.id, $0) }) { first, _ in first }
    var new = wanted
    for index in new.indices {
      try new[index].fitCarousel(in: space)
      guard let old = before[new[index].id] else { continue }
      if measuresHeaders { new[index].settings.takeLengths(of: old.settings) }
      changed.formUnion(
        new[index].sizes.changed(from: old.sizes, ids: old.ids, to: new[index].ids))
    }
    let (sizes, settings) = (new.map { $0.sizes.provider }, new.map(\.settings))
    let mapping = try feed?.update(
      from: sections.map { ($0.id, $0.ids) }, to: new.map { ($0.id, $0.ids) }, reloading: changed,
      section: { settings[$0] }, measuredBy: { sizes[$0] })
    sections = new
    if let mapping { anchor = anchor?.following(mapping) }
    for (index, section) in new.enumerated() {
      guard let old = before[section.id], old.settings != section.settings else { continue }
      sections[index].settings = old.settings
      try feed?.reconfigureSection(at: index, measuredBy: sizes[index]) { $0 = section.settings }
      sections[index].settings = section.settings
    }
    if !carousels.isEmpty {
      let kept = Set(new.map(\.id))
      carousels = carousels.filter { kept.contains($0.key) }
    }
    isUpToDate = true
  }

  func elements(in window: LayoutRect) -> [LazyElement<ID, MasonryFeed.Address>] {
    guard let feed, isUpToDate else { return [] }
    return feed.elements(in: .init(window)).map { shown($0, in: feed) }
  }

  private func shown(
    _ element: MasonryFeed.Element, in feed: MasonryFeed
  ) -> LazyElement<ID, MasonryFeed.Address> {
    let (address, section) = (element.address, element.address.section)
    let id = sections[section].id(of: address)
    guard address.item == nil, let frame = feed.frame(of: address, in: nil) else {
      return LazyElement(
        id: id, address: address, frame: element.frame, zIndex: Double(element.zIndex),
        measuredAxes: sections[section].sizes.isEstimate ? feed[section].measuredAxes : [])
    }
    // A pinned header lies where it is without pinning, and is drawn where it is pinned.
    return LazyElement(
      id: id, address: address, frame: frame, zIndex: Double(element.zIndex),
      measuredAxes: measuresHeaders && address != .background(section: section) ? [axis] : [],
      pose: { visible in
        let pinned = feed.frame(of: address, in: .init(visible)) ?? frame
        return LazyPose(
          offset: LayoutPoint(x: pinned.minX - frame.minX, y: pinned.minY - frame.minY))
      })
  }

  mutating func take(
    _ size: LayoutSize, of element: LazyElement<ID, MasonryFeed.Address>
  ) -> Bool {
    let (address, section) = (element.address, element.address.section)
    guard let feed, let frame = feed.frame(of: address, in: nil),
      sections[section].id(of: address) == element.id
    else { return false }
    if let item = address.item {
      guard feed[section].lacks(size, ofItemAt: item) else { return false }
      reported[section, default: [:]][item] = size
    } else {
      guard abs(axis.length(of: size) - axis.length(of: frame.size)) > 0.5,
        axis.cross.length(of: size) == axis.cross.length(of: frame.size)
      else { return false }
      reportedHeaders[address] = axis.length(of: size)
    }
    return true
  }

  mutating func visible(
    _ visible: LayoutRect, scrolledTo id: AnyHashable, at position: LayoutScrollPosition
  ) -> LayoutRect? {
    guard let feed, let address = address(of: id) else { return nil }
    if sections[address.section].carousel != nil {
      carousel(ofSection: address.section)?.scroll(to: id, at: position)
    }
    var viewport = MasonryFeed.Viewport(visible)
    feed.scroll(&viewport, to: address, at: position)
    return viewport.rect
  }

  /// The item with an identity, or else the header of the section with it.
  private func address(of id: AnyHashable) -> MasonryFeed.Address? {
    if let id = id.base as? ItemID {
      for (index, section) in sections.enumerated() {
        if let item = section.place(of: id) { return .item(item, section: index) }
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
