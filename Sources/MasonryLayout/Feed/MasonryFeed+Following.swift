extension MasonryFeed.Element: LayoutElement {
  /// The address of the element.
  public var id: MasonryFeed.Address { address }
}

extension MasonryFeed.AddressMapping: LayoutMapping {
  /// The address after the change: ``newAddress(of:)``.
  public func newID(of address: MasonryFeed.Address) -> MasonryFeed.Address? {
    newAddress(of: address)
  }

  /// The address before the change: ``oldAddress(of:)``.
  public func oldID(of address: MasonryFeed.Address) -> MasonryFeed.Address? {
    oldAddress(of: address)
  }

  /// Why an address is not valid, if it is not.
  public static func _fault(of address: MasonryFeed.Address) -> String? {
    address.section >= 0 && address.item ?? 0 >= 0
      ? nil : "\(address) is not the address of an element."
  }
}

extension MasonryFeed: ScrollingLayout {
  /// Where elements go in a change.
  public typealias Mapping = AddressMapping

  /// The visible rectangle.
  public static func _rect(of visible: Viewport) -> LayoutRect { visible.rect }

  /// The viewport with another visible rectangle; what is pinned stays there.
  public static func _look(_ visible: Viewport, at rect: LayoutRect) -> Viewport {
    visible.looking(at: rect)
  }

  /// The room below ``Viewport/roomBelow``.
  public func _room(in visible: Viewport) -> (after: Double, hangsFromEnd: Bool) {
    let length = visible.rect.isFinite ? axis.length(of: visible.rect) : 0
    return (room(in: visible, ofLength: length), visible.hangsFromEnd)
  }

  /// Moves ``Viewport/roomBelow`` and ``Viewport/offsets``.
  public func _follow(_ visible: inout Viewport, by mapping: AddressMapping) {
    visible.follow(mapping)
  }

  /// Scrolls carousels.
  public func _scrollInside(
    _ visible: inout Viewport, from oldVisible: Viewport, in old: MasonryFeed,
    by mapping: AddressMapping
  ) {
    for section in oldVisible.offsets.keys where 0..<old.sectionCount ~= section {
      let header = mapping.newAddress(of: .header(section: section))
      guard let new = header?.section, new < sectionCount, isCarousel(new), axis == old.axis,
        old.isCarousel(section)
      else { continue }
      scrollCarousel(
        new, in: &visible, as: section, of: old, in: oldVisible,
        after: mapping.items(ofSection: section, in: new))
    }
  }

  /// Scrolls both rectangles.
  public func _scroll(_ visible: inout Viewport, to near: Double) {
    visible.scroll(to: near, along: axis)
  }

  /// The item next to one, beyond a header or beyond a footer.
  public func _neighbor(of address: Address, isBefore: Bool) -> Address? {
    let key = address.key
    let neighbor =
      isBefore ? lastKey(before: key) : firstKey(from: key + (address.item == nil ? 0 : 1))
    return neighbor.flatMap { Address(key: $0) }
  }

  /// The item left beside a removed one.
  public func _survivor(
    of address: Address, after mapping: AddressMapping, isBefore: Bool
  ) -> Address? {
    let (key, items) = (address.key, mapping.items)
    let left =
      isBefore
      ? items.lastNew(before: key, where: lastKey) : items.firstNew(from: key, where: firstKey)
    return left.flatMap { Address(key: $0) }
  }
}
