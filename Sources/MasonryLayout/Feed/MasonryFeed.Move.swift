extension MasonryFeed {
  /// A move of an item, to the address that it has afterwards.
  package struct Move: Hashable, Sendable {
    package let item: Address
    package let target: Address
  }
}

extension MasonryFeed.Move {
  /// The moves that bring items before another element of a section, or else behind its last one.
  ///
  /// They are moved one after the other. The elements are those of the section that are shown. If
  /// no other item is among them, items of the section stay, and those of others go to its end.
  package static func moves(
    of items: [MasonryFeed.Address], before next: MasonryFeed.Address?,
    among elements: [MasonryFeed.Address], itemCount: Int
  ) -> [Self] {
    guard let section = elements.first?.section else { return [] }
    let others = elements.filter { !items.contains($0) && $0 != .footer(section: section) }
    let place = others.firstIndex { $0 == next } ?? others.endIndex
    let before = others[..<place].last { $0.item != nil }?.item
    let after = others[place...].first { $0.item != nil }?.item
    let own = items.first { $0.section == section }?.item
    let index = before.map { $0 + 1 } ?? after ?? own ?? itemCount
    // How many have come to lie before the place, and how many have been before it.
    var arrived = 0
    return items.map { item in
      let isBefore = item.section == section && item < .item(index, section: section)
      if isBefore { arrived -= 1 }
      defer { arrived += 1 }
      return Self(item: item, target: .item(index + arrived, section: section))
    }
  }

  /// The move by which the views of elements have come into another order than that of the content.
  ///
  /// The view of the item is elsewhere, or a view without an address instead of it. `nil` if the
  /// views are in order, or if more than one is elsewhere. Views of other elements do not count,
  /// except for the backgrounds of sections, which mark their starts. An item is in the section of
  /// the element before it.
  package init?(
    to order: [MasonryFeed.Address?], of elements: [MasonryFeed.Address],
    itemCount: (_ section: Int) -> Int
  ) {
    let known = Set(elements)
    let starts = Set(elements.map { MasonryFeed.Address.background(section: $0.section) })
    let order = order.filter { $0.map { known.contains($0) || starts.contains($0) } ?? true }
    var place = order.firstIndex(of: nil)
    var item = place == nil ? nil : elements.first { $0.item != nil && !order.contains($0) }
    if place == nil {
      let order = order.compactMap { $0 }
      // Of two that are not in order, the item without which the others are.
      let first = order.indices.dropLast().first { order[$0] > order[$0 + 1] }
      place = first.flatMap { first in
        [first, first + 1].first { place in
          let others = order[..<place] + order[(place + 1)...]
          return order[place].item != nil && zip(others, others.dropFirst()).allSatisfy { $0 <= $1 }
        }
      }
      item = place.map { order[$0] }
    }
    guard let place, let item else { return nil }
    guard let section = (order[..<place].last ?? nil)?.section else { return nil }
    let moves = Self.moves(
      of: [item], before: order[(place + 1)...].first ?? nil,
      among: elements.filter { $0.section == section }, itemCount: itemCount(section))
    guard let move = moves.first else { return nil }
    self = move
  }
}

extension MasonryFeed {
  /// The elements in a rectangle and items that keep their views, in the order of the content.
  package func elements(in rect: LayoutRect, keeping addresses: [Address]) -> [Element] {
    let seen = elements(in: rect)
    let others = Set(addresses).subtracting(seen.map { $0.address })
    let kept = others.compactMap { address in
      frame(of: address).map { Element(address: address, frame: $0) }
    }
    return kept.isEmpty ? seen : (seen + kept).sorted(byKey: { $0.address })
  }

  /// Moves an item, also to another section, as an update of the data does.
  ///
  /// The provider of the item's present section is asked for it at another width.
  package mutating func move<Provider: MasonryHeightProvider>(
    _ move: Move, measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryError) -> AddressMapping {
    guard let item = move.item.item, let target = move.target.item else { return .unchanged }
    let before = sections
    let old = (0..<sectionCount).map { section in
      let items = 0..<before[section].items.itemCount
      return (id: section, items: items.map { Address.item($0, section: section) })
    }
    var new = old
    let id = new[move.item.section].items.remove(at: item)
    new[move.target.section].items.insert(id, at: target)
    let heights = ShiftedHeights(heights: provider(move.item.section), shift: item - target)
    return try update(
      from: old, to: new, section: { before[$0].settings }, measuredBy: { _ in heights })
  }
}
