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
  private(set) var wanted: [LazySection<SectionID, ItemID>] = []

  private var feed: MasonryFeed?
  private(set) var sections: [LazySection<SectionID, ItemID>] = []
  private(set) var isUpToDate = false
  private var reported: [Int: [Int: LayoutSize]] = [:]
  private var reportedHeaders: [MasonryFeed.Address: Double] = [:]
  private var anchor: MasonryFeed.Anchor?

  /// The stores of carousels that have been shown, by the identities of their sections.
  var carousels: [SectionID: any LazyScrollable] = [:]

  var end = LazyEnd.start
  private(set) var axis = LayoutAxis.vertical
  var contentSize: LayoutSize { feed?.contentSize ?? .zero }

  /// Takes the data of an app.
  ///
  /// Of a section with the same array of items only the sizes of those with views are compared.
  mutating func show<Sections: RandomAccessCollection, Items: RandomAccessCollection>(
    _ sections: Sections, axis: LayoutAxis, items: (Sections.Element) -> Items,
    sizing: (Sections.Element, Items.Element) -> LazySizing,
    spanning columnSpan: ((Items.Element) -> Int)?,
    settings: (Sections.Element) -> MasonryFeed.Section,
    comparing shown: [LazyElement<ID, MasonryFeed.Address>]
  )
  where
    Sections.Element: Identifiable,
    Sections.Element.ID == SectionID,
    Items.Element: Identifiable,
    Items.Element.ID == ItemID
  {
    self.axis = axis
    // Closures that answer otherwise for an item with a view may do so for any.
    let isSameArray = !shown.contains { element in
      let place = element.address.section
      guard let item = element.address.item, place < min(sections.count, wanted.count)
      else { return false }
      let section = sections[sections.index(sections.startIndex, offsetBy: place)]
      let items = items(section)
      guard wanted[place].carouselIDs == nil, wanted[place].storage.isSame(as: DataStorage(items))
      else { return false }
      let data = items[items.index(items.startIndex, offsetBy: item)]
      return !wanted[place].ownSizes.has(
        sizing(section, data), spanning: columnSpan?(data) ?? 1, at: item)
    }
    func isSame(_ section: Sections.Element, as old: LazySection<SectionID, ItemID>) -> Bool {
      isSameArray && old.id == section.id && old.wanted == settings(section)
        && old.storage.isSame(as: DataStorage(items(section)))
    }
    if sections.count == wanted.count, zip(sections, wanted).allSatisfy(isSame(_:as:)) { return }
    let old = wanted
    wanted = sections.enumerated().map { index, section in
      if old.indices.contains(index), isSame(section, as: old[index]) { return old[index] }
      let items = items(section)
      return LazySection(
        id: section.id, settings: settings(section), ids: items.map(\.id),
        sizes: ItemSizes(of: items, { sizing(section, $0) }, spanning: columnSpan),
        storage: DataStorage(items))
    }
    isUpToDate = false
  }

  private func viewport(_ visible: LayoutRect) -> MasonryFeed.Viewport {
    MasonryFeed.Viewport(visible, hangsFromEnd: end == .hanging)
  }

  mutating func remember(_ visible: LayoutRect) {
    anchor = feed?.anchor(in: viewport(visible), sticksToEnd: end == .startAndEnd)
    guard sections.contains(where: { $0.sizes.hasEstimates }) else { return }
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
    var viewport = viewport(visible)
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
    if sections.contains(where: { $0.sizes.hasEstimates }) {
      try feed?.resize(to: space)
      for (index, section) in sections.enumerated() {
        try feed?[index].remeasure(section.sizes.known, measuredBy: section.sizes.provider())
      }
    } else {
      let sizes = sections.map { $0.sizes.provider() }
      try feed?.resize(to: space) { sizes[$0] }
    }
    isUpToDate = isUpToDate && sections.allSatisfy { $0.carouselIDs == nil }
  }

  private mutating func update(in space: LayoutSpace) throws(MasonryError) {
    var changed: Set<ID> = []
    let before = Dictionary(sections.map { ($0.id, $0) }) { first, _ in first }
    var new = wanted
    for index in new.indices {
      try new[index].fitCarousel(in: space)
      guard let old = before[new[index].id] else { continue }
      new[index].settings.takeLengths(of: old.settings)
      changed.formUnion(
        new[index].sizes.changed(from: old.sizes, ids: old.ids, to: new[index].ids))
    }
    let (sizes, settings) = (new.map { $0.sizes.provider() }, new.map(\.settings))
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
        measuredAxes: address.item.map(sections[section].sizes.isMeasured) == true
          ? feed[section].measuredAxes : [])
    }
    // A pinned header lies where it is without pinning, and is drawn where it is pinned.
    return LazyElement(
      id: id, address: address, frame: frame, zIndex: Double(element.zIndex),
      measuredAxes: address == .background(section: section) ? [] : [axis],
      pose: { visible in
        let pinned = feed.frame(of: address, in: .init(visible)) ?? frame
        return LazyPose(
          offset: LayoutPoint(x: pinned.minX - frame.minX, y: pinned.minY - frame.minY))
      })
  }

  mutating func take(
    _ size: LayoutSize?, of element: LazyElement<ID, MasonryFeed.Address>
  ) -> Bool {
    let (address, section) = (element.address, element.address.section)
    guard let feed, let frame = feed.frame(of: address, in: nil),
      sections[section].id(of: address) == element.id
    else { return false }
    if let item = address.item {
      guard let size = feed[section].news(size, ofItemAt: item) else { return false }
      reported[section, default: [:]][item] = size
    } else {
      // A view without a size has the length of the settings.
      guard let size,
        abs(axis.length(of: size) - axis.length(of: frame.size)) >= feed.environment.pixel,
        axis.cross.length(of: size) == axis.cross.length(of: frame.size)
      else { return false }
      reportedHeaders[address] = axis.length(of: size)
    }
    return true
  }

  func hasEstimates(in visible: LayoutRect) -> Bool {
    guard let feed else { return false }
    return feed.elements(in: .init(visible)).contains { element in
      guard let item = element.address.item else { return false }
      return feed[element.address.section].isEstimated(itemAt: item)
    }
  }

  func opening() -> LazyOpening<ID, MasonryFeed.Address>? {
    var addresses: [MasonryFeed.Address] = []
    let count = LazyOpening<ID, MasonryFeed.Address>.count
    for (index, section) in wanted.enumerated() where addresses.count < count {
      addresses += section.addresses(inSection: index).prefix(count - addresses.count)
    }
    let elements = zip(addresses, 0...).map { address, order in
      openingElement(at: address, order: order)
    }
    let (settings, sizes) = (wanted.map(\.wanted), wanted.map { $0.ownSizes.provider() })
    return LazyOpening(elements: elements) { [addresses] space in
      guard var feed = try? MasonryFeed(in: space) else { return nil }
      for (settings, sizes) in zip(settings, sizes) {
        let count = sizes.sizings.count
        guard (try? feed.appendSection(settings, itemCount: count, measuredBy: sizes)) != nil
        else { return nil }
      }
      let frames = addresses.map { address in
        let isCarousel = settings[address.section].carousel != nil
        return isCarousel && address.item != nil
          ? feed.frame(ofSection: address.section) : feed.frame(of: address, in: nil) ?? .zero
      }
      return LazyFrames(size: feed.contentSize, frames: frames)
    }
  }

  private func openingElement(
    at address: MasonryFeed.Address, order: Int
  ) -> LazyElement<ID, MasonryFeed.Address> {
    let section = wanted[address.section]
    var element = LazyElement<ID, MasonryFeed.Address>(
      id: section.id(of: address), address: address, frame: .zero, order: order)
    if let item = address.item {
      guard section.sizes.isMeasured(at: item) else { return element }
      element.measuredAxes = section.settings.layout.measuredAxes(along: axis)
    } else {
      element.measuredAxes = address == .background(section: address.section) ? [] : [axis]
      element.pose = { _ in LazyPose() }
    }
    return element
  }

  var ends: (first: AnyHashable, last: AnyHashable)? {
    guard let first = sections.lazy.compactMap(\.ids.first).first,
      let last = sections.lazy.reversed().compactMap(\.ids.last).first
    else { return nil }
    return (AnyHashable(first), AnyHashable(last))
  }

  func knows(_ id: AnyHashable) -> Bool { address(of: id) != nil }

  mutating func carousel(of id: AnyHashable) -> (any LazyScrollable)? {
    id.base is ItemID ? address(of: id).flatMap { carousel(ofSection: $0.section) } : nil
  }

  func visible(_ visible: LayoutRect, scrolledTo target: LazyTarget) -> LayoutRect? {
    guard let feed, let address = address(of: target.id) else { return nil }
    var viewport = viewport(visible)
    feed.scroll(&viewport, to: address, at: target.position)
    return viewport.rect
  }

  func first(in visible: LayoutRect) -> (id: AnyHashable, frame: LayoutRect)? {
    guard let feed else { return nil }
    let seen = feed.elements(in: .init(visible)).filter { $0.address.item != nil }
    let first = seen.first { axis.begins($0.frame, in: visible) } ?? seen.first
    guard let first else { return nil }
    return switch sections[first.address.section].id(of: first.address) {
    case .item(let id): (AnyHashable(id), first.frame)
    case .carousel(let id), .background(let id), .header(let id), .footer(let id):
      (AnyHashable(id), first.frame)
    }
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
