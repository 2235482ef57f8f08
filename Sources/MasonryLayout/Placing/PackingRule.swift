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

  init(_ configuration: MasonryGrid.Configuration, breadth: Double) {
    spacing = configuration.itemSpacing
    isDense = configuration.packing.isDense
    switch configuration.packing {
    case .roundRobin: choice = .inTurn
    case .shortestColumn: choice = .shortest
    case .gridLanes(let tolerance, _):
      let points = tolerance.points(across: configuration.available(across: breadth))
      // Without gaps to go back to, an infinite tolerance is a turn.
      choice = points == .infinity && !isDense ? .inTurn : .within(points)
    }
  }
}
