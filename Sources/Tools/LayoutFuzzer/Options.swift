/// What the command line asks for.
struct Options {
  var seed: UInt64 = 1
  var steps = Int.max
  var seconds = Double.infinity

  /// The number of failures after which the run ends.
  var failures = 3

  /// The one subject that is looked at, if not all are.
  var only: Run.Kind?

  /// Whether only what Embedded Swift has is done.
  var isPortable = false

  static let usage = """
    Options: --seed, --steps, --seconds, --failures and a number, --only grid|feed|wheel|rows, --portable
    """

  /// The options, or `nil` if one is not known or its value is none.
  init?(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    while let option = arguments.next() {
      if option == "--portable" {
        isPortable = true
        continue
      }
      guard let value = arguments.next() else { return nil }
      switch option {
      case "--seed":
        guard let seed = UInt64(value) else { return nil }
        self.seed = seed
      case "--steps":
        guard let steps = Int(value) else { return nil }
        self.steps = steps
      case "--seconds":
        guard let seconds = Double(value) else { return nil }
        self.seconds = seconds
      case "--failures":
        guard let failures = Int(value) else { return nil }
        self.failures = failures
      case "--only":
        guard let kind = Run.Kind.allCases.first(where: { "\($0)" == value }) else { return nil }
        only = kind
      default: return nil
      }
    }
    // Without a limit, a minute.
    if steps == .max, seconds == .infinity { seconds = 60 }
  }
}
