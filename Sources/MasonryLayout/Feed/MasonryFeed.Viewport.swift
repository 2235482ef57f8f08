extension MasonryFeed {
  /// The visible part of a feed, and the rectangle in which headers and footers are pinned.
  ///
  ///     var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 390, height: 844))
  ///     let all = feed.elements(in: visible)
  ///     feed.scroll(&visible, to: .item(7, section: 3), at: .start)
  ///     scrollView.contentOffset.y = visible.rect.minY
  ///
  /// A collection view asks for more than it shows, so its layout gives both rectangles. One that
  /// is not finite shows nothing, and pins nothing.
  public struct Viewport: Hashable, Sendable {
    /// The visible rectangle, in the coordinates of the content.
    public var rect: LayoutRect
    /// The rectangle in which headers and footers are pinned; `rect` if it is `nil`.
    public var pinningRect: LayoutRect?

    /// The scroll offsets of carousels by section, in points from the start of their content.
    ///
    /// Carousels without a finite entry are not scrolled. From right to left the start is at the
    /// right. Offsets beyond the content are allowed, as scroll views bounce;
    /// ``MasonryFeed/snappedOffset(_:ofSection:at:)`` at `.nearest` is within it. Entries follow
    /// their sections in `keepingPlace`, which also keeps in place what is shown, and in
    /// ``MasonryFeed/scroll(_:to:after:)``.
    public var offsets: [Int: Double]

    /// Whether the content hangs from its end, as that of a chat or a log does.
    ///
    /// Content shorter than the view lies at the end of the view. If the end of the content is in
    /// view, see ``MasonryFeed/isAtEnd(_:)``, a change keeps it there. If not, the last element
    /// that ends in view keeps its distance from the end of the view, also when a keyboard takes
    /// half of it; in a shorter view of another width it ends at the start. If one element covers
    /// the view, what is seen of it stays while it grows at its end. The start of the content does
    /// not stick.
    public var hangsFromEnd: Bool

    /// The element that can be scrolled to the start of the view although too little follows it.
    ///
    /// Example: a question at the top while its answer streams in. The blank space below shrinks
    /// while the answer grows. `keepingPlace` and ``MasonryFeed/scroll(_:to:after:)`` follow it.
    public var roomBelow: Address?

    /// Creates a viewport; headers and footers are pinned in the visible rectangle by default.
    public init(
      _ rect: LayoutRect, pinnedIn pinningRect: LayoutRect? = nil, hangsFromEnd: Bool = false,
      roomBelow: Address? = nil, offsets: [Int: Double] = [:]
    ) {
      self.rect = rect
      self.pinningRect = pinningRect
      self.hangsFromEnd = hangsFromEnd
      self.roomBelow = roomBelow
      self.offsets = offsets
    }
  }
}

extension MasonryFeed.Viewport {
  var pin: LayoutRect { pinningRect ?? rect }

  func offset(ofSection section: Int) -> Double {
    guard let offset = offsets[section], offset.isFinite else { return 0 }
    return offset
  }

  /// The same viewport, asking for another rectangle: elements are pinned where they were.
  ///
  ///     let near = visible.looking(at: visible.rect.insetBy(dx: 0, dy: -400))  // views made ahead
  public func looking(at rect: LayoutRect) -> Self {
    var viewport = self
    viewport.rect = rect
    viewport.pinningRect = pin
    return viewport
  }

  /// Maps the addresses of `roomBelow` and of the offsets.
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

extension MasonryFeed {
  /// The blank space around the content: the insets of the scroll view.
  ///
  ///     let room = feed.room(in: visible)
  ///     scrollView.contentInset = .init(top: room.top, left: 0, bottom: room.bottom, right: 0)
  ///
  /// Before content that hangs from its end it is the length of the view less that of the content.
  /// Below the element of ``Viewport/roomBelow`` it is what is missing to scroll the element to the
  /// start of the view, below the headers that are pinned over it.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  public func room(in visible: Viewport) -> LayoutInsets {
    let length = visible.rect.isFinite ? axis.length(of: visible.rect) : 0
    let after = room(in: visible, ofLength: length)
    let before = visible.hangsFromEnd ? max(0, length - stack.length - after) : 0
    return axis == .vertical
      ? LayoutInsets(top: before, leading: 0, bottom: after, trailing: 0)
      : LayoutInsets(top: 0, leading: before, bottom: 0, trailing: after)
  }

  /// The blank space after the content, in a view of a length.
  func room(in visible: Viewport, ofLength length: Double) -> Double {
    guard let address = visible.roomBelow, let interval = existingInterval(of: address) else {
      return 0
    }
    // Without room, what the view shows from the start of the element on ends before the view does.
    let start = space.isMirroredAlong ? stack.length - interval.far : interval.near
    return max(0, start - lengthPinned(over: address) + length - stack.length)
  }

  /// A near edge to scroll to; for content that hangs and fits, the one that puts it at the end.
  func atEnd(_ near: Double, of rect: LayoutRect, in visible: Viewport) -> Double {
    guard visible.hangsFromEnd else { return near }
    let span = span(of: rect, in: visible, hangsFromEnd: true)
    return span.lastStart > 0 ? near : span.near(atStart: 0)
  }

  /// A rectangle of a viewport along the axis, and the content with the blank space after it.
  func span(
    of rect: LayoutRect, in visible: Viewport, hangsFromEnd: Bool = false
  ) -> VisibleSpan {
    let length = rect.isFinite ? axis.length(of: rect) : 0
    return VisibleSpan(
      rect, of: stack.length, in: space, room: room(in: visible, ofLength: length),
      hangsFromEnd: hangsFromEnd)
  }
}
