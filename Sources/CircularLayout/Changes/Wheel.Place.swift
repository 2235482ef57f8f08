extension Wheel {
  /// The item in focus by the host's identity of it, to be stored and found again in a wheel that
  /// has changed meanwhile.
  ///
  ///     let place = wheel.place(atOffset: offset) { books[$0].id }
  ///     offset = laterWheel.offset(at: place) { id in laterBooks.firstIndex { $0.id == id } }
  public struct Place<ID: Hashable & Sendable>: Hashable, Sendable {
    /// The item in focus, and those around it, the nearest first.
    let ids: [ID]

    /// How far the focus is past the item, in items.
    let past: Double

    /// The index of the item.
    let index: Int

    /// The identity of the item in focus, or `nil` if there was none.
    public var id: ID? { ids.first }
  }

  /// The place of the focus at an offset; see ``Place``.
  ///
  /// - Parameters:
  ///   - offset: The offset of the content.
  ///   - count: How many items on each side are remembered, for when the one in focus is removed.
  ///   - id: The identity of an item.
  /// - Complexity: O(*k* log *k*) for *k* remembered items.
  public func place<ID>(
    atOffset offset: Double, remembering count: Int = 100, _ id: (_ index: Int) -> ID
  ) -> Place<ID> {
    let offset = reachable(offset)
    guard let focus = keptFocus(atOffset: offset) else { return Place(ids: [], past: 0, index: 0) }
    // On a ring, the way to the opposite item is the longest.
    let reach = max(0, min(count, angles.isRing ? itemCount / 2 : itemCount - 1))
    let nearest = (-reach...reach).filter {
      angles.isRing || 0..<itemCount ~= focus.item + $0
    }.sorted { one, other in
      // As all changes do it: the later of two as near, but for rounding.
      let (first, second) = (Double(one) - focus.past, Double(other) - focus.past)
      let difference = first.magnitude - second.magnitude
      return one == 0 || other != 0
        && (difference.magnitude <= 1e-9 ? one > other : difference < 0)
    }
    return Place(
      ids: nearest.map { id((focus.item + $0 + itemCount) % itemCount) }, past: focus.past,
      index: focus.item)
  }

  /// The offset at which a place is in focus.
  ///
  /// The item is in focus as far as it was; if it is gone, the nearest remembered one that is left,
  /// the later of two as near, exactly in focus. Where none is left, the item that has the index of
  /// the old one is, or the last one. On a ring the offset is in the turn around the middle of the
  /// content, as by ``recenteredOffset(_:)``.
  ///
  /// - Parameters:
  ///   - place: A place of this wheel, or of another one.
  ///   - index: The index that an item has in this wheel, or `nil` if it is gone. One that the wheel
  ///     does not have counts as gone.
  public func offset<ID>(at place: Place<ID>, _ index: (_ id: ID) -> Int?) -> Double {
    for (rank, id) in place.ids.enumerated() {
      guard let index = index(id), 0..<itemCount ~= index else { continue }
      return recenteredOffset(offset(atFocusIndex: Double(index) + (rank == 0 ? place.past : 0)))
    }
    return recenteredOffset(offset(atFocusIndex: Double(min(place.index, max(0, itemCount - 1)))))
  }
}

#if !hasFeature(Embedded)

extension Wheel.Place: Codable where ID: Codable {
  /// Decodes a place.
  ///
  /// - Throws: `DecodingError` if a number is not valid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    ids = try container.decode([ID].self, forKey: .ids)
    past = try container.decode(Double.self, forKey: .past)
    index = try container.decode(Int.self, forKey: .index)
    guard past.isFinite, index >= 0 else {
      throw decoder.corrupted("A place must have a finite focus and an index of at least 0.")
    }
  }
}

#endif
