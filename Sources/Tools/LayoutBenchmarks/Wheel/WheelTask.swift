import CircularLayout

/// The tasks of a wheel of the tutorial's cards at one item count, as a list or as a ring, and of
/// different cards.
struct WheelTask {
  static let itemCounts = [10, 1_000, 1_000_000, 1_000_000_000]

  /// A tablet in landscape, which shows about a dozen of the tutorial's cards.
  static let viewportSize = LayoutSize(width: 1194, height: 834)

  let wheel: Wheel

  /// `list`, `ring` or `cards`, a list of different sizes.
  let packing: String

  /// Offsets from all over the content, each a frame to draw.
  ///
  /// Few enough that a round is over before the system gives the processor to someone else: a slice
  /// of its time is as long as thousands of frames.
  let offsets: [Double]

  init(itemCount: Int, configuration: Wheel.Configuration, packing: String) {
    do {
      let wheel = try Wheel(
        itemCount: itemCount, configuration: configuration, viewportSize: Self.viewportSize)
      self.init(wheel: wheel, packing: packing)
    } catch {
      preconditionFailure(error.description)
    }
  }

  private init(wheel: Wheel, packing: String) {
    self.wheel = wheel
    self.packing = packing
    let end = wheel.maximumOffset
    offsets = (1...500).map { step in
      end * (Double(step) * 0.618_033_988_749_894_9).truncatingRemainder(dividingBy: 1)
    }
  }

  /// The wheels of so many items.
  ///
  /// A ring is as large as its items need, so one of a million would be a straight line.
  static func tasks(itemCount: Int) -> [WheelTask] {
    var configuration = Wheel.Configuration.tutorial()
    let list = WheelTask(itemCount: itemCount, configuration: configuration, packing: "list")
    guard itemCount <= 1_000 else { return [list] }
    configuration.radiusToItemCenter = max(500, Double(itemCount) * 133 / (2 * .pi))
    configuration.arrangement = .ring(turns: 3)
    configuration.scrollStep = .arcLength
    let ring = WheelTask(itemCount: itemCount, configuration: configuration, packing: "ring")
    return [list, ring]
  }

  /// Cards that cover as much as a square of 150 points, in the proportions of the pictures.
  static func cards(itemCount: Int) -> WheelTask {
    let sizes = Workload(itemCount: itemCount).ratios.map { ratio in
      LayoutSize(width: 150 * ratio.squareRoot(), height: 150 / ratio.squareRoot())
    }
    do {
      let wheel = try Wheel(
        itemCount: itemCount,
        configuration: .init(itemSize: sizes[0], radiusToItemCenter: 500),
        viewportSize: Self.viewportSize, measuredBy: { sizes[$0] })
      return WheelTask(wheel: wheel, packing: "cards")
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Runs the tasks of all item counts.
  static func runAll(with runner: Runner) {
    runLateSizes(with: runner)
    let names = ["visible", "query", "hitTest", "snap"]
    for itemCount in itemCounts {
      for task in tasks(itemCount: itemCount) { task.run(with: runner) }
      // A million cards take a while: not for a filter that asks for something else.
      guard itemCount <= 1_000_000, names.contains(where: { runner.wants("wheel.\($0)") })
      else { continue }
      cards(itemCount: itemCount).run(with: runner)
    }
  }

  func run(with runner: Runner) {
    runFrames(with: runner)
    runQueries(with: runner)
    runHitTests(with: runner)
    runSnapping(with: runner)
    runDials(with: runner)
    runFlings(with: runner)
  }

  /// A benchmark of this task; a wheel has no columns.
  func benchmark(
    _ name: String, _ unit: Benchmark.Unit, ours: Contender, rivals: [Contender] = []
  ) -> Benchmark {
    Benchmark(
      name: "wheel.\(name)", items: wheel.itemCount, columns: 0, packing: packing, unit: unit,
      ours: ours, rivals: rivals)
  }
}
