import LayoutGeometry
import MasonryLayout

/// The items of a section, in columns or in rows, with all that is known of them.
enum SectionWorld {
  case columns(GridWorld)
  case rows(RowsWorld)

  /// Items of a section that was just made, and what a provider said of them.
  init(
    _ items: [WorldItem], of layout: MasonryFeed.SectionItems, _ answers: Answers, looks: UInt64,
    firstID: Int
  ) {
    if let grid = layout.grid {
      var world = GridWorld(looks: looks)
      world.adopt(items, of: grid, answers, firstID: firstID)
      self = .columns(world)
    } else if let rows = layout.rows {
      var world = RowsWorld(looks: looks)
      world.adopt(items, of: rows, answers, firstID: firstID)
      self = .rows(world)
    } else {
      preconditionFailure("A section has columns or rows")
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

  var facts: [HostItem] { items.map { $0.facts } }

  /// A provider that says what is known already.
  var known: KnownItems { KnownItems(items: items, axis: layout.axis) }

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
    _ answers: Answers, _ new: MasonryFeed.SectionItems, isMeasuring: Bool = false
  ) {
    switch self {
    case .columns(var world):
      if let grid = new.grid {
        world.learn(answers, grid, isMeasuring: isMeasuring)
        self = .columns(world)
      } else {
        self = .init(items, of: new, answers, looks: world.looks, firstID: world.nextID)
      }
    case .rows(var world):
      if let rows = new.rows {
        world.learn(answers, rows, isMeasuring: isMeasuring)
        self = .rows(world)
      } else {
        self = .init(items, of: new, answers, looks: world.looks, firstID: world.nextID)
      }
    }
  }

  /// Takes the items that new data has, some of which were there before.
  mutating func update(
    _ items: [WorldItem], by mapping: LayoutIndexMapping, _ answers: Answers,
    _ new: MasonryFeed.SectionItems
  ) {
    switch self {
    case .columns(var world):
      if let grid = new.grid { world.update(items, by: mapping, answers, grid) }
      self = .columns(world)
    case .rows(var world):
      if let rows = new.rows { world.update(items, by: mapping, answers, rows) }
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
    as other: MasonryFeed.SectionItems, _ what: @autoclosure () -> FailureText
  ) throws(Failure) {
    switch self {
    case .columns(let world):
      guard let grid = other.grid else { throw Failure("They are not in columns") }
      try LayoutOracles.requireSame(grid, world.layout, what())
    case .rows(let world):
      guard let rows = other.rows else { throw Failure("They are not in rows") }
      try LayoutOracles.requireSame(rows, world.layout, what())
    }
  }
}
