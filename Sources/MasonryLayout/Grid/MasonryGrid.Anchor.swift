extension MasonryGrid {
  /// What a wall showed, by which to keep it still in a change: an item, a point of it, a distance.
  ///
  ///     let anchor = wall.anchor(in: visible)
  ///     try wall.apply(difference, measuredBy: heights)
  ///     offset += wall.shift(of: anchor, after: .init(difference))
  ///
  /// An anchor is a value: it holds no wall, and nothing has to be told of it. It keeps still:
  ///
  /// - **The first item** longer than 0, in the order of indices, that begins in view: its start
  ///   stays, which is its top, or its leading edge if the wall scrolls sideways. If no item does,
  ///   that of which most is visible: its end, if that is in view, or else the point with which it
  ///   begins to be visible, so that the same fraction of the item lies before it. Items of length 0
  ///   come last: the start of the first one stays if nothing else is visible.
  /// - **The next best** of the visible items, where that was, if the first one is removed. If all
  ///   of them are, the first item after it that is left begins where it began to be visible;
  ///   without any, the last one before it ends there.
  /// - **The start of the content**, if that was in view and the anchor sticks to it, as it does
  ///   unless told otherwise: what is inserted there comes into view. Likewise the end, for a chat.
  /// - **The fraction** of the way through the content, if nothing was visible, or nothing is left.
  ///   Content that could not be scrolled begins at its start.
  ///
  /// An item that was moved is followed to its new place.
  ///
  /// ### Overscroll
  ///
  /// A rectangle that begins before the start of the content is pulled there. One that begins
  /// behind the place at which it shows the end is pulled past the end; for content that fits into
  /// it, that place is the start. The start is in view if the rectangle begins at or before it, and
  /// the end if the rectangle ends at or behind it. So the end of content that fits is in view also
  /// where it is pulled a little at its start.
  ///
  /// The content is scrolled to its ends at most, or as far past an end as it was: a pull goes on.
  /// If the end is kept, a pull at the start goes on only as far as the end stays in view.
  public struct Anchor: Hashable, Sendable {
    let points: AnchorPoints<Int>

    /// Where the items went that there were when the anchor was made; others are none of its business.
    let mapping: LayoutIndexMapping

    /// The index of the item that is kept still, after the changes that the anchor has followed.
    ///
    /// It is `nil` if the start or the end of the content is kept instead, if nothing was visible, or if
    /// no item that was visible is left.
    public var index: Int? { points.firstPoint { mapping.newIndex(of: $0) } }

    /// The anchor after a change.
    ///
    /// Following an anchor through each of several changes, or through all of them at once, is the same.
    ///
    /// - Complexity: that of ``/LayoutGeometry/LayoutIndexMapping/then(_:)``.
    public func following(_ mapping: LayoutIndexMapping) -> Anchor {
      Anchor(points: points, mapping: self.mapping.then(mapping))
    }
  }

  /// What to keep still of the items in a rectangle; see ``Anchor`` for how it is chosen.
  ///
  /// - Parameters:
  ///   - rect: The visible rectangle without what covers it, bars for example. One that is not finite
  ///     counts as an empty one at the origin.
  ///   - sticksToStart: Whether the start of the content stays in view, if it is in view now.
  ///   - sticksToEnd: Whether the end of the content stays in view, if it is in view now, and the
  ///     start is not, or does not stay in view.
  /// - Returns: An anchor for this wall as it is now.
  /// - Complexity: that of ``items(in:)-(LayoutRect)``.
  public func anchor(
    in rect: LayoutRect, sticksToStart: Bool = true, sticksToEnd: Bool = false
  ) -> Anchor {
    let viewport = Viewport(rect, of: contentLength, in: space)
    let seen = items(in: rect).map { (id: $0.index, interval: axis.interval(of: $0.frame)) }
    return Anchor(
      points: AnchorPoints(
        seen, in: viewport, uncovered: viewport.interval, sticksToStart: sticksToStart,
        sticksToEnd: sticksToEnd),
      mapping: LayoutIndexMapping(RunMapping([.init(old: 0, new: 0, count: Int64(itemCount))])))
  }

  /// Where to scroll so that what an anchor was made of stays still: the new y of the visible rectangle.
  ///
  /// In a wall that scrolls sideways it is the new x. Use it where the rectangle gets another size, as in
  /// a rotation; otherwise ``shift(of:after:)`` is as good, and may be added to an offset of any origin.
  ///
  /// - Parameters:
  ///   - anchor: An anchor that was made before the change, which may be any: of items, of heights, of the
  ///     width, of the settings.
  ///   - mapping: Where items went in the change, if any did.
  ///   - rect: A rectangle as large as the visible one is now; the one that the anchor was made in, if
  ///     left out. Where it is does not matter. In a shorter one the point that is kept is moved into
  ///     view; if that is the start of an item, as much of the item as fits.
  /// - Returns: The offset, on a whole pixel wherever the old one was.
  /// - Complexity: O(*k* log *m*) for *k* visible items that were removed, and a mapping of *m* removals,
  ///   insertions and moves; and O(*m*) if nothing of what was visible is left.
  public func offset(
    keeping anchor: Anchor, after mapping: LayoutIndexMapping = .unchanged,
    in rect: LayoutRect? = nil
  ) -> Double {
    let runs = anchor.mapping.then(mapping).runs
    let mapper = mapper
    func interval(_ key: Int64) -> LayoutInterval? {
      key < itemCount ? axis.interval(of: frame(ofItemAt: Int(key), mapper)) : nil
    }
    return anchor.points.near(
      in: anchor.points.viewport(resizedTo: rect, of: contentLength, in: space),
      scale: environment.scale,
      interval: { runs.new(of: Int64($0)).flatMap(interval) },
      survivor: { index in
        let after = runs.firstNew(from: Int64(index)) { $0 < itemCount ? $0 : nil }
        let left = after ?? runs.lastNew(before: Int64(index)) { min($0, Int64(itemCount)) - 1 }
        return left.flatMap(interval).map { (interval: $0, isAfter: after != nil) }
      })
  }

  /// By how much to scroll so that what an anchor was made of stays still, in points.
  ///
  /// - Parameters:
  ///   - anchor: An anchor that was made before the change.
  ///   - mapping: Where items went in the change, if any did.
  /// - Returns: The distance between ``offset(keeping:after:in:)-(_,_,LayoutRect?)`` and the rectangle of the anchor.
  /// - Complexity: that of ``offset(keeping:after:in:)-(_,_,LayoutRect?)``.
  public func shift(of anchor: Anchor, after mapping: LayoutIndexMapping = .unchanged) -> Double {
    offset(keeping: anchor, after: mapping) - anchor.points.viewport.near
  }
}
