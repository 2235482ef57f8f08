public import CircularLayout

/// A wheel, the cards that a host shows on it, and the offset that it is scrolled to.
public struct WheelWorld {
  /// A card with a name of its own, and with its size unless that is the configuration's.
  public struct Card: Hashable {
    /// A number that no other card of the world has, or had.
    public var name: Int

    /// Its width and height, in points.
    public var size: LayoutSize?
  }

  /// The cards of the host.
  public private(set) var cards: [Card]

  /// The wheel that shows them.
  public private(set) var wheel: Wheel

  /// The offset of the content.
  public var offset = 0.0

  /// What the last change threw.
  public private(set) var error: WheelError?
  private var lastName: Int

  /// A wheel of cards of some sizes.
  ///
  /// - Throws: What the wheel throws.
  public init(
    sizes: [LayoutSize?], configuration: Wheel.Configuration, viewportSize: LayoutSize,
    environment: LayoutEnvironment = .init()
  ) throws(WheelError) {
    cards = sizes.enumerated().map { Card(name: $0.offset, size: $0.element) }
    lastName = sizes.count
    wheel = try Wheel(
      itemCount: sizes.count, configuration: configuration, viewportSize: viewportSize,
      environment: environment, measuredBy: { sizes[$0] })
  }

  /// Carries out a change, and tells what is not as the documentation says; `nil` if all is.
  ///
  /// What throws changes nothing. Otherwise the wheel is the one that the cards give at once, the
  /// mapping tells where each of them went, and the focus stays with its item or the nearest.
  public mutating func complaint(about change: WheelChange) -> String? {
    let old = self
    let mapping: LayoutIndexMapping
    do throws(WheelError) {
      mapping = try wheel.change(change, keepingFocusAt: &offset)
      error = nil
    } catch {
      self.error = error
      let isKept = wheel == old.wheel && offset.bitPattern == old.offset.bitPattern
      return isKept ? nil : "What threw has changed something"
    }
    let places = change.places(of: cards.count)
    updateCards(change, places)
    guard wheel.itemCount == cards.count else { return "There are not as many items as cards" }
    let sizes = cards.map { $0.size }
    guard
      let rebuilt = try? WheelWorld(
        sizes: sizes, configuration: wheel.configuration, viewportSize: wheel.viewportSize,
        environment: wheel.environment),
      rebuilt.wheel == wheel
    else { return "It is not the wheel that the cards give at once" }
    for (index, place) in places.enumerated() where mapping.oldIndex(of: index) != place {
      return "The mapping has another old index"
    }
    for index in old.cards.indices
    where mapping.newIndex(of: index) != places.firstIndex(where: { $0 == index }) {
      return "The mapping has another new index"
    }
    return focusComplaint(since: old, places: places) ?? endsComplaint
  }

  private mutating func updateCards(_ change: WheelChange, _ places: [Int?]) {
    for (index, size) in change.otherSizes { cards[index].size = size }
    var sizes = change.newSizes[...]
    cards = places.map { place in
      if let place { return cards[place] }
      lastName += 1
      return Card(name: lastName, size: sizes.popFirst() ?? nil)
    }
  }
}

extension WheelWorld {
  /// A list is at its start with the first item in focus, and at its end with the last one, also
  /// where the offset is rounded.
  private var endsComplaint: String? {
    guard wheel.turnLength == nil, !cards.isEmpty, wheel.maximumOffset < 1e100 else { return nil }
    let first = wheel.offset(atFocusIndex: 0)
    let last = wheel.offset(atFocusIndex: Double(cards.count - 1))
    for rounding in [-2 * wheel.maximumOffset.ulp, 0, 2 * wheel.maximumOffset.ulp] {
      guard wheel.isAtStart(first + rounding) else { return "The first item is not the start" }
      guard wheel.isAtEnd(last + rounding) else { return "The last item is not the end" }
    }
    let isLong = wheel.maximumOffset > 10 / (wheel.environment.scale ?? 1)
    let middle = wheel.maximumOffset / 2
    return isLong && (wheel.isAtStart(middle) || wheel.isAtEnd(middle))
      ? "The middle is at an end" : nil
  }

  /// A change keeps the item in focus, the distance of the focus from it and the turns of a ring.
  private func focusComplaint(since old: WheelWorld, places: [Int?]) -> String? {
    if wheel == old.wheel, places.enumerated().allSatisfy({ $0.offset == $0.element }) {
      let isKept = offset.bitPattern == old.offset.bitPattern
      return isKept ? nil : "A change of nothing has changed the offset"
    }
    guard !cards.isEmpty else { return offset == 0 ? nil : "Without items it is not at the start" }
    if old.cards.isEmpty {
      let start = wheel.offset(atFocusIndex: 0)
      return offset == start ? nil : "The first item has not come into focus"
    }
    guard old.offset.magnitude <= 1e200 else { return nil }
    let slack = 1e-6 + 16 * max(precision, old.precision)
    guard slack < 0.01 else { return nil }
    let now = wheel.focusIndex(atOffset: offset)
    // Where integers have 32 bits, they cannot count so many turns of a ring.
    guard old.wheel.focusIndex(atOffset: old.offset).magnitude < Double(Int.max / 4) else {
      return nil
    }
    let expected = expectedFoci(after: old, places: places)
    return expected.contains { (now - $0).magnitude <= slack }
      ? nil : "Another place is in focus"
  }

  /// How exactly an offset tells an index.
  private var precision: Double {
    let sizes = cards.map { $0.size ?? wheel.configuration.itemSize }
    let longest = sizes.map { max($0.width, $0.height) }.max() ?? 0
    return max(offset.magnitude, wheel.maximumOffset, longest).ulp / wheel.step
  }

  /// Where the focus may be after a change: as far past its item as before, or at the nearest left.
  ///
  /// Of two as near it is the later one; which of them are as near may be a matter of rounding.
  private func expectedFoci(after old: WheelWorld, places: [Int?]) -> [Double] {
    let (count, wasRing) = (old.cards.count, old.wheel.turnLength != nil)
    let isRing = wheel.turnLength != nil
    let focus = old.wheel.focusIndex(atOffset: old.offset)
    /// Where the old item at a position, counted on through the turns of a ring, is now.
    func position(_ position: Int) -> Double? {
      let turn = wasRing ? Int((Double(position) / Double(count)).rounded(.down)) : 0
      let index = places.firstIndex { $0 == position - turn * count }
      return index.map { Double($0 + (isRing ? turn * cards.count : 0)) }
    }
    guard let focused = old.wheel.indexOfFocusedItem(atOffset: old.offset) else { return [] }
    let turns = wasRing ? ((focus - Double(focused)) / Double(count) + 0.5).rounded(.down) : 0
    let middle = focused + Int(turns) * count
    if let position = position(middle) { return [position + focus - Double(middle)] }
    let left = (wasRing ? middle - count...middle + count : 0...count - 1)
      .filter { position($0) != nil }
    func distance(_ position: Int) -> Double { (Double(position) - focus).magnitude }
    // Without any that is left, the first of those that came.
    guard let nearest = left.map(distance).min() else { return [0] }
    // Far from the start, an offset does not tell which of two is nearer.
    let isExact = old.precision < 1e-10 && (focus * 16).rounded(.down) == focus * 16
    let slack = isExact ? 0 : max(1e-5, 32 * old.precision)
    let foci = left.filter { distance($0) <= nearest + slack }.compactMap(position)
    return isExact ? foci.suffix(1) : foci
  }
}
