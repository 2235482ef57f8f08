/// How many random cases a property is tried on: a hundred thousand where code is fast.
enum RandomCases {
  #if DEBUG
  static let count = 1_000
  /// The same where each takes its time to make.
  static let worlds = 120
  #else
  static let count = 100_000
  static let worlds = 100_000
  #endif
}
