#if canImport(SwiftUI)
import MasonryLayout

/// The items of one wall: columns or rows, and the data that they show.
@MainActor struct LazyItems<Wall: LazyWallLayout, ID: Hashable>: LazyHost {
  /// The data and the settings of the app.
  private struct Wanted {
    var axis: LayoutAxis
    var configuration: Wall.Configuration
    var ids: [ID]
    var sizes: ItemSizes
    var storage: DataStorage
  }

  private var wanted: Wanted? { didSet { isUpToDate = false } }
  private var wall: Wall?
  private var ids: [ID] = []
  private var sizes = ItemSizes()
  private var isUpToDate = true
  private var reported: [Int: LayoutSize] = [:]
  private var anchor: Wall.Anchor?

  var end = LazyEnd.start
  var axis: LayoutAxis { wanted?.axis ?? .vertical }
  var contentSize: LayoutSize { wall?.contentSize ?? .zero }

  /// Takes the data of an app.
  ///
  /// If the array is the same, only the sizes of the items with views are compared.
  mutating func show<Data: RandomAccessCollection>(
    _ data: Data, id: (Data.Element) -> ID, axis: LayoutAxis, _ configuration: Wall.Configuration,
    _ sizing: (Data.Element) -> LazySizing, spanning columnSpan: ((Data.Element) -> Int)?,
    comparing shown: [LazyElement<ID, Int>]
  ) {
    let storage = DataStorage(data)
    if let wanted, wanted.storage.isSame(as: storage), wanted.axis == axis,
      wanted.configuration == configuration,
      shown.allSatisfy({ element in
        let item = data[data.index(data.startIndex, offsetBy: element.address)]
        return wanted.sizes.has(
          sizing(item), spanning: columnSpan?(item) ?? 1, at: element.address)
      })
    {
      return
    }
    wanted = Wanted(
      axis: axis, configuration: configuration, ids: data.map(id),
      sizes: ItemSizes(of: data, sizing, spanning: columnSpan), storage: storage)
  }

  mutating func remember(_ visible: LayoutRect) {
    anchor = wall?.anchor(
      in: visible, sticksToStart: end != .hanging, sticksToEnd: end != .start)
    if sizes.hasEstimates { wall?.keepPlaces(ofItemsSeenIn: visible) }
  }

  mutating func settle(in space: LayoutSpace, seen visible: inout LayoutRect) throws {
    guard let wanted else { return }
    guard wall?.axis == wanted.axis else {
      var wall = try Wall(configuration: wanted.configuration, in: space)
      _ = try wall.appendItems(wanted.ids.count, measuredBy: wanted.sizes.provider())
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
        from: ids, to: wanted.ids, reloading: changed, measuredBy: wanted.sizes.provider())
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
    if sizes.hasEstimates {
      try wall?.resize(to: space, configuration: configuration)
      try wall?.remeasure(sizes.known, measuredBy: sizes.provider())
    } else {
      try wall?.resize(to: space, configuration: configuration, measuredBy: sizes.provider())
    }
  }

  func elements(in window: LayoutRect) -> [LazyElement<ID, Int>] {
    guard let wall, isUpToDate else { return [] }
    return wall.items(in: window).map { element(at: $0.index, frame: $0.frame, in: wall) }
  }

  private func element(
    at index: Int, frame: LayoutRect, in wall: Wall
  ) -> LazyElement<ID, Int> {
    LazyElement(
      id: ids[index], address: index, frame: frame,
      measuredAxes: sizes.isMeasured(at: index) ? wall.measuredAxes : [])
  }

  func hasEstimates(in visible: LayoutRect) -> Bool {
    guard let wall, sizes.hasEstimates else { return false }
    return wall.items(in: visible).contains { wall.isEstimated(itemAt: $0.index) }
  }

  func opening() -> LazyOpening<ID, Int>? {
    guard let wanted else { return nil }
    let (configuration, sizes, count) = (wanted.configuration, wanted.sizes, wanted.ids.count)
    let shown = wanted.ids.prefix(LazyOpening<ID, Int>.count)
    let axes = Wall.measuredAxes(of: configuration, along: wanted.axis)
    let elements = zip(shown, 0...).map { id, index in
      LazyElement(
        id: id, address: index, frame: .zero,
        measuredAxes: sizes.isMeasured(at: index) ? axes : [], order: index)
    }
    let shownCount = elements.count
    return LazyOpening(elements: elements) { space in
      guard var wall = try? Wall(configuration: configuration, in: space),
        (try? wall.appendItems(count, measuredBy: sizes.provider())) != nil
      else { return nil }
      return LazyFrames(
        size: wall.contentSize, frames: (0..<shownCount).map { wall.frame(ofItemAt: $0) })
    }
  }

  mutating func take(_ size: LayoutSize?, of element: LazyElement<ID, Int>) -> Bool {
    let index = element.address
    guard let wall, ids.indices.contains(index), ids[index] == element.id,
      let size = wall.news(size, ofItemAt: index)
    else { return false }
    reported[index] = size
    return true
  }

  var ends: (first: AnyHashable, last: AnyHashable)? {
    guard let first = ids.first, let last = ids.last else { return nil }
    return (AnyHashable(first), AnyHashable(last))
  }

  func knows(_ id: AnyHashable) -> Bool {
    (id.base as? ID).map(ids.contains) ?? false
  }

  func visible(_ visible: LayoutRect, scrolledTo target: LazyTarget) -> LayoutRect? {
    guard let wall, let id = target.id.base as? ID, let index = ids.firstIndex(of: id)
    else { return nil }
    var visible = visible
    wall.scroll(&visible, toItemAt: index, at: target.position)
    return visible
  }

  func first(in visible: LayoutRect) -> (id: AnyHashable, frame: LayoutRect)? {
    guard let wall else { return nil }
    let seen = wall.items(in: visible)
    let first = seen.first { axis.begins($0.frame, in: visible) } ?? seen.first
    return first.map { (AnyHashable(ids[$0.index]), $0.frame) }
  }
}

extension LayoutAxis {
  /// Whether a frame begins in a rectangle, from its near edge on.
  func begins(_ frame: LayoutRect, in visible: LayoutRect) -> Bool {
    interval(of: frame).near >= interval(of: visible).near
  }
}
#endif
