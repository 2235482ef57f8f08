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
}

extension MasonryFeed: ScrollingLayout {
  /// Where elements go in a change.
  public typealias Mapping = AddressMapping

  /// The visible rectangle: ``Viewport/rect``.
  public static func visibleRect(of viewport: Viewport) -> LayoutRect { viewport.rect }

  /// The viewport with another visible rectangle; what is pinned stays there.
  public static func viewport(_ viewport: Viewport, showing rect: LayoutRect) -> Viewport {
    viewport.looking(at: rect)
  }

  /// Whether the content hangs from its end: ``Viewport/hangsFromEnd``.
  public static func hangsFromEnd(_ viewport: Viewport) -> Bool { viewport.hangsFromEnd }

  /// Scrolls both rectangles; if the coordinate is not finite, they stay.
  public func scroll(_ viewport: inout Viewport, to near: Double) {
    viewport.scroll(to: near, along: axis)
  }

  /// Lets ``Viewport/roomBelow`` and ``Viewport/offsets`` follow a change.
  ///
  /// If the viewport before the change is given, each carousel with an offset also keeps in place
  /// what it showed of the old feed.
  public func follow(
    _ visible: inout Viewport, by mapping: AddressMapping,
    from old: (layout: MasonryFeed, viewport: Viewport)?
  ) {
    if let old {
      for section in old.viewport.offsets.keys where 0..<old.layout.sectionCount ~= section {
        let header = mapping.newAddress(of: .header(section: section))
        guard let new = header?.section, new < sectionCount, isCarousel(new),
          axis == old.layout.axis, old.layout.isCarousel(section)
        else { continue }
        scrollCarousel(
          new, in: &visible, as: section, of: old.layout, in: old.viewport,
          after: mapping.items(ofSection: section, in: new))
      }
    } else {
      visible.follow(mapping)
    }
  }

  /// The nearest item before or after an element that a change leaves, itself excepted.
  public func item(
    nextTo address: Address, isBefore: Bool, after mapping: AddressMapping
  ) -> Address? {
    let (key, items) = (address.key, mapping.items)
    let left =
      isBefore
      ? items.lastNew(before: key, where: lastKey)
      : items.firstNew(from: key + (address.item == nil ? 0 : 1), where: firstKey)
    return left.flatMap { Address(key: $0) }
  }
}

extension LayoutAnchor where Mapping == MasonryFeed.AddressMapping {
  /// The address of the element that is kept still, after the changes that the anchor has followed;
  /// `nil` as ``index`` is.
  public var address: MasonryFeed.Address? { heldID }
}

extension LayoutMove where ID == MasonryFeed.Address {
  /// The address of the element before the change.
  public var oldAddress: MasonryFeed.Address { oldID }

  /// The address of the element after the change.
  public var newAddress: MasonryFeed.Address { newID }

  /// Creates a move of an element from where it was to where it is.
  public init(from old: MasonryFeed.Element, to new: MasonryFeed.Element) {
    self.init(oldID: old.id, newID: new.id, oldFrame: old.frame, newFrame: new.frame)
  }
}

extension LayoutTransition.Element where Layout == MasonryFeed {
  /// The address of the element in both feeds.
  public var address: MasonryFeed.Address { id }
}
