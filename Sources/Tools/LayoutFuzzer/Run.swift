import LayoutOracles

/// The programs of a seed, on a wall, a feed, a wheel and rows in turn.
struct Run {
  enum Kind: CaseIterable { case grid, feed, wheel, rows }

  let seed: UInt64

  /// The one subject that is looked at, if not all are.
  var only: Kind?

  /// Whether steps that Embedded Swift has no counterpart of are left out, so that a WebAssembly
  /// module has the same digest.
  var isPortable = false

  private(set) var programCount = 0
  private(set) var stepCount = 0

  /// What all walls, feeds and rows were after each step; a wheel's sines and cosines are those of
  /// the machine.
  private(set) var digest = Digest()

  init(seed: UInt64) { self.seed = seed }

  /// What the next program is, which is the first one of its seed.
  var program: (kind: Kind, seed: UInt64) {
    let kinds = Kind.allCases
    return (
      only ?? kinds[programCount % kinds.count],
      seed &+ UInt64(programCount) &* 0x9E37_79B9_7F4A_7C15
    )
  }

  /// Carries out the next program, and returns whether it holds; if not, it is printed.
  mutating func next() -> Bool {
    let (kind, seed) = program
    programCount += 1
    switch kind {
    case .grid: return holds(Program<GridWorld>(seed: seed, length: 40))
    case .feed: return holds(Program<FeedWorld>(seed: seed, length: 30))
    case .wheel: return holds(Program<WheelSubject>(seed: seed, length: 40))
    case .rows: return holds(Program<RowsWorld>(seed: seed, length: 40))
    }
  }

  private mutating func holds<Tested>(_ program: Program<Tested>) -> Bool {
    let program = isPortable ? program.portable : program
    stepCount += program.steps.count
    guard program.failure(&digest) != nil else { return true }
    #if !hasFeature(Embedded)
    print(program.shrunk().test)
    #endif
    return false
  }
}
