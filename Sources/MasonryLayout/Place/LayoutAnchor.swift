/// A point of the visible content that is kept in place on screen through changes.
///
///     let anchor = wall.anchor(in: visible)
///     let mapping = try wall.items.apply(difference, measuredBy: heights)
///     wall.scroll(&visible, to: anchor, after: mapping)
///
/// `keepingPlace(in:_:)` does all three. An anchor is a value that can be stored. It keeps still:
///
/// - **The first item** longer than 0, by index, that begins in view: its start stays, its top or,
///   sideways, its leading edge. If no item begins in view, it is the item with the largest visible
///   part. Its end stays, if that is in view, or else the point at which its visible part begins,
///   as a fraction of the item. Items of length 0 come last.
/// - **The next best** of the visible items, if the first is removed. If all are, the first item
///   left after it begins where its visible part began, or else the last one before it ends there.
/// - **The start of the content**, if it was in view and the anchor sticks to it, which is the
///   default: items inserted there come into view. Likewise the end, for a chat.
/// - **The fraction** of the way through the content, if nothing was visible or nothing is left.
///
/// A moved item is followed. The content is scrolled to its ends at most, or as far past an end as
/// it was pulled; if the end is kept, a pull at the start only as far as the end stays in view.
///
/// In a feed it is chosen among the items that no pinned header or footer covers, or else an
/// unpinned header or footer. If the view hangs from the end, everything is chosen from the end of
/// the view, and only the end of the content sticks. What is seen of an item that covers the view
/// stays while it grows at its end; in other views it does in kept columns.
public struct LayoutAnchor: Hashable, Sendable {
  let points: AnchorPoints<MasonryFeed.Address>
  /// Maps the elements present when the anchor was made; later ones are not tracked.
  let mapping: MasonryFeed.AddressMapping

  /// The anchor after a change.
  ///
  /// Following each of several changes is the same as following all of them at once.
  ///
  /// - Complexity: that of the mapping's `then(_:)`.
  public func following(_ mapping: MasonryFeed.AddressMapping) -> LayoutAnchor {
    LayoutAnchor(points: points, mapping: self.mapping.then(mapping))
  }

  /// The address of the kept element after the followed changes; `nil` if an end of the content is
  /// kept instead, or nothing that was visible is left.
  public var address: MasonryFeed.Address? { points.firstPoint { mapping.newAddress(of: $0) } }

  /// Whether an end of the content is kept.
  package var keepsAnEnd: Bool { points.keepsStart || points.keepsEnd }
}

extension MasonryFeed {
  /// Scrolls so that the anchor stays in place.
  ///
  ///     let anchor = wall.anchor(in: visible)
  ///     try wall.resize(width: 768, measuredBy: heights)        // a rotation
  ///     visible.size = newSize
  ///     wall.scroll(&visible, to: anchor)
  ///
  /// Of the visible rectangle only the size counts. If it is shorter than the anchor's, the kept
  /// point is scrolled into view, and after the start of an item as much of the item as fits. In a
  /// view that hangs from its end only the point is. Where its width is the same, because only a
  /// keyboard came, all keeps its distance from the end instead.
  ///
  /// If the anchor's rectangle was on a whole pixel, so is the result. A rectangle that is not
  /// finite stays.
  ///
  /// The mapping is of changes the anchor has not followed; heights, width and settings need none.
  ///
  /// - Complexity: O(*k* log *m*) for *k* visible items that were removed, and a mapping of *m*
  ///   removals, insertions and moves.
  public func scroll(
    _ visible: inout Viewport, to anchor: LayoutAnchor, after mapping: AddressMapping = .unchanged
  ) {
    scroll(&visible, to: anchor, after: mapping, movedBy: nil)
  }

  /// Scrolls along with what is held, if it is known how far that moved, or else to the anchor.
  package func scroll(
    _ visible: inout Viewport, to anchor: LayoutAnchor, after mapping: AddressMapping,
    movedBy movement: Double?
  ) {
    follow(&visible, by: mapping, from: nil)
    let (mapping, span) = (anchor.mapping.then(mapping), span(of: visible))
    let near =
      movement.flatMap { anchor.points.near(in: span, movedBy: $0) }
      ?? anchor.points.near(
        in: span, hangsFromEnd: visible.hangsFromEnd,
        interval: { existingInterval(of: mapping.newAddress(of: $0)) },
        next: { item(nextTo: $0, isBefore: $1, after: mapping) },
        intervalOfNext: { existingInterval(of: $0) })
    visible.scroll(to: near, along: axis)
  }
}

extension AnchorPoints {
  /// The near edge, where each removed point has a survivor: the next one after or before it.
  func near(
    in span: VisibleSpan, hangsFromEnd: Bool, interval: (ID) -> LayoutInterval?,
    next: (ID, _ isBefore: Bool) -> ID?, intervalOfNext: (ID) -> LayoutInterval?
  ) -> Double {
    near(in: span, hangsFromEnd: hangsFromEnd, interval: interval) { id in
      let after = next(id, hangsFromEnd)
      let left = after ?? next(id, !hangsFromEnd)
      return left.flatMap(intervalOfNext).map { (interval: $0, isAfter: after != nil) }
    }
  }
}

#if !hasFeature(Embedded)

extension LayoutAnchor: Codable {
  /// Decodes an anchor, which leads to its place in a layout of the same elements.
  ///
  /// - Throws: `DecodingError` if an index, an address or another number is not valid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    points = try container.decode(AnchorPoints.self, forKey: .points)
    mapping = try container.decode(MasonryFeed.AddressMapping.self, forKey: .mapping)
    for point in points.points {
      // Of a number that no layout has, a mapping knows nothing.
      guard MasonryFeed.AddressMapping.unchanged.newAddress(of: point.id) != nil else {
        throw decoder.refusal("\(point.id) is not the address of an element.")
      }
    }
  }
}

#endif
