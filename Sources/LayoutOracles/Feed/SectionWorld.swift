import LayoutGeometry
import MasonryLayout

/// The items of a section, in columns or in rows, with all that is known of them.
enum SectionWorld {
  case columns(GridWorld)
  case rows(RowsWorld)

  /// Where an item was that comes from another section.
  typealias Origin = (section: SectionWorld, index: Int)

  /// Items of a section that was just made, and what a provider said of them.
  init(
    _ items: [WorldItem], of layout: MasonryFeed.SectionItems, _ answers: Answers,
    from origins: [Int: Origin] = [:], naming named: Set<Int> = [], looks: UInt64, firstID: Int
  ) {
    func world<Layout>(
      _ layout: Layout, _ origins: [Int: ItemWorld<Layout>.Origin]
    ) -> ItemWorld<Layout> {
      var world = ItemWorld<Layout>(looks: looks)
      world.adopt(items, of: layout, answers, from: origins, naming: named, firstID: firstID)
      return world
    }
    if let grid = layout.grid {
      self = .columns(world(grid, Self.grid(origins)))
    } else if let rows = layout.rows {
      self = .rows(world(rows, Self.rows(origins)))
    } else {
      preconditionFailure("A section has columns or rows")
    }
  }

  /// Where items were in columns; those of rows are not known there.
  private static func grid(_ origins: [Int: Origin]) -> [Int: GridWorld.Origin] {
    origins.compactMapValues { origin in
      origin.section.layout.grid.map { ($0, origin.index) }
    }
  }

  /// Where items were in rows; those of columns are not known there.
  private static func rows(_ origins: [Int: Origin]) -> [Int: RowsWorld.Origin] {
    origins.compactMapValues { origin in
      origin.section.layout.rows.map { ($0, origin.index) }
    }
  }

  private func read<Result>(
    _ columns: (GridWorld) -> Result, _ rows: (RowsWorld) -> Result
  ) -> Result {
    switch self {
    case .columns(let world): columns(world)
    case .rows(let world): rows(world)
    }
  }

  private mutating func change<Fault: Error>(
    _ columns: (inout GridWorld) throws(Fault) -> Void,
    _ rows: (inout RowsWorld) throws(Fault) -> Void
  ) throws(Fault) {
    switch self {
    case .columns(var world):
      try columns(&world)
      self = .columns(world)
    case .rows(var world):
      try rows(&world)
      self = .rows(world)
    }
  }

  var layout: MasonryFeed.SectionItems { read({ .init($0.layout) }, { .init($0.layout) }) }

  var items: [WorldItem] {
    get { read({ $0.items }, { $0.items }) }
    set {
      change({ ($0.items, $0.past) = (newValue, []) }, { ($0.items, $0.past) = (newValue, []) })
    }
  }

  /// Whether the layout is what building it from nothing gives.
  var isPacked: Bool { read({ $0.isPacked }, { $0.isPacked }) }

  /// Whether columns differ, so that items are asked for at several widths.
  var hasWidths: Bool { read({ $0.layout.hasWidths }, { $0.layout.hasWidths }) }

  /// What was wrong when the section was made or laid out again.
  var failure: Failure? { read({ $0.failure }, { $0.failure }) }

  var facts: [HostItem] { items.map { $0.facts } }

  /// A provider that says what is known already.
  var known: KnownItems { read({ $0.known }, { $0.known }) }

  /// What the provider is asked about an item that spans some columns.
  func question(of index: Int, span: Int) -> ItemQuestion {
    read(
      { $0.layout.question(ofItemAt: index, span: span) },
      { $0.layout.question(ofItemAt: index, span: span) })
  }

  /// Whether no width is rounded.
  var isWhole: Bool {
    read(
      { $0.layout.settings.isWhole(at: $0.layout.crossLength) },
      { $0.layout.settings.isWhole(at: $0.layout.crossLength) })
  }

  /// Carries out a step, but for those that change what the feed or the section decides.
  mutating func run(_ step: GridStep) throws(Failure) {
    switch step {
    case .resize, .resizeUnmeasured, .reconfigure, .restore: return
    default: break
    }
    try change(
      { (world: inout GridWorld) throws(Failure) in try world.run(step) },
      { (world: inout RowsWorld) throws(Failure) in try world.run(step) { _ in nil } })
  }

  /// Takes the layout of a section that was laid out again, and what a provider said then.
  mutating func learn(
    _ answers: Answers, _ new: MasonryFeed.SectionItems, isMeasuring: Bool = false,
    asksNobody: Bool = false
  ) {
    guard (layout.grid == nil) == (new.grid == nil) else {
      let (looks, firstID) = read({ ($0.looks, $0.nextID) }, { ($0.looks, $0.nextID) })
      return self = .init(items, of: new, answers, looks: looks, firstID: firstID)
    }
    change(
      { world in
        guard let grid = new.grid else { return }
        world.learn(answers, grid, isMeasuring: isMeasuring, asksNobody: asksNobody)
      },
      { world in
        guard let rows = new.rows else { return }
        world.learn(answers, rows, isMeasuring: isMeasuring, asksNobody: asksNobody)
      })
  }

  /// Takes over the items of new data; some were there before.
  mutating func update(
    _ items: [WorldItem], by mapping: LayoutIndexMapping, _ answers: Answers,
    from origins: [Int: Origin], naming named: Set<Int>, _ new: MasonryFeed.SectionItems
  ) {
    change(
      { world in
        guard let grid = new.grid else { return }
        world.update(items, by: mapping, answers, from: Self.grid(origins), naming: named, grid)
      },
      { world in
        guard let rows = new.rows else { return }
        world.update(items, by: mapping, answers, from: Self.rows(origins), naming: named, rows)
      })
  }

  func add(to digest: inout Digest) {
    read({ $0.add(to: &digest) }, { $0.add(to: &digest) })
  }

  /// Throws unless items are those of another layout, to the bit.
  func requireSame(
    as other: MasonryFeed.SectionItems, isAllKnown: Bool = true,
    _ what: @autoclosure () -> FailureText
  ) throws(Failure) {
    switch self {
    case .columns(let world):
      guard let grid = other.grid else { throw Failure("They are not in columns") }
      try LayoutOracles.requireSame(grid, world.layout, isAllKnown: isAllKnown, what())
    case .rows(let world):
      guard let rows = other.rows else { throw Failure("They are not in rows") }
      try LayoutOracles.requireSame(rows, world.layout, isAllKnown: isAllKnown, what())
    }
  }
}
