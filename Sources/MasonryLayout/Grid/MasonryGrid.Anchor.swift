extension MasonryGrid {
  /// A point of the visible content that is kept in place on screen through changes.
  ///
  ///     let anchor = wall.anchor(in: visible)
  ///     let mapping = try wall.apply(difference, measuredBy: heights)
  ///     wall.scroll(&visible, to: anchor, after: mapping)
  ///
  /// `keepingPlace(in:_:)` does all three. An anchor is a value that can be stored. It keeps still:
  ///
  /// - **The first item** longer than 0, by index, that begins in view: its start stays, which is
  ///   its top, or its leading edge if the wall scrolls sideways. If no item begins in view, the
  ///   item of which most is visible: its end, if that is in view, or else the point at which its
  ///   visible part begins, as a fraction of the item. Items of length 0 come last: the start of
  ///   the first one stays if nothing else is visible.
  /// - **The next best** of the visible items, if the first one is removed. If all of them are
  ///   removed, the first item after it that is left begins where its visible part began. If there
  ///   is no item after it, the last one before it ends there.
  /// - **The start of the content**, if it was in view and the anchor sticks to it, which is the
  ///   default: items inserted there come into view. Likewise the end, for a chat.
  /// - **The fraction** of the way through the content, if nothing was visible or nothing is left.
  ///   Content that could not be scrolled begins at its start.
  ///
  /// An item that was moved is followed to its new place.
  ///
  /// ### Overscroll
  ///
  /// A rectangle that begins before the start of the content is pulled there. One that begins after
  /// the place at which it shows the end is pulled past the end; if the content fits into it, that
  /// place is the start. The start is in view if the rectangle begins at or before it, the end if
  /// the rectangle ends at or after it. So the end of content that fits is in view also if the
  /// rectangle is pulled a little at the start.
  ///
  /// The content is scrolled to its ends at most, or as far past an end as it was: a pull goes on.
  /// If the end is kept, a pull at the start goes on only as far as the end stays in view.
  public struct Anchor: Hashable, Sendable {
    let points: AnchorPoints<Int>

    /// Maps the items present when the anchor was made; later ones are not tracked.
    let mapping: LayoutIndexMapping

    /// The index of the item that is kept still, after the changes that the anchor has followed.
    ///
    /// It is `nil` if the start or the end of the content is kept instead, if nothing was visible,
    /// or if no item that was visible is left.
    public var index: Int? { points.firstPoint { mapping.newIndex(of: $0) } }

    /// The anchor after a change.
    ///
    /// Following each of several changes is the same as following all of them at once.
    ///
    /// - Complexity: that of ``/LayoutGeometry/LayoutIndexMapping/then(_:)``.
    public func following(_ mapping: LayoutIndexMapping) -> Anchor {
      Anchor(points: points, mapping: self.mapping.then(mapping))
    }
  }

  /// The anchor of a rectangle; see ``Anchor`` for how it is chosen.
  ///
  /// - Parameters:
  ///   - visible: The visible rectangle without what covers it, such as bars. One that is not
  ///     finite counts as an empty one at the origin.
  ///   - sticksToStart: Whether the start of the content stays in view, if it is in view now.
  ///   - sticksToEnd: Whether the end does, if it is in view now and the start is not kept.
  /// - Returns: An anchor for this wall as it is now.
  /// - Complexity: that of ``items(in:)-(LayoutRect)``.
  public func anchor(
    in visible: LayoutRect, sticksToStart: Bool = true, sticksToEnd: Bool = false
  ) -> Anchor {
    let viewport = VisibleSpan(visible, of: contentLength, in: space)
    let seen = items(in: visible).map { (id: $0.index, interval: axis.interval(of: $0.frame)) }
    return Anchor(
      points: AnchorPoints(
        seen, in: viewport, uncovered: viewport.interval, sticksToStart: sticksToStart,
        sticksToEnd: sticksToEnd),
      mapping: LayoutIndexMapping(RunMapping([.init(old: 0, new: 0, count: Int64(itemCount))])))
  }

  /// Scrolls the visible rectangle so that the anchor's point stays in place on screen.
  ///
  ///     let anchor = wall.anchor(in: visible)
  ///     try wall.resize(width: 768, measuredBy: heights)        // a rotation
  ///     visible.size = newSize
  ///     wall.scroll(&visible, to: anchor)
  ///
  /// Of the visible rectangle only the size is used. If it is shorter than the anchor's rectangle,
  /// the kept point is scrolled into view, and after the start of an item as much of the item as
  /// fits. If the anchor's rectangle was on a whole pixel, so is the result. A rectangle that is
  /// not finite is not scrolled.
  ///
  /// The mapping says where items went in the changes that the anchor has not followed. Changes of
  /// heights, of the width and of settings need none.
  ///
  /// - Complexity: O(*k* log *m*) for *k* visible items that were removed, and a mapping of *m*
  ///   removals, insertions and moves; O(*m*) if nothing that was visible is left.
  public func scroll(
    _ visible: inout LayoutRect, to anchor: Anchor, after mapping: LayoutIndexMapping = .unchanged
  ) {
    guard visible.isFinite else { return }
    let runs = anchor.mapping.then(mapping).runs
    let mapper = mapper
    func interval(_ key: Int64) -> LayoutInterval? {
      key < itemCount ? axis.interval(of: frame(ofItemAt: Int(key), mapper)) : nil
    }
    let near = anchor.points.near(
      in: VisibleSpan(visible, of: contentLength, in: space), scale: environment.scale,
      interval: { runs.new(of: Int64($0)).flatMap(interval) },
      survivor: { index in
        let after = runs.firstNew(from: Int64(index)) { $0 < itemCount ? $0 : nil }
        let left = after ?? runs.lastNew(before: Int64(index)) { min($0, Int64(itemCount)) - 1 }
        return left.flatMap(interval).map { (interval: $0, isAfter: after != nil) }
      })
    visible = axis.rect(visible, movedTo: near)
  }
}

#if !hasFeature(Embedded)

extension MasonryGrid.Anchor: Codable {
  /// Decodes an anchor, which leads to its place in a wall of the same items.
  ///
  /// - Throws: `DecodingError` if an index or another number is not valid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    points = try container.decode(AnchorPoints.self, forKey: .points)
    mapping = try container.decode(LayoutIndexMapping.self, forKey: .mapping)
    for point in points.points where !(0..<MasonryGrid.maximumItemCount ~= point.id) {
      throw decoder.refusal("\(point.id) is not the index of an item.")
    }
  }
}

#endif
