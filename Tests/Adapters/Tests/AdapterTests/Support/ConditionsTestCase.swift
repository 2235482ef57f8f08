import XCTest

/// Tests with walls of pictures at three pixels a point, whose heights are thirds of a point.
@MainActor
class ConditionsTestCase: XCTestCase {
  var generator = SplitMix64(seed: 35)

  /// A wall at three pixels a point, whose heights are thirds of a point.
  func wall(
    counts: [Int] = [300], columns: [Int] = [2], measuring: Int = .max, scrolledTo y: Double = 0,
    prepare: (PhotoWall) -> Void = { _ in }
  ) -> PhotoWall {
    PhotoWall(
      counts: counts, columns: columns, measuring: measuring, scale: 3, scrolledTo: y,
      by: &generator, prepare: prepare)
  }
}
