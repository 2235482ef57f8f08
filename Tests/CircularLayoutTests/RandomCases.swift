/// How many random cases a property is tried on: a hundred thousand where code is fast.
enum RandomCases {
  #if DEBUG
  static let count = 2_000
  #else
  static let count = 100_000
  #endif
}
