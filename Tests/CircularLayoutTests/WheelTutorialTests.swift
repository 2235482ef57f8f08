import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelTutorialTests: XCTestCase {
  private let phone = LayoutSize(width: 375, height: 667)
  private let sideways = LayoutSize(width: 667, height: 375)
  private let everywhere = LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  private func pair(
    _ count: Int, in viewport: LayoutSize
  ) throws -> (wheel: Wheel, tutorial: SpinningWheelTutorial) {
    (
      try Wheel(itemCount: count, configuration: .tutorial(), viewportSize: viewport),
      SpinningWheelTutorial(itemCount: count, viewport: viewport)
    )
  }

  /// Every number of items up to 300 for which the tutorial has answers, at 21 offsets each.
  func testItGivesTheTutorialsNumbers() throws {
    for viewport in [phone, sideways] {
      for count in 2...300 where Double(count) * 133 > viewport.width {
        let (wheel, tutorial) = try pair(count, in: viewport)
        XCTAssertEqual(wheel.anglePerItem.radians, tutorial.anglePerItem)
        XCTAssertEqual(wheel.contentSize.width, tutorial.contentWidth, accuracy: 1e-9)
        XCTAssertEqual(wheel.contentSize.height, viewport.height)
        for twentieth in 0...20 {
          let offset = wheel.maximumOffset * Double(twentieth) / 20
          for item in wheel.items(in: everywhere, atOffset: offset) {
            let angle = tutorial.angle(ofItem: item.index, atOffset: offset)
            XCTAssertEqual(item.angle.radians, angle, accuracy: 1e-11)
            XCTAssertEqual(item.rotation.radians, angle, accuracy: 1e-11)
            XCTAssertLessThan(item.anchorPoint.distance(to: tutorial.anchorPoint), 1e-9)
            XCTAssertEqual(item.size, tutorial.itemSize)
            // Truncation may fall to either side where the angles differ in the last digit.
            let zIndex = tutorial.zIndex(ofItem: item.index, atOffset: offset)
            XCTAssertLessThanOrEqual(abs(item.zIndex - zIndex), 1)
            let middle = LayoutPoint(x: offset + viewport.width / 2, y: viewport.height / 2)
            let unrotated = item.wheelCenter.offsetBy(dx: 0, dy: -tutorial.radius)
            XCTAssertLessThan(unrotated.distance(to: middle), 1e-9)
          }
        }
      }
    }
  }

  /// Where the content would be no longer than the view, every item can still reach the focus.
  func testWhereTheTutorialDividesByZeroEveryItemIsReachable() throws {
    for (count, width) in [
      (0, 375.0), (1, 133), (1, 20), (2, 266), (3, 399), (5, 665), (5, 667), (2, 5_000),
    ] {
      let (wheel, _) = try pair(count, in: LayoutSize(width: width, height: 400))
      guard Double(count) * 133 <= width || count == 1 else {
        XCTFail("\(count) items in \(width) are no such case")
        continue
      }
      XCTAssertEqual(wheel.step, 133)
      XCTAssertEqual(wheel.contentSize.width, width + Double(max(count - 1, 0)) * 133)
      XCTAssertEqual(wheel.visibleItems(atOffset: 0).isEmpty, count == 0)
      for index in 0..<count {
        let offset = wheel.offset(atFocusIndex: Double(index))
        let item = try XCTUnwrap(wheel.item(at: index, atOffset: offset))
        XCTAssertEqual(item.angle.radians, 0, accuracy: 1e-12)
        XCTAssertEqual(wheel.snappedOffset(proposed: offset, velocity: 1), offset)
      }
    }
  }
}
