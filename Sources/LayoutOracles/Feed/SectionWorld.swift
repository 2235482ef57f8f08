import LayoutGeometry
import MasonryLayout

/// The items of a section, in columns or in rows, with all that is known of them.
enum SectionWorld {
  case columns(GridWorld)
  case rows(RowsWorld)

  /// Items of a section that was just made, and what a provider said of them.
  init(
    _ items: [WorldItem], of layout: MasonryFeed.SectionItems, _ answers: Answers,
    from origins: [Int: Origin] = [:], naming named: Set<Int> = [], looks: UInt64, firstID: Int
  ) {
    if let grid = layout.grid {
      var world = GridWorld(looks: looks)
      world.adopt(
        items, of: grid, answers, from: Self.grid(origins), naming: named, firstID: firstID)
      self = .columns(world)
    } else if let rows = layout.rows {
      var world = RowsWorld(looks: looks)
      world.adopt(
        items, of: rows, answers, from: Self.rows(origins), naming: named, firstID: firstID)
      self = .rows(world)
    } else {
      preconditionFailure("A section has columns or rows")
    }
  }

  /// Where an item was that comes from another section.
  typealias Origin = (section: SectionWorld, index: Int)

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

  var layout: MasonryFeed.SectionItems {
    switch self {
    case .columns(let world): .init(world.layout)
    case .rows(let world): .init(world.layout)
    }
  }

  var items: [WorldItem] {
    get {
      switch self {
      case .columns(let world): world.items
      case .rows(let world): world.items
      }
    }
    set {
      switch self {
      case .columns(var world):
        (world.items, world.past) = (newValue, [])
        self = .columns(world)
      case .rows(var world):
        (world.items, world.past) = (newValue, [])
        self = .rows(world)
      }
    }
  }

  /// Whether the layout is what building it from nothing gives.
  var isPacked: Bool {
    switch self {
    case .columns(let world): world.isPacked
    case .rows(let world): world.isPacked
    }
  }

  /// Whether columns differ, so that items are asked for at several widths.
  var hasWidths: Bool {
    switch self {
    case .columns(let world): world.layout.hasWidths
    case .rows(let world): world.layout.hasWidths
    }
  }

  /// What was wrong when the section was made or laid out again.
  var failure: Failure? {
    switch self {
    case .columns(let world): world.failure
    case .rows(let world): world.failure
    }
  }

  var facts: [HostItem] { items.map { $0.facts } }

  /// A provider that says what is known already.
  var known: KnownItems {
    switch self {
    case .columns(let world): world.known
    case .rows(let world): world.known
    }
  }

  /// What the provider is asked about an item that spans some columns.
  func question(of index: Int, span: Int) -> ItemQuestion {
    switch self {
    case .columns(let world): world.layout.question(ofItemAt: index, span: span)
    case .rows(let world): world.layout.question(ofItemAt: index, span: span)
    }
  }

  /// Whether no width is rounded.
  var isWhole: Bool {
    switch self {
    case .columns(let world): world.layout.settings.isWhole(at: world.layout.crossLength)
    case .rows(let world): world.layout.settings.isWhole(at: world.layout.crossLength)
    }
  }

  /// Carries out a step, but for those that change what the feed or the section decides.
  mutating func run(_ step: GridStep) throws(Failure) {
    switch step {
    case .resize, .resizeUnmeasured, .reconfigure, .restore: return
    default: break
    }
    switch self {
    case .columns(var world):
      try world.run(step)
      self = .columns(world)
    case .rows(var world):
      try world.run(step) { _ in nil }
      self = .rows(world)
    }
  }

  /// Takes the layout of a section that was laid out again, and what a provider said then; between
  /// columns and rows, all items are asked for.
  mutating func learn(
    _ answers: Answers, _ new: MasonryFeed.SectionItems, isMeasuring: Bool = false,
    asksNobody: Bool = false
  ) {
    switch self {
    case .columns(var world):
      if let grid = new.grid {
        world.learn(answers, grid, isMeasuring: isMeasuring, asksNobody: asksNobody)
        self = .columns(world)
      } else {
        self = .init(items, of: new, answers, looks: world.looks, firstID: world.nextID)
      }
    case .rows(var world):
      if let rows = new.rows {
        world.learn(answers, rows, isMeasuring: isMeasuring, asksNobody: asksNobody)
        self = .rows(world)
      } else {
        self = .init(items, of: new, answers, looks: world.looks, firstID: world.nextID)
      }
    }
  }

  /// Takes the items that new data has, some of which were there before.
  mutating func update(
    _ items: [WorldItem], by mapping: LayoutIndexMapping, _ answers: Answers,
    from origins: [Int: Origin], naming named: Set<Int>, _ new: MasonryFeed.SectionItems
  ) {
    switch self {
    case .columns(var world):
      if let grid = new.grid {
        world.update(
          items, by: mapping, answers, from: Self.grid(origins), naming: named, grid)
      }
      self = .columns(world)
    case .rows(var world):
      if let rows = new.rows {
        world.update(
          items, by: mapping, answers, from: Self.rows(origins), naming: named, rows)
      }
      self = .rows(world)
    }
  }

  func add(to digest: inout Digest) {
    switch self {
    case .columns(let world): world.add(to: &digest)
    case .rows(let world): world.add(to: &digest)
    }
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
