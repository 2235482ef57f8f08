extension MasonryFeed {
  /// What is seen of a feed, and where its headers and footers are pinned.
  ///
  ///     var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 390, height: 844))
  ///     let all = feed.elements(in: visible)
  ///     feed.scroll(&visible, to: .item(7, section: 3), at: .start)
  ///     scrollView.contentOffset.y = visible.rect.minY
  ///
  /// A collection view asks for more than it shows, so its layout gives both rectangles. One that
  /// is not finite shows nothing, and pins nothing.
  public struct Viewport: Hashable, Sendable {
    /// The rectangle that is seen, in the coordinates of the content.
    public var rect: LayoutRect
    /// The rectangle in which headers and footers are pinned; `rect` if it is `nil`.
    public var pinningRect: LayoutRect?

    /// How far carousels are scrolled, in points from the start of their content, by their
    /// sections.
    ///
    /// Carousels without an entry, or whose offset is not finite, are not scrolled. From right to
    /// left the start is at the right. Offsets beyond the content are taken as they are, as scroll
    /// views have them while they bounce; see ``MasonryFeed/clampedOffset(_:ofSection:)``.
    ///
    /// `keepingPlace` and ``MasonryFeed/scroll(_:to:after:)`` let them follow their sections. The
    /// former also keeps what each carousel with an entry shows in place.
    public var offsets: [Int: Double]

    /// Whether the content hangs from its end, as that of a chat or a log does.
    ///
    /// Content shorter than the view lies at the end of the view. If the end of the content is in
    /// view, see ``ScrollingLayout/isAtEnd(_:)``, a change keeps it there. If not, the last element
    /// that ends in view keeps its distance from the end of the view, also when a keyboard takes
    /// half of it; only where the view is shorter than that, it ends at the start of the view. The
    /// start of the content does not stick.
    public var hangsFromEnd: Bool

    /// The element that can be scrolled to the start of the view although too little follows it.
    ///
    /// It is a question whose answer is still to come: the room below it is blank, and shrinks
    /// while the answer grows. ``MasonryFeed/scroll(_:to:after:)`` and `keepingPlace` follow the
    /// element.
    public var roomBelow: Address?

    /// Creates a viewport; headers and footers are pinned in the visible rectangle by default.
    public init(
      _ rect: LayoutRect, pinnedIn pinningRect: LayoutRect? = nil, hangsFromEnd: Bool = false,
      roomBelow: Address? = nil, offsets: [Int: Double] = [:]
    ) {
      (self.rect, self.pinningRect) = (rect, pinningRect)
      (self.hangsFromEnd, self.roomBelow, self.offsets) = (hangsFromEnd, roomBelow, offsets)
    }
  }
}

extension MasonryFeed.Viewport {
  /// The rectangle in which headers and footers are pinned.
  var pin: LayoutRect { pinningRect ?? rect }

  /// How far the carousel of a section is scrolled.
  func offset(ofSection section: Int) -> Double {
    guard let offset = offsets[section], offset.isFinite else { return 0 }
    return offset
  }

  /// What is seen through another rectangle with the same headers and carousels.
  func looking(at rect: LayoutRect) -> Self {
    var viewport = self
    (viewport.rect, viewport.pinningRect) = (rect, pin)
    return viewport
  }

  /// Lets what belongs to elements follow these.
  mutating func follow(_ mapping: MasonryFeed.AddressMapping) {
    roomBelow = roomBelow.flatMap { mapping.newAddress(of: $0) }
    guard !offsets.isEmpty else { return }
    let old = offsets
    offsets = [:]
    for (section, offset) in old {
      let header = mapping.newAddress(of: .header(section: section))
      if let header { offsets[header.section] = offset }
    }
  }

  /// Scrolls until the visible rectangle begins at a coordinate along an axis, if it is finite.
  mutating func scroll(to near: Double, along axis: LayoutAxis) {
    pinningRect = pinningRect.map { axis.move($0, by: near - axis.interval(of: rect).near) }
    rect = axis.rect(rect, movedTo: near)
  }

  /// Scrolls until the rectangle in which headers are pinned begins at a coordinate along an axis.
  mutating func scrollPin(to near: Double, along axis: LayoutAxis) {
    let distance = axis.interval(of: rect).near - axis.interval(of: pin).near
    scroll(to: distance.isFinite ? near + distance : near, along: axis)
  }
}
