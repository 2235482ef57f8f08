/// One way to do a task, ours or a rival's.
struct Contender {
  let name: String

  /// How many units of the task's measure one call of the body does.
  let units: Int

  /// Does the work once.
  ///
  /// What it returns is the same for all who do the same work.
  let body: () -> Int

  /// Undoes what the body did, outside the measured time.
  var reset: () -> Void = {}

  /// How many rounds it takes part in: fewer where one takes a tenth of a second or more.
  var rounds = 15
}

/// A task to measure, and who does it.
struct Benchmark {
  let name: String
  let items: Int
  let columns: Int
  let packing: String

  /// What the value is, for example `ns/item`.
  let unit: Unit
  let ours: Contender
  var rivals: [Contender] = []

  enum Unit: String {
    case nanosecondsPerItem = "ns/item"
    case microsecondsPerQuery = "us/query"
    case microsecondsPerFrame = "us/frame"
    case microsecondsPerChange = "us/change"
    case bytesPerItem = "bytes/item"
    case bytesPerSection = "bytes/section"
    case bytesPerRow = "bytes/row"

    /// Nanoseconds in one of the unit's times.
    var nanoseconds: Double { self == .nanosecondsPerItem ? 1 : 1000 }
  }
}
