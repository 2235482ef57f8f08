#if canImport(SwiftUI)
import CircularLayout
import MasonryLayout

/// The cards of a wheel.
///
/// The wheel is a function of the scroll offset: a view stays in its place, and draws itself where
/// the offset puts it.
@MainActor struct LazyCards<ID: Hashable>: LazyHost {
  private let found = LazyFinder()
  private var wanted:
    (configuration: Wheel.Configuration, ids: [ID], sizes: [LayoutSize?], storage: DataStorage)?
  private var wheel: Wheel?
  private var ids: [ID] = []
  private var sizes: [LayoutSize?] = []
  private var offset = 0.0

  var axis: LayoutAxis { wanted?.configuration.axis ?? .horizontal }
  var contentSize: LayoutSize { wheel?.contentSize ?? .zero }

  /// Takes the data of an app; of the same array only the sizes of cards with views are compared.
  mutating func show<Data: RandomAccessCollection>(
    _ data: Data, id: KeyPath<Data.Element, ID>, _ configuration: Wheel.Configuration,
    size: (Data.Element) -> LayoutSize?, comparing shown: [LazyElement]
  ) {
    if let wanted, wanted.storage.isSame(as: data), wanted.configuration == configuration {
      let seen = shown.compactMap(\.address.item)
      if seen.allSatisfy({ wanted.sizes[$0] == size(data.element(at: $0)) }) { return }
    }
    wanted = (configuration, data.map { $0[keyPath: id] }, data.map(size), DataStorage(data))
  }

  func index(of id: ID?) -> Int? {
    id.flatMap { found.place(of: $0, in: [wanted?.ids ?? []])?.index }
  }

  mutating func remember(
    _ visible: Viewport, isMoved: Bool, at finger: LayoutPoint?, _ settings: LazySettings
  ) {
    offset = axis.coordinate(of: visible.rect.origin)
  }

  mutating func settle(
    in space: LayoutSpace, seen visible: inout Viewport, keeping item: inout AnyHashable?,
    canScroll: Bool, isMoving: Bool
  ) throws {
    guard let wanted else { return }
    let viewport = axis.size(main: axis.length(of: visible.rect), cross: space.crossLength)
    // Pixels do not change a wheel.
    let environment = LayoutEnvironment(direction: space.environment.direction)
    let provider: (Int) -> LayoutSize? = { wanted.sizes[$0] }
    guard wheel != nil else {
      wheel = try Wheel(
        itemCount: wanted.ids.count, configuration: wanted.configuration, viewportSize: viewport,
        environment: environment, measuredBy: provider)
      (ids, sizes) = (wanted.ids, wanted.sizes)
      return
    }
    try wheel?.resize(to: viewport, environment: environment, keepingFocusAt: &offset)
    if wheel?.configuration != wanted.configuration {
      try wheel?.reconfigure(keepingFocusAt: &offset) { $0 = wanted.configuration }
    }
    if ids != wanted.ids || sizes != wanted.sizes {
      let old = Dictionary(zip(ids, sizes)) { first, _ in first }
      let changed = zip(wanted.ids, wanted.sizes).lazy.filter { old[$0] != .some($1) }.map(\.0)
      try wheel?.update(
        from: ids, to: wanted.ids, reloading: Set(changed), keepingFocusAt: &offset,
        measuredBy: provider)
      (ids, sizes) = (wanted.ids, wanted.sizes)
    }
    visible.rect = axis.rect(visible.rect, movedTo: offset)
  }

  /// The rectangle of the last choice, as long as the same cards are shown in the same order.
  func window(
    around visible: LayoutRect, overscan: Double, insteadOf old: LayoutRect
  ) -> LayoutRect {
    let isFitted = wheel.map { axis.length(of: $0.viewportSize) } == axis.length(of: visible)
    let isSame = cards(in: visible).map(\.index) == cards(in: old).map(\.index)
    return isFitted && isSame ? old : visible
  }

  func elements(in window: LayoutRect, keeping _: [AnyHashable], isOpening: Bool) -> [LazyElement] {
    guard let wheel, ids == wanted?.ids else { return [] }
    let axis = axis
    let cards = cards(in: window).enumerated().sorted { $0.element.index < $1.element.index }
    return cards.map { rank, card in
      // Where the card lies once it is in focus: focus and accessibility scroll to it there.
      let resting = wheel.offset(
        bringingItemIntoFocus: card.index, from: axis.coordinate(of: window.origin))
      let center = wheel.item(at: card.index, atOffset: resting)?.center ?? card.center
      return LazyElement(
        id: ids[card.index], address: .item(card.index, section: 0),
        frame: LayoutRect(center: center, size: card.size), zIndex: Double(rank)
      ) { visible in
        // No proposal says at first how long the scroll view is: its bounds do.
        var (wheel, start) = (wheel, 0.0)
        if isOpening { try? wheel.resize(to: visible.size, keepingFocusAt: &start) }
        let offset = axis.coordinate(of: visible.origin)
        guard let item = wheel.item(at: card.index, atOffset: offset) else {
          return LazyPose(opacity: 0)
        }
        return LazyPose(
          offset: LayoutPoint(x: item.center.x - center.x, y: item.center.y - center.y),
          rotation: item.rotation, scale: item.scale, opacity: item.opacity)
      }
    }
  }

  func arranging(_ elements: [LazyElement], in visible: Viewport) -> LazyArranging? {
    guard let wheel, !elements.isEmpty else { return nil }
    return { _, _ in (wheel.contentSize, [:], nil) }
  }

  /// The visible cards and those within half a length, from the back to the front.
  private func cards(in visible: LayoutRect) -> [Wheel.Item] {
    guard let wheel, visible.isFinite else { return [] }
    let around = visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2)
    let items = wheel.items(in: around, atOffset: axis.coordinate(of: visible.origin))
    return items.sorted { ($0.zIndex, $0.index) < ($1.zIndex, $1.index) }
  }

  /// The card in focus.
  func first(in visible: LayoutRect) -> (id: AnyHashable, offset: Double)? {
    let index = wheel?.indexOfFocusedItem(atOffset: axis.coordinate(of: visible.origin))
    return index.map { (ids[$0], 0) }
  }

  var ends: [AnyHashable] { ids.prefix(1) + ids.suffix(1) }

  func snapped(
    _ near: Double, at velocity: Double, length: Double, to position: LayoutScrollPosition
  ) -> Double {
    // A finger at less than 50 is lifted at rest.
    let velocity = velocity.magnitude < 50 ? 0 : velocity
    return wheel?.snappedOffset(proposed: near, velocity: velocity) ?? near
  }

  func scroll(_ visible: inout Viewport, to target: LazyTarget) -> Bool {
    guard let wheel, let id = target.id?.base as? ID, let index = ids.firstIndex(of: id)
    else { return false }
    let offset = axis.coordinate(of: visible.rect.origin)
    visible.rect = axis.rect(
      visible.rect, movedTo: wheel.offset(bringingItemIntoFocus: index, from: offset))
    return true
  }
}
#endif
