extension MasonryFeed {
  /// The axis of scrolling: vertical if the feed was given a width.
  package var axis: LayoutAxis { space.axis }

  /// The width that was given, in points, or the height if the feed scrolls sideways.
  package var crossLength: Double { space.crossLength }

  /// The direction and the pixels of the screen.
  package var environment: LayoutEnvironment { space.environment }

  /// Whether the start of the content is in view, or the view is pulled beyond it.
  ///
  /// The tolerance is 16 units in the last place of the length of the content, or of a longer view,
  /// and half a pixel more if there is a scale, because scroll views round their offsets to pixels.
  /// Anchors that stick to an end use the same rule. A rectangle that is not finite shows neither.
  ///
  /// - Complexity: O(1).
  public func isAtStart(_ visible: Viewport) -> Bool { isAtEnds(visible).start }

  /// Whether the end of the content is in view, or the view is pulled beyond it.
  ///
  ///     newMessagesButton.isHidden = feed.isAtEnd(visible)
  ///
  /// It has the tolerance of ``isAtStart(_:)``. Blank space after the content counts as content.
  ///
  /// - Complexity: O(1).
  public func isAtEnd(_ visible: Viewport) -> Bool { isAtEnds(visible).end }

  private func isAtEnds(_ visible: Viewport) -> (start: Bool, end: Bool) {
    guard visible.rect.isFinite else { return (false, false) }
    let span = span(of: visible)
    // In a view that hangs from the end, distances are counted from there.
    return visible.hangsFromEnd
      ? (span.isAtEnd, span.isAtStart) : (span.isAtStart, span.isAtEnd)
  }

  /// A viewport along the axis, with the length of the content.
  func span(of viewport: Viewport) -> VisibleSpan {
    VisibleSpan(
      viewport.rect, of: axis.length(of: contentSize), in: space,
      room: axis.ends(of: room(in: viewport)).end, hangsFromEnd: viewport.hangsFromEnd)
  }

  /// The interval of an unpinned element along the axis, or `nil` if it does not exist.
  func existingInterval(of id: Address?) -> LayoutInterval? {
    id.flatMap { frame(of: $0) }.map { axis.interval(of: $0) }
  }
}
