import CoreGraphics
import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// A pinch that changes columns keeps the photo between the fingers.
@MainActor
final class FeedPinchTests: XCTestCase {
  private var generator = SplitMix64(seed: 52)

  private func pinch(_ wall: PhotoWall, at point: CGPoint, by scales: [CGFloat]) {
    let recognizer = UIPinchGestureRecognizer()
    let origin = wall.view.contentOffset
    recognizer.pinch(at: CGPoint(x: point.x + origin.x, y: point.y + origin.y), by: scales) {
      wall.layout.pinch(recognizer, columns: columns(wall), in: 2...6) { count in
        let layout = ColumnsLayout(
          columns: .fixed(count), columnSpacing: 8, itemSpacing: 6, contentInsets: .init(10))
        wall.gallery.albums[0].section.layout = .columns(layout)
      }
    }
  }

  private func columns(_ wall: PhotoWall) -> Int {
    let columns = wall.gallery.albums[0].section.layout.columns?.columns
    if case .fixed(let count) = columns { return count }
    return 0
  }

  func testThePhotoBetweenTheFingersStaysAndComesBack() async throws {
    var seen = 0
    for measured in [0, Int.max] {
      for keepsColumns in [false, true] {
        for y in [130.0, 377 + 1.0 / 3] {
          let wall = PhotoWall(
            counts: [300], columns: [3], measuring: measured, inset: 44,
            scrolledTo: 3_000 + 1.0 / 3, by: &generator
          ) { $0.layout.keepsColumns = keepsColumns }
          let message = "\(measured), \(keepsColumns), \(y)"
          for scales in [[0.8, 0.5], [1.2, 2, 3], [1.4]] {
            let found = wall.photosInView.filter { $0.value.contains(CGPoint(x: 30, y: y)) }
            pinch(wall, at: CGPoint(x: 30, y: y), by: scales.map { CGFloat($0) })
            guard let (id, frame) = found.first else { continue }
            seen += 1
            let part = (y - frame.minY) / frame.height
            let now = try XCTUnwrap(wall.photosInView[id], message)
            XCTAssertEqual(now.minY + part * now.height, y, accuracy: 2, message)
          }
          XCTAssertEqual(columns(wall), 2)
          XCTAssertEqual(wall.view.misuses, [], message)
        }
      }
    }
    XCTAssertGreaterThan(seen, 16)
  }

  func testOneTouchThereAndBackMovesNothing() async throws {
    let wall = PhotoWall(
      counts: [300], columns: [3], scrolledTo: 3_000 + 1.0 / 3, by: &generator)
    wall.assertStays { pinch(wall, at: CGPoint(x: 60, y: 200), by: [0.8, 0.5, 1.4, 1]) }
    XCTAssertEqual(columns(wall), 3)
    try wall.assertShowsTheRightViews()
  }

  func testNoPinchMakesNoColumns() async throws {
    for scale in [0, -1, 1e-300, 1e300, CGFloat.nan, .infinity] {
      let wall = PhotoWall(counts: [30], columns: [3], by: &generator)
      pinch(wall, at: CGPoint(x: 60, y: 200), by: [scale])
      XCTAssertTrue((2...6).contains(columns(wall)), "\(scale)")
    }
  }
}
