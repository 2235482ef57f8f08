extension MasonryFeed {
  /// The blank room around the content that a view needs: the insets of its scroll view.
  ///
  ///     let room = feed.room(in: visible)
  ///     scrollView.contentInset = .init(top: room.top, left: 0, bottom: room.bottom, right: 0)
  ///
  /// Before content that hangs from its end there is as much as the view is longer than the
  /// content. Below the element of ``Viewport/roomBelow`` there is as much as it takes to scroll
  /// the element to the start of the view, below the headers that are pinned over it.
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

  /// The room after the content, in a view of a length.
  func room(in visible: Viewport, ofLength length: Double) -> Double {
    guard let address = visible.roomBelow, let interval = existingInterval(of: address) else {
      return 0
    }
    // Without room, what the view shows from the start of the element on ends before the view does.
    let start = space.isMirroredAlong ? stack.length - interval.far : interval.near
    return max(0, start - lengthPinned(over: address) + length - stack.length)
  }

  /// A near edge to scroll a rectangle of a viewport to; for content that hangs from its end and
  /// fits, the one at which it lies at the end of the rectangle.
  func atEnd(_ near: Double, of rect: LayoutRect, in visible: Viewport) -> Double {
    guard visible.hangsFromEnd else { return near }
    let span = span(of: rect, in: visible, hangsFromEnd: true)
    return span.lastStart > 0 ? near : span.near(atStart: 0)
  }

  /// A rectangle of a viewport along the axis, and the content behind it with the room after it.
  func span(
    of rect: LayoutRect, in visible: Viewport, hangsFromEnd: Bool = false
  ) -> VisibleSpan {
    let length = rect.isFinite ? axis.length(of: rect) : 0
    return VisibleSpan(
      rect, of: stack.length, in: space, room: room(in: visible, ofLength: length),
      hangsFromEnd: hangsFromEnd)
  }
}
