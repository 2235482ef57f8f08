extension MasonryFeed {
  /// What to find again later of what is seen; see ``MasonryPlace``.
  ///
  ///     let place = feed.place(in: visible) { address in
  ///       address.item.map { albums[address.section].photos[$0].id }
  ///     }
  ///
  /// The parameters are those of ``MasonryGrid/place(in:sticksToStart:sticksToEnd:remembering:_:)``.
  ///
  /// - Parameter id: The identity of an item, or of a header or a footer, which stand in where no
  ///   item is visible. What has none is left out.
  /// - Complexity: that of `elements(in:)`, and O(*k* + *s*) for *k* remembered items and *s*
  ///   sections around them.
  public func place<ID>(
    in visible: Viewport, sticksToStart: Bool = true, sticksToEnd: Bool = false,
    remembering count: Int = 100, _ id: (_ address: Address) -> ID?
  ) -> MasonryPlace<ID> {
    /// The keys that are before and after an element in the order of the content.
    func end(of address: Address, isAfter: Bool) -> Int64 {
      switch address {
      case .item(let item, let section):
        ItemKey(section: section, item: item).number + (isAfter ? 1 : 0)
      case .footer(let section): ItemKey(section: section + 1, item: 0).number
      case .header(let section), .background(let section):
        ItemKey(section: section, item: 0).number
      }
    }
    return MasonryPlace(
      anchor(in: visible, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd).points,
      remembering: count,
      after: { firstKey(from: end(of: $0, isAfter: true)).flatMap { ItemKey($0).address } },
      before: { lastKey(before: end(of: $0, isAfter: false)).flatMap { ItemKey($0).address } }, id)
  }

  /// Scrolls to a place, perhaps of another feed.
  ///
  ///     feed.scroll(&visible, to: place) { id in addresses[id] }
  ///
  /// - Parameters:
  ///   - visible: What is seen, to be scrolled; its size may be another one.
  ///   - place: What was seen.
  ///   - address: The address that an element has in this feed, or `nil` if it is gone. One that the
  ///     feed does not have counts as gone.
  /// - Complexity: O(*k*) for *k* elements that were visible or are remembered; the first that is
  ///   left is the last to be looked for.
  public func scroll<ID>(
    _ visible: inout Viewport, to place: MasonryPlace<ID>, _ address: (_ id: ID) -> Address?
  ) {
    let near = place.near(
      in: VisibleSpan(visible.rect, of: stack.length, in: space), scale: environment.scale
    ) { existingInterval(at: address($0)) }
    visible.scroll(to: near, along: axis)
  }
}
