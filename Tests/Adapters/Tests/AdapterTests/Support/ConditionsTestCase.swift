import MasonryLayout
@testable import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// Tests with walls of pictures at three pixels a point, whose heights are thirds of a point.
@MainActor
class ConditionsTestCase: XCTestCase {
  var generator = SplitMix64(seed: 35)

  /// A wall at three pixels a point, whose heights are thirds of a point.
  func wall(
    counts: [Int] = [300], columns: [Int] = [2], measuring: Int = .max, scrolledTo y: Double = 0,
    prepare: (PhotoWall) -> Void = { _ in }
  ) -> PhotoWall {
    var heights = SplitMix64(seed: generator.next())
    return PhotoWall(counts: counts, columns: columns, measuring: 0, by: &generator) { wall in
      for album in wall.gallery.albums.indices {
        for item in wall.gallery.albums[album].photos.indices.prefix(measuring) {
          wall.gallery.albums[album].photos[item].measuredHeight =
            Double.random(in: 60...900, using: &heights).rounded() / 3
        }
      }
      wall.view.setEnvironment(displayScale: 3)
      prepare(wall)
      if y != 0 {
        wall.view.layoutIfNeeded()
        wall.scroll(to: y)
      }
    }
  }
}
