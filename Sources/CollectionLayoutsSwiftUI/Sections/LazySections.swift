#if canImport(SwiftUI)
import MasonryLayout

/// The sections of a feed, and the data that they show; a wall has one section.
@MainActor struct LazySections<SectionID: Hashable, ItemID: Hashable>: LazyHost {
  typealias Section = LazySection<SectionID, ItemID>
  /// The data as the app has it, and as it is laid out.
  private var wanted: [Section] = []
  private var sections: [Section] = []
  private var isUpToDate = false
  private var storage: DataStorage?
  private let found = LazyFinder()

  private var feed: MasonryFeed?
  private var reported: [MasonryFeed.Address: LayoutSize] = [:]
  private var anchor: LayoutAnchor?
  /// The item that an app keeps in place, with what follows it, until something scrolls.
  private var first: MasonryFeed.Address?
  /// Whether the layout of the same data is another one than the anchor was made in.
  private var isReconfigured = false
  /// The stores of carousels that have been shown, by the identities of their sections.
  private var carousels: [SectionID: LazyStore<LazySections<WholeWall, ItemID>>] = [:]

  private(set) var axis = LayoutAxis.vertical
  var contentSize: LayoutSize { feed?.contentSize ?? .zero }
  private var hasEstimates: Bool { sections.contains(where: \.feedSizes.hasEstimates) }

  /// Takes data; of the same array only sections with views are compared, and of items that are the
  /// same only the sizes of those with views.
  mutating func show<Sections, Items>(
    _ data: LazyData<Sections, SectionID, Items, ItemID>, comparing shown: [LazyElement]
  ) {
    axis = data.axis
    let (old, shift) = (wanted, wanted.count - data.sections.count)
    let seen = isUpToDate ? Dictionary(grouping: shown.map(\.address), by: \.section) : [:]
    func section(_ index: Int, isNew: Bool = false) -> Section? {
      let section = data.sections.element(at: index)
      let id = section[keyPath: data.id]
      // It is where it was, counted from the first one or from the last.
      let places = isNew ? [] : [index, index + shift]
      let place = places.first { old.indices.contains($0) && old[$0].id == id }
      return data.wanted(
        section, after: place.map { old[$0] }, seeing: place.flatMap { seen[$0] } ?? [])
    }
    let isSame = !seen.isEmpty && storage?.isSame(as: data.sections) == true
    if isSame, seen.keys.allSatisfy({ section($0)?.settings == old[$0].settings }) { return }
    storage = DataStorage(data.sections)
    let indices = 0..<data.sections.count
    let known = indices.compactMap { section($0) }
    wanted = known.count == indices.count ? known : indices.compactMap { section($0, isNew: true) }
    if !old.elementsEqual(wanted, by: { $0.isSame(as: $1) }) { isUpToDate = false }
  }

  mutating func remember(
    _ visible: Viewport, isMoved: Bool, at finger: LayoutPoint?, _ settings: LazySettings
  ) {
    if isMoved { first = nil }
    if isMoved || !isReconfigured {
      let sticksToEnd = settings.scroller?.sticksToEnd ?? false
      anchor =
        finger.map { feed?.anchor(at: $0, in: visible) }
        ?? feed?.anchor(in: visible, sticksToEnd: sticksToEnd)
      isReconfigured = finger != nil
    }
    // An item that a finger moves past others of known sizes takes the place of one of them.
    let mayKeep = settings.move == nil || hasEstimates
    if settings.keepsColumns, mayKeep { feed?.keepPlaces(ofItemsIn: visible, onlyMeasured: true) }
  }

  mutating func settle(
    in space: LayoutSpace, seen visible: inout Viewport, keeping item: inout AnyHashable?,
    canScroll: Bool, isMoving: Bool
  ) throws {
    if feed == nil { feed = try MasonryFeed(in: space) }
    if let anchor { feed?.scroll(&visible, to: anchor) }
    if !isUpToDate {
      let address = item.flatMap(address(of:))
      // Another view of the scroll view may have the item.
      if address != nil { item = nil }
      let isSeen = address.flatMap { feed?.frame(of: $0) }?.intersects(visible.rect) == true
      first = isSeen ? address : nil
      if let first { anchor = feed?.anchor(of: first, in: visible) }
    }
    var kept = anchor
    // What comes at the start of the content is shown; sizes that come move nothing there either
    // once columns divide.
    if isUpToDate, let feed, feed.isAtStart(visible), feed.isDivided(in: visible) {
      kept = feed.anchor(in: visible, sticksToStart: false)
    }
    let seen = isMoving ? around(visible) : visible
    // At the start an item that is moved there pushes what follows.
    let keepsEnd = isMoving ? feed?.isAtStart(visible) == true : kept?.keepsAnEnd == true
    let held = canScroll && !keepsEnd && !isReconfigured ? feed?.hold(seen, from: first) : nil
    defer { feed?.letGo() }
    try takeReported()
    try resize(in: space)
    let mapping = isUpToDate ? .unchanged : try update(in: space)
    guard let kept else { return }
    let movement = held.flatMap { feed?.movement(of: $0, kept, after: mapping) }
    if isMoving {
      visible.rect = axis.move(visible.rect, by: movement ?? 0)
    } else {
      feed?.scroll(&visible, to: kept, after: mapping, movedBy: movement)
    }
    anchor = anchor?.following(mapping)
    first = first.flatMap { mapping.newAddress(of: $0) }
  }

  mutating func levelStart(in visible: Viewport) -> Bool {
    var visible = visible
    guard !hasEstimates(in: visible.rect), feed?.levelStart(in: &visible) == true
    else { return false }
    anchor = feed?.anchor(in: visible)
    return true
  }

  /// What is held while an item is moved: where it comes into view, it moves what follows.
  private func around(_ visible: Viewport) -> Viewport {
    var around = visible
    let seen = axis.interval(of: visible.rect)
    around.rect = axis.rect(visible.rect, movedTo: seen.near, margin: seen.far - seen.near)
    return around
  }

  private mutating func takeReported() throws {
    let sizes = reported
    for (section, addresses) in Dictionary(grouping: sizes.keys, by: \.section) {
      let size = { (item: Int) in sizes[.item(item, section: section)] ?? .zero }
      let provider = MasonryHeightClosure(
        columnSpan: sections[section].feedSizes.columnSpan, width: { index, _ in size(index).width }
      ) { index, _ in size(index).height }
      try feed?[section].remeasure(addresses.compactMap(\.item), measuredBy: provider)
      for address in addresses where address.item == nil {
        try feed?.setLength(axis.length(of: sizes[address] ?? .zero), of: address)
      }
    }
    reported = [:]
  }

  /// Heights of views that measure themselves become estimates at another width.
  private mutating func resize(in space: LayoutSpace) throws {
    guard feed?.space != space else { return }
    let sizes = sections.map(\.feedSizes)
    if hasEstimates {
      try feed?.resize(to: space)
      for (index, sizes) in sizes.enumerated() {
        let known = sizes.items.indices.filter { !sizes.items[$0].isEstimate }
        try feed?[index].remeasure(known, measuredBy: sizes)
      }
    } else {
      try feed?.resize(to: space) { sizes[$0] }
    }
    isUpToDate = isUpToDate && !sections.contains(where: \.isCarousel)
  }

  /// Headers and footers keep the lengths that they had before.
  private mutating func update(in space: LayoutSpace) throws -> MasonryFeed.AddressMapping {
    var new = wanted
    for index in new.indices where new[index].isCarousel {
      let length = try new[index].settings.itemsSpace(in: space).crossLength
      let size = ItemSize(.size(LayoutSize(width: length, height: length)))
      new[index].feedSizes = ItemSizes(new[index].ids.prefix(1).map { _ in size })
    }
    let changes = MasonryFeed.AddressMapping(
      from: sections.map { ($0.id, $0.feedIDs) }, to: new.map { ($0.id, $0.feedIDs) })
    // A carousel is the one item of its section.
    let keptCarousels = new.indices.compactMap { index -> RunMapping.Run? in
      let old = changes.oldAddress(of: .header(section: index))?.section
      guard let old, new[index].isCarousel, sections[old].isCarousel else { return nil }
      let key = { MasonryFeed.Address.key(ofItem: 0, inSection: $0) }
      return .init(old: key(old), new: key(index), count: 1)
    }
    let mapping = MasonryFeed.AddressMapping(
      sections: changes.sections, items: RunMapping(changes.items.runs + keptCarousels))
    let sizes = new.map(\.feedSizes)
    var reloaded: [Int: [Int]] = [:]
    for run in mapping.items.runsByNew {
      guard case .item(let oldFirst, let place)? = MasonryFeed.Address(key: run.old),
        case .item(let first, let section)? = MasonryFeed.Address(key: run.new)
      else { continue }
      reloaded[section, default: []] += sizes[section].news(
        in: first..<first + Int(run.count), after: sections[place].feedSizes, from: oldFirst)
    }
    _ = try feed?.update(
      by: mapping, counts: sizes.map(\.items.count), reloading: { reloaded[$0] ?? [] },
      section: { new[$0].feedSettings }, measuredBy: { sizes[$0] })
    let isSameData = sections.map(\.feedIDs) == new.map(\.feedIDs)
    if !isSameData { isReconfigured = false }
    sections = new
    for (index, section) in new.enumerated() {
      guard let old = feed?.section(at: index) else { continue }
      var settings = section.feedSettings
      settings.keepLengths(of: old)
      if settings == old { continue }
      isReconfigured = isReconfigured || isSameData && settings.layout != old.layout
      try feed?.reconfigureSection(at: index, measuredBy: sizes[index]) { $0 = settings }
    }
    let kept = Set(new.map(\.id))
    carousels = carousels.filter { kept.contains($0.key) }
    isUpToDate = true
    return mapping
  }

  /// A pinned header lies where it is without pinning, and is drawn where it is pinned.
  func elements(
    in window: LayoutRect, keeping ids: [AnyHashable], isOpening: Bool
  ) -> [LazyElement] {
    guard let feed, isUpToDate else { return [] }
    return feed.elements(in: window, keeping: ids.compactMap(address(of:))).map { element in
      let address = element.address
      let section = sections[address.section]
      let frame = feed.frame(of: address) ?? element.frame
      var shown = LazyElement(
        id: section.viewID(of: address), section: LazyID(base: section.id),
        itemCount: section.isCarousel ? nil : section.ids.count, address: address, frame: frame,
        zIndex: Double(element.zIndex))
      if let item = address.item {
        let isMeasured = section.feedSizes.items[item].isEstimate
        if isMeasured { shown.measuredAxes = feed[address.section].measuredAxes }
        shown.longestAcross = feed[address.section].longestAcross
        return shown
      }
      if address != .background(section: address.section) { shown.measuredAxes = [axis] }
      shown.pose = { visible in
        let pinned = (isOpening ? nil : feed.frame(of: address, in: .init(visible))) ?? frame
        return LazyPose(
          offset: LayoutPoint(x: pinned.minX - frame.minX, y: pinned.minY - frame.minY))
      }
      return shown
    }
  }

  mutating func take(_ size: LayoutSize?, of element: LazyElement) -> Bool {
    let (address, section) = (element.address, element.address.section)
    guard let feed, let frame = feed.frame(of: address)?.size,
      sections[section].viewID(of: address) == element.id
    else { return false }
    // A view without a size has the estimate, or the length of the settings.
    let isEstimated = address.item.map { feed[section].isEstimated(itemAt: $0) } ?? false
    guard let size = size ?? (isEstimated ? frame : nil) else { return false }
    // Less than a pixel is left by rounding.
    let changed = LayoutAxis.allCases.filter {
      abs($0.length(of: size) - $0.length(of: frame)) >= 0.999 / (feed.environment.scale ?? 1)
    }
    // A view that is still as long across as it was in another space does not count.
    guard isEstimated || !changed.isEmpty, element.measuredAxes.isSuperset(of: changed)
    else { return false }
    reported[address] = size
    return true
  }

  func hasEstimates(in visible: LayoutRect) -> Bool {
    feed?.estimatedItems(in: .init(visible)).isEmpty == false
  }

  func arranging(_ elements: [LazyElement], in visible: Viewport) -> LazyArranging? {
    guard let feed else { return nil }
    let (axis, around) = (axis, around(visible))
    let (addresses, sizes) = (elements.map(\.address), sections.map(\.feedSizes))
    return { crossLength, order in
      var (feed, mapping) = (feed, MasonryFeed.AddressMapping.unchanged)
      var move: MasonryFeed.Move?
      let anchor = feed.anchor(in: visible)
      let held = feed.isAtStart(visible) ? nil : feed.hold(around)
      do {
        if let crossLength {
          let space = LayoutSpace(
            axis: axis, crossLength: crossLength, environment: feed.environment)
          try feed.resize(to: space, measuredBy: { sizes[$0] })
        } else {
          move = .init(to: order, of: addresses) { sizes[$0].items.count }
          guard let move else { return nil }
          mapping = try feed.move(move) { sizes[$0] }
        }
      } catch { return nil }
      var frames: [MasonryFeed.Address: LayoutRect] = [:]
      let movement = held.flatMap { feed.movement(of: $0, anchor, after: mapping) } ?? 0
      for address in addresses {
        let frame = mapping.newAddress(of: address).flatMap { feed.frame(of: $0) }
        frames[address] = frame.map { axis.move($0, by: -movement) }
      }
      return (feed.contentSize, frames, move?.item)
    }
  }

  var ends: [AnyHashable] {
    let first = sections.first { !$0.ids.isEmpty }
    let last = sections.last { !$0.ids.isEmpty }
    return [(first, first?.ids.first), (last, last?.ids.last)].compactMap { section, id in
      section?.isCarousel == true ? section?.id : id
    }
  }

  func first(in visible: LayoutRect) -> (id: AnyHashable, offset: Double)? {
    let seen = feed?.items(in: visible) ?? []
    let near = axis.interval(of: visible).near
    guard let first = seen.first(where: { axis.interval(of: $0.frame).near >= near }) ?? seen.first
    else { return nil }
    let start = near + (feed?.lengthPinned(over: first.address) ?? 0)
    let id = sections[first.address.section].id(of: first.address)
    return (id, axis.interval(of: first.frame).near - start)
  }

  /// A carousel has the identity of its section, which may stand for a header.
  func bookmark(in visible: Viewport) -> LayoutBookmark<AnyHashable>? {
    feed?.bookmark(in: visible, remembering: 20) { address in
      let section = sections[address.section]
      return address.item != nil && section.isCarousel ? nil : section.id(of: address)
    }
  }

  private func address(of id: AnyHashable) -> MasonryFeed.Address? {
    if let id = id.base as? ItemID,
      let (section, item) = found.place(of: id, in: sections.lazy.map(\.ids))
    {
      return .item(sections[section].isCarousel ? 0 : item, section: section)
    }
    guard let id = id.base as? SectionID, let index = sections.firstIndex(where: { $0.id == id })
    else { return nil }
    return sections[index].settings.header == nil && !sections[index].ids.isEmpty
      ? .item(0, section: index) : .header(section: index)
  }

  mutating func scroll(_ visible: inout Viewport, to target: LazyTarget) -> Bool {
    if let bookmark = target.bookmark {
      var isKnown = bookmark.id == nil && !ends.isEmpty
      feed?.scroll(&visible, to: bookmark) { id in
        let address = address(of: id)
        isKnown = isKnown || address != nil
        return address
      }
      return isKnown
    }
    guard let id = target.id, let address = address(of: id) else { return false }
    // Other views may follow the last items.
    let isMirrored = axis.isMirrored(in: feed?.environment.direction ?? .leftToRight)
    if !isMirrored, !visible.hangsFromEnd { visible.roomBelow = address }
    feed?.scroll(&visible, to: address, at: target.position)
    let carousel = isUpToDate && id.base is ItemID ? carousel(ofSection: address.section) : nil
    carousel?.position.target = target
    return true
  }

  func items(from first: AnyHashable, to last: AnyHashable) -> [AnyHashable] {
    guard let feed, isUpToDate, let first = address(of: first), let last = address(of: last)
    else { return [] }
    return feed.items(from: first, to: last).flatMap { index, items in
      sections[index].isCarousel ? [] : sections[index].ids[items].map { AnyHashable($0) }
    }
  }

  func destination(of id: AnyHashable, at point: LayoutPoint) -> MasonryFeed.Address? {
    guard let feed, isUpToDate, let address = address(of: id) else { return nil }
    let target = feed.dropAddress(at: point, moving: address)
    return target == address || sections[target.section].isCarousel ? nil : target
  }

  /// The store of a carousel, kept while it has no view; `nil` if the section is none.
  mutating func carousel(ofSection section: Int) -> LazyStore<LazySections<WholeWall, ItemID>>? {
    let shown = isUpToDate ? sections[section] : wanted[section]
    guard shown.isCarousel else { return nil }
    let store = carousels[shown.id] ?? LazyStore(LazySections<WholeWall, ItemID>())
    carousels[shown.id] = store
    return store
  }

  func snapped(
    _ near: Double, at velocity: Double, length: Double, to position: LayoutScrollPosition
  ) -> Double {
    let last = axis.length(of: contentSize) - length
    guard let feed, feed.sectionCount > 0, last > 0 else { return near }
    let isMirrored = axis.isMirrored(in: feed.environment.direction)
    let snapped = feed[0].snappedOffset(isMirrored ? last - near : near, in: length, at: position)
    return isMirrored ? last - snapped : snapped
  }
}
#endif
