// A call that knows what is in view holds it: the items of sections in view know their part of it,
// and what stays there keeps its distance from the origin of its section.

/// Where the origins of the sections were whose items are held.
package struct HeldOrigins: Sendable {
  fileprivate var origins: [(section: Int, coordinate: Double, isKept: Bool)] = []
  fileprivate let space: LayoutSpace
}

extension MasonryFeed {
  /// Holds what is in view in the changes to come, until it is let go: what begins where no pinned
  /// header covers it, and all after it; if an element is given, only what comes from it on.
  package mutating func hold(_ visible: Viewport, from first: Address? = nil) -> HeldOrigins {
    var held = HeldOrigins(space: space)
    guard visible.rect.isFinite else { return held }
    let whole = axis.interval(of: visible.rect)
    let seen = uncovered(by: elements(in: visible), in: visible)
    let rect = axis.rect(
      main: seen.near, length: seen.far - seen.near,
      cross: axis.cross.coordinate(of: visible.rect.origin),
      crossLength: axis.cross.length(of: visible.rect))
    for section in stack.shown[places(in: visible)] where section >= first?.section ?? 0 {
      let edges = stack.edges(of: section)
      let shift = shift(ofItemsIn: section, at: edges, in: visible)
      let own = rect.offsetBy(dx: -shift.x, dy: -shift.y)
      sections[section].items.hold(
        own, from: section == first?.section ? first?.item ?? 0 : 0,
        hangsFromEnd: visible.hangsFromEnd && !isCarousel(section),
        magnitude: max(whole.near.magnitude, whole.far.magnitude))
      let items = sections[section].items
      if items.held != nil, !isCarousel(section) {
        let first = items.indices(in: own).first
        let isKept = first.map { items.keepsPlace(ofItemAt: $0) } ?? true
        held.origins.append((section, origin(ofSection: section), isKept))
      }
    }
    return held
  }

  /// Lets everything go that is held.
  package mutating func letGo() {
    for section in 0..<sectionCount where sections[section].items.held != nil {
      sections[section].items.held = nil
    }
  }

  /// Whether kept lanes of a section in view divide, so that what is above may grow upwards.
  package func isDivided(in visible: Viewport) -> Bool {
    visible.rect.isFinite
      && stack.shown[places(in: visible)].contains {
        let items = sections[$0].items
        return items.isDivided && items.keptPlaces != .none
      }
  }

  /// By how much what is held has moved along the axis, before it is let go; `nil` if nothing of it
  /// is left in view, if its place is not kept, or if it was laid out anew.
  package func movement(
    of held: HeldOrigins, _ anchor: LayoutAnchor, after mapping: AddressMapping
  ) -> Double? {
    guard held.space == space else { return nil }
    let address = anchor.following(mapping).address
    let seen = address.flatMap {
      mapping.oldAddress(of: .header(section: $0.section))?.section
    }
    // Where no element is in view, any section there tells.
    let old = anchor.points.points.isEmpty ? held.origins.first?.section : seen
    guard let old, let origin = held.origins.first(where: { $0.section == old }), origin.isKept,
      let new = mapping.newAddress(of: .header(section: old))?.section, new < sectionCount,
      sections[new].items.held != nil
    else { return nil }
    return self.origin(ofSection: new) - origin.coordinate
  }

  private func origin(ofSection section: Int) -> Double {
    let edges = stack.edges(of: section)
    return axis.coordinate(of: shift(ofItemsIn: section, at: edges, in: nil))
      + sections[section].items.origin
  }

  /// Whether columns of a section begin at different heights, and the last of them in view.
  package func isStartRagged(in visible: Viewport) -> Bool { !raggedSections(in: visible).isEmpty }

  /// Stacks columns downwards again that begin at different heights, the last of them in view.
  ///
  /// What changes above the view moves upwards, so that kept columns may begin at different
  /// heights: call this at rest, with an animation. It scrolls so that the column stays that begins
  /// at the median height, and the others move towards it; content in view before it stays.
  ///
  /// - Returns: Whether any columns do so.
  /// - Complexity: that of `elements(in:)`, and O(*n*·*c*) for *n* items in *c* columns that move.
  public mutating func levelStart(in visible: inout Viewport) -> Bool {
    let ragged = raggedSections(in: visible)
    guard let (first, items) = ragged.first else { return false }
    let isFirst = stack.shown[places(in: visible)].first == first
    let median = items[(items.count - 1) / 2]
    let anchor =
      isFirst ? anchor(of: .item(median, section: first), in: visible) : anchor(in: visible)
    for (section, _) in ragged { self[section].restackFromStart() }
    scroll(&visible, to: anchor)
    return true
  }

  /// The sections whose columns begin at different heights, and the last of them in view; with the
  /// first items of their columns, in the order in which they begin.
  private func raggedSections(in visible: Viewport) -> [(section: Int, items: [Int])] {
    guard visible.rect.isFinite, !visible.hangsFromEnd else { return [] }
    let seen = axis.interval(of: visible.rect)
    return stack.shown[places(in: visible)].compactMap { section in
      let items = sections[section].items.raggedStart
      guard let last = items.last,
        let own = existingInterval(of: .item(last, section: section)), own.near < seen.far,
        own.far > seen.near, space.isMirroredAlong ? own.far <= seen.far : own.near >= seen.near
      else { return nil }
      return (section, items)
    }
  }
}
