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
    _ items: [WorldItem], of layout: MasonryItems, _ answers: Answers,
    from origins: [Int: Origin] = [:], naming named: Set<Int> = [], looks: UInt64, firstID: Int
  ) {
    func world<Settings>() -> ItemWorld<Settings> {
      var world = ItemWorld<Settings>(looks: looks)
      world.adopt(
        items, of: layout, answers, from: Self.known(origins, in: layout), naming: named,
        firstID: firstID)
      return world
    }
    self = layout.layout.columns != nil ? .columns(world()) : .rows(world())
  }

  /// Where items were in columns, or in rows; those of the other kind are not known there.
  private static func known(
    _ origins: [Int: Origin], in layout: MasonryItems
  ) -> [Int: (layout: MasonryItems, index: Int)] {
    origins.compactMapValues { origin in
      let other = origin.section.layout
      return (other.layout.columns == nil) == (layout.layout.columns == nil)
        ? (other, origin.index) : nil
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

  var layout: MasonryItems { read({ $0.layout }, { $0.layout }) }

  var items: [WorldItem] {
    get { read({ $0.items }, { $0.items }) }
    set {
      change({ ($0.items, $0.past) = (newValue, []) }, { ($0.items, $0.past) = (newValue, []) })
    }
  }

  /// Whether the layout is what building it from nothing gives.
  var isPacked: Bool { read({ $0.isPacked }, { $0.isPacked }) }

  /// Whether places are told apart.
  var isPlaced: Bool { read({ $0.isPlaced }, { $0.isPlaced }) }

  /// Whether columns differ, so that items are asked for at several widths.
  var hasWidths: Bool { layout.hasWidths }

  /// What was wrong when the section was made or laid out again.
  var failure: Failure? { read({ $0.failure }, { $0.failure }) }

  var facts: [HostItem] { items.map { $0.facts } }

  /// A provider that says what is known already.
  var known: KnownItems { read({ $0.known }, { $0.known }) }

  /// What the provider is asked about an item that spans some columns.
  func question(of index: Int, span: Int) -> ItemQuestion {
    layout.question(ofItemAt: index, span: span)
  }

  /// Whether no width is rounded.
  var isWhole: Bool {
    read(
      { $0.settings.isWhole(at: $0.layout.crossLength) },
      { $0.settings.isWhole(at: $0.layout.crossLength) })
  }

  /// Carries out a step, but for those that change what the feed or the section decides.
  mutating func run(_ step: GridStep) throws(Failure) {
    let inner = if case .inView(_, let inner) = step { inner } else { step }
    switch inner {
    case .resize, .resizeUnmeasured, .reconfigure, .restore: return
    default: break
    }
    try change(
      { (world: inout GridWorld) throws(Failure) in try world.run(step) },
      { (world: inout RowsWorld) throws(Failure) in try world.run(step) { _ in nil } })
  }

  /// Takes the layout of a section that was laid out again, and what a provider said then.
  mutating func learn(
    _ answers: Answers, _ new: MasonryItems, isMeasuring: Bool = false, asksNobody: Bool = false
  ) {
    guard (layout.layout.columns == nil) == (new.layout.columns == nil) else {
      let (looks, firstID) = read({ ($0.looks, $0.nextID) }, { ($0.looks, $0.nextID) })
      return self = .init(items, of: new, answers, looks: looks, firstID: firstID)
    }
    change(
      { $0.learn(answers, new, isMeasuring: isMeasuring, asksNobody: asksNobody) },
      { $0.learn(answers, new, isMeasuring: isMeasuring, asksNobody: asksNobody) })
  }

  /// Takes over the items of new data; some were there before.
  mutating func update(
    _ items: [WorldItem], by mapping: LayoutIndexMapping, _ answers: Answers,
    from origins: [Int: Origin], naming named: Set<Int>, _ new: MasonryItems
  ) {
    let origins = Self.known(origins, in: new)
    change(
      { $0.update(items, by: mapping, answers, from: origins, naming: named, new) },
      { $0.update(items, by: mapping, answers, from: origins, naming: named, new) })
  }

  func add(to digest: inout Digest) {
    read({ $0.add(to: &digest) }, { $0.add(to: &digest) })
  }

  /// Throws unless items are those of another layout, to the bit.
  func requireSame(
    as other: MasonryItems, isAllKnown: Bool = true, _ what: @autoclosure () -> FailureText
  ) throws(Failure) {
    try LayoutOracles.requireSame(other, layout, isAllKnown: isAllKnown, what())
  }
}
