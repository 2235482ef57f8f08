#if canImport(SwiftUI)
import MasonryLayout

/// The items of one wall: columns or rows, and the data that they show.
@MainActor struct LazyItems<Wall: SelfSizingLayout, ID: Hashable>: LazyHost {
  /// The data and the settings of the app.
  struct Wanted {
    var axis: LayoutAxis
    var configuration: Wall.Configuration
    var ids: [ID]
    var sizes: ItemSizes
  }

  var wanted: Wanted? { didSet { isUpToDate = false } }

  private var wall: Wall?
  private var ids: [ID] = []
  private var sizes = ItemSizes(length: 0)
  private var isUpToDate = true
  private var reported: [Int: LayoutSize] = [:]
  private var anchor: Wall.Anchor?

  var axis: LayoutAxis { wanted?.axis ?? .vertical }
  var contentSize: LayoutSize { wall?.contentSize ?? .zero }

  mutating func remember(_ visible: LayoutRect) {
    anchor = wall?.anchor(in: visible, sticksToStart: true, sticksToEnd: false)
    if sizes.isEstimate { wall?.keepPlaces(ofItemsSeenIn: visible) }
  }

  mutating func settle(in space: LayoutSpace, seen visible: inout LayoutRect) throws {
    guard let wanted else { return }
    guard wall?.axis == wanted.axis else {
      var wall = try Wall(configuration: wanted.configuration, in: space)
      _ = try wall.appendItems(wanted.ids.count, measuredBy: wanted.sizes.provider)
      (self.wall, ids, sizes, isUpToDate) = (wall, wanted.ids, wanted.sizes, true)
      reported = [:]
      return remember(visible)
    }
    if !reported.isEmpty {
      let indices = reported.keys.sorted()
      try wall?.remeasure(indices, measuredBy: sizes.provider(reporting: reported))
      reported = [:]
    }
    try resize(to: wanted.configuration, in: space)
    if !isUpToDate, ids != wanted.ids || sizes != wanted.sizes {
      let changed = wanted.sizes.changed(from: sizes, ids: ids, to: wanted.ids)
      let mapping = try wall?.update(
        from: ids, to: wanted.ids, reloading: changed, measuredBy: wanted.sizes.provider)
      if let mapping { anchor = anchor?.following(mapping) }
      (ids, sizes) = (wanted.ids, wanted.sizes)
    }
    isUpToDate = true
    if let anchor { wall?.scroll(&visible, to: anchor, after: .unchanged) }
  }

  /// Heights of views that measure themselves become estimates at another width.
  private mutating func resize(
    to configuration: Wall.Configuration, in space: LayoutSpace
  ) throws(MasonryError) {
    guard wall?.configuration != configuration || wall?.space != space else { return }
    if sizes.isEstimate {
      try wall?.resize(to: space, configuration: configuration)
    } else {
      try wall?.resize(to: space, configuration: configuration, measuredBy: sizes.provider)
    }
  }

  func elements(in window: LayoutRect) -> [LazyElement<ID, Int>] {
    guard let wall, isUpToDate else { return [] }
    let axes = sizes.isEstimate ? wall.measuredAxes : []
    return wall.items(in: window).map {
      LazyElement(id: ids[$0.index], address: $0.index, frame: $0.frame, measuredAxes: axes)
    }
  }

  mutating func take(_ size: LayoutSize, of element: LazyElement<ID, Int>) -> Bool {
    let index = element.address
    guard let wall, ids.indices.contains(index), ids[index] == element.id,
      wall.lacks(size, ofItemAt: index)
    else { return false }
    reported[index] = size
    return true
  }

  func visible(
    _ visible: LayoutRect, scrolledTo id: AnyHashable, at position: LayoutScrollPosition
  ) -> LayoutRect? {
    guard let wall, let id = id.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
    var visible = visible
    wall.scroll(&visible, toItemAt: index, at: position)
    return visible
  }
}
#endif
