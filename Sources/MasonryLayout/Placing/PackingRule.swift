struct PackingRule: Sendable {
  enum Choice: Sendable {
    /// The lane at the cursor.
    case inTurn
    /// The shortest lane, the first of several.
    case shortest
    /// The first lane from the cursor on that is at most this much longer than the shortest.
    case within(Double)
  }

  let choice: Choice
  /// Whether items go back to gaps.
  let isDense: Bool
  /// The distance between items that follow each other in a lane.
  let spacing: Double

  init(_ configuration: MasonryGrid.Configuration, in space: LayoutSpace) {
    spacing = configuration.itemSpacing
    isDense = configuration.packing.isDense
    switch configuration.packing {
    case .roundRobin: choice = .inTurn
    case .shortestColumn: choice = .shortest
    case .gridLanes(let tolerance, _):
      let points = tolerance.points(across: configuration.available(in: space))
      // Without gaps, an infinite tolerance means round robin.
      choice = points == .infinity && !isDense ? .inTurn : .within(points)
    }
  }

  /// Whether most items are placed without evaluating the rule for each, while there are no gaps.
  func isFast(for items: Items) -> Bool {
    switch choice {
    case .inTurn: items.areUnconstrained
    case .shortest: true
    case .within(let tolerance): tolerance == 0
    }
  }

  /// How much lower than the best place an item may start; 0 if the packing has no tolerance.
  var tolerance: Double {
    if case .within(let tolerance) = choice { tolerance } else { 0 }
  }

  /// The part of its lanes that an item takes: its length and the spacing after it.
  @inline(__always)
  func need(ofLength length: Double) -> Double { length + spacing }

  /// Where the next item of the lane may start; every position is this sum, as placing again must
  /// give the same bits.
  @inline(__always)
  func next(after position: Double, length: Double) -> Double {
    position + need(ofLength: length)
  }
}
