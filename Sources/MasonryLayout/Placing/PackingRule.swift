/// The packing of a grid, with everything that placing needs to know.
struct PackingRule: Sendable {
  /// How the lane of an item is chosen.
  enum Choice: Sendable {
    /// The lane at the cursor.
    case inTurn

    /// The shortest lane, the first of several.
    case shortest

    /// The first lane from the cursor on that is at most so much longer than the shortest.
    case within(Double)
  }

  let choice: Choice

  /// Whether items go back to gaps.
  let isDense: Bool

  /// The distance between items that follow each other in a lane.
  let spacing: Double

  init(_ configuration: MasonryGrid.Configuration, in space: Space) {
    spacing = configuration.itemSpacing
    isDense = configuration.packing.isDense
    switch configuration.packing {
    case .roundRobin: choice = .inTurn
    case .shortestColumn: choice = .shortest
    case .gridLanes(let tolerance, _):
      let points = tolerance.points(across: configuration.available(in: space))
      // Without gaps to go back to, an infinite tolerance is a turn.
      choice = points == .infinity && !isDense ? .inTurn : .within(points)
    }
  }

  /// Whether most of the items can be placed without asking the rule for each of them; of a dense packing,
  /// as long as there are no gaps.
  func isFast(for items: Items) -> Bool {
    switch choice {
    case .inTurn: items.areUnconstrained
    case .shortest: true
    case .within(let tolerance): tolerance == 0
    }
  }

  /// How much lower than the best place an item may be; 0 if the packing has no tolerance.
  var tolerance: Double {
    if case .within(let tolerance) = choice { tolerance } else { 0 }
  }

  /// What an item takes of its lanes: its length and the spacing after it.
  @inline(__always)
  func need(ofLength length: Double) -> Double { length + spacing }

  /// Where the item after another one may start.
  ///
  /// Every position is made by this sum and by no other. Floating point depends on the order of
  /// additions, and placing again must give, to the bit, what placing from nothing gives.
  @inline(__always)
  func next(after position: Double, length: Double) -> Double {
    position + need(ofLength: length)
  }
}
