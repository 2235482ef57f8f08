/// Memory of a caller: numbers that a function reads or writes, kept as long as a test runs.
struct Record<Number> {
  let address: UnsafeMutablePointer<Number>
  let count: Int

  init(_ numbers: [Number]) {
    count = numbers.count
    address = .allocate(capacity: max(count, 1))
    address.initialize(from: numbers, count: count)
  }

  var numbers: [Number] { Array(UnsafeBufferPointer(start: address, count: count)) }
}

extension Record<Double> {
  /// Room for so many numbers, all of them NaN until something is written.
  init(room count: Int) { self.init(Array(repeating: .nan, count: count)) }

  /// The settings of a wall: so many columns, 1,000 points wide, with distances of 10 points.
  static func wall(columns: Double = 4, width: Double = 1000) -> Record {
    Record([0, width, 0, 0] + grid(columns: columns))
  }

  /// The settings of the space of a feed that is 1,000 points wide.
  static var feed: Record { Record([0, 1000, 0, 0]) }

  /// The settings of a section with a pinned header of 40 points.
  static var section: Record { Record([0] + grid(columns: 3) + [-1, 0, 40, 1, 0] + after) }

  /// What follows the header of a section: its level 0, no footer, no background, no distance, no
  /// carousel, and not collapsed.
  static let after: [Double] = [0, -1, 0, -1, 0, -1, 0]

  static func grid(columns: Double) -> [Double] {
    [0, columns, 0, 0, 10, 10, 10, 10, 10, 10, 1, 0, 0]
  }

  /// The settings of a list of items around a wheel.
  static func wheel(itemCount: Double = 100) -> Record {
    Record(
      [100, 140, 500, 2, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, .infinity, 0, 0, 1, 1, 1, 1, 400, 600]
        + [itemCount, 0, 0])
  }
}
