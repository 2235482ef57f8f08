extension MasonryFeed {
  /// The address that puts an item under a finger.
  ///
  ///     let target = feed.dropAddress(at: finger, moving: .item(4, section: 0))
  ///
  /// It is in the section under the finger, headers and footers included, or else in the nearest
  /// one along the axis that takes up anything; in a ``SharedLine``, in the nearest one of the line
  /// across the axis. There the index is chosen as
  /// ``MasonryItems/dropIndex(at:moving:)`` does; of several in another section it is the largest,
  /// so that the fewest items move. A collapsed section takes the item at its end.
  ///
  /// Frames are those after the move. An item keeps its height in another section; if it would be
  /// asked for there, it may lie beside the finger. Of the viewport only the offsets of carousels
  /// count. Other elements keep their address; so do items if the point is not finite.
  ///
  /// - Complexity: O(log *s*) for *s* sections, and that of the items under the finger; in another
  ///   section, O(*s*) and that of removing the item from a copy of its section.
  public func dropAddress(
    at point: LayoutPoint, moving address: Address, in viewport: Viewport? = nil
  ) -> Address {
    guard case .item(let item, let section) = address else { return address }
    checkSection(section)
    let items = sections[section].items
    items.checkIndex(item)
    guard point.x.isFinite, point.y.isFinite,
      !frame(ofItemAt: item, inSection: section, in: viewport).contains(point),
      let target = self.section(nearest: point)
    else { return address }

    guard sections[target].shownItemCount > 0 || sections[target].items.isEmpty else {
      return target == section
        ? address : .item(sections[target].items.itemCount, section: target)
    }
    var rest = self
    if target != section { rest[section].removeItem(at: item) }
    let edges = rest.stack.edges(of: target)
    let targetItems = rest.shownItems(of: target)
    // Items are shifted as in the present feed: the finger keeps its distance from its start.
    let index = targetItems.dropIndex(
      at: point, shift: shift(ofItemsIn: target, at: edges, in: viewport),
      moving: item, from: target == section ? nil : items)
    return .item(index, section: target)
  }

  /// The section that contains a point along the axis, or else the nearest that takes up anything;
  /// in a line, the nearest across the axis.
  private func section(nearest point: LayoutPoint) -> Int? {
    let interval = axis.interval(of: LayoutRect(origin: point, size: .zero))
    let coordinate = interval.near
    let met = stack.places(meeting: mapper.positions(meeting: interval))
    // Where no section is, the nearest one is just before or just after.
    let near = max(0, met.lowerBound - 1)..<min(stack.shown.count, met.upperBound + 1)
    let candidates = stack.shown[near].map {
      (section: $0, interval: axis.interval(of: frame(ofSection: $0)))
    }
    let containing = candidates.first {
      $0.interval.near <= coordinate && coordinate < $0.interval.far
    }
    let nearest = candidates.min {
      $0.interval.distance(to: coordinate) < $1.interval.distance(to: coordinate)
    }
    let across = axis.cross.coordinate(of: point)
    return (containing?.section ?? nearest?.section).flatMap { section in
      stack.line(of: section).sections.filter { stack.parts[$0].isShown }.min {
        axis.cross.interval(of: frame(ofSection: $0)).distance(to: across)
          < axis.cross.interval(of: frame(ofSection: $1)).distance(to: across)
      }
    }
  }
}
