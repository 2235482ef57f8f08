extension MasonryFeed {
  /// What to find again later of what is seen; see ``MasonryBookmark``.
  ///
  ///     let bookmark = feed.bookmark(in: visible) { address in
  ///       address.item.map { albums[address.section].photos[$0].id }
  ///     }
  ///
  /// It is ``MasonryGrid/bookmark(in:sticksToStart:sticksToEnd:remembering:_:)`` for feeds. If no
  /// item is visible, a header or a footer is used; it may have no identity.
  ///
  /// - Complexity: that of `elements(in:)`, and O(*k* + *s*) for *k* remembered items and *s*
  ///   sections around them.
  public func bookmark<ID>(
    in visible: Viewport, sticksToStart: Bool = true, sticksToEnd: Bool = false,
    remembering count: Int = 100, _ id: (_ address: Address) -> ID?
  ) -> MasonryBookmark<ID> {
    /// The key of an item, or of the first one after a header or a footer.
    func key(_ address: Address) -> Int64 {
      let isFooter = address == .footer(section: address.section)
      return Address.key(
        ofItem: address.item ?? 0, inSection: address.section + (isFooter ? 1 : 0))
    }
    func after(_ address: Address) -> Address? {
      firstKey(from: key(address) + (address.item == nil ? 0 : 1)).flatMap { Address(key: $0) }
    }
    func before(_ address: Address) -> Address? {
      lastKey(before: key(address)).flatMap { Address(key: $0) }
    }
    let hangs = visible.hangsFromEnd
    return MasonryBookmark(
      anchor(in: visible, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd).points,
      remembering: count, after: hangs ? before : after, before: hangs ? after : before, id)
  }

  /// Scrolls, perhaps with another size, to a bookmark of this or another feed.
  ///
  /// An element is gone if its address is `nil`, or one that the feed does not have.
  ///
  /// - Complexity: O(*k*) for *k* elements that are looked for until one is found.
  public func scroll<ID>(
    _ visible: inout Viewport, to bookmark: MasonryBookmark<ID>, _ address: (_ id: ID) -> Address?
  ) {
    let span = span(of: visible.rect, in: visible, hangsFromEnd: visible.hangsFromEnd)
    let near = bookmark.near(in: span, scale: environment.scale) {
      existingInterval(at: address($0))
    }
    visible.scroll(to: near, along: axis)
  }
}
