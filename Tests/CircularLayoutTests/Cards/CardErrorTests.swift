import CircularLayout
import LayoutTestSupport
import XCTest

final class CardErrorTests: XCTestCase {
  private func wheel(
    _ sizes: [LayoutSize], _ arrangement: Wheel.Arrangement = .list(spacing: .gap(12)),
    radius: Double = 300
  ) throws -> Wheel {
    try Wheel.sample(sizes.count, arrangement, sizes: sizes) {
      $0.radiusToItemCenter = radius
      $0.scrollStep = .arcLength
    }
  }

  private let card = LayoutSize(width: 90, height: 110)

  func testEverySizeIsChecked() throws {
    for bad in [Double.nan, .infinity, -.infinity, -1, 0, 1e151] {
      for size in [LayoutSize(width: bad, height: 1), LayoutSize(width: 1, height: bad)] {
        let error = wheelError { _ = try wheel([card, size]) }
        XCTAssertEqual("\(error as Any)", "\(WheelError.sizeOfItem(1, size) as Any?)")
        XCTAssertEqual(error?.item, 1)
        var changed = try wheel([card, card, card])
        let before = changed
        for change in [WheelChange.setSize(size, at: 2), .insert(2, at: 1, sizes: [size, size])] {
          XCTAssertNotNil(wheelError { try changed.offset(from: 0, after: change) })
        }
        XCTAssertEqual(changed, before, "whatever threw changed nothing")
      }
    }
    for small in [Double.leastNonzeroMagnitude, 0.5] {
      for size in [LayoutSize(width: small, height: 9), LayoutSize(width: 9, height: small)] {
        XCTAssertNil(
          wheelError { _ = try wheel([card, size], .list(spacing: .angle(.degrees(9)))) }, "\(size)"
        )
      }
    }
  }

  func testGapsThatCannotBe() throws {
    let high = LayoutSize(width: 90, height: 580)
    XCTAssertEqual(
      wheelError { _ = try wheel([card, card, high, high]) }, nil, "20 points apart at the centre")
    XCTAssertEqual(
      wheelError { _ = try wheel([card, high, high], .list(spacing: .gap(21))) },
      .gapTooWide(21, widest: 20, afterItem: 1))
    XCTAssertEqual(
      wheelError { _ = try wheel([card, LayoutSize(width: 9, height: 700), card]) },
      .radiusTooSmall(300, smallest: 350))
    XCTAssertEqual(
      wheelError {
        _ = try wheel(
          [LayoutSize(width: 9, height: 0.5), .init(width: 9, height: 0.25)], radius: 0)
      },
      .radiusTooSmall(0, smallest: 0.25))
    XCTAssertEqual(wheelError { _ = try wheel([card, card], .list(spacing: .gap(-1))) }, .gap(-1))
    // A ring always closes, and so does a list that does not look at sizes.
    let all = [card, high, LayoutSize(width: 9, height: 700)]
    XCTAssertNil(wheelError { _ = try wheel(all, .ring(turns: 1)) })
    XCTAssertNil(wheelError { _ = try wheel(all, .list(spacing: .angle(.degrees(9)))) })
    var changed = try wheel([high, card, high, card], .list(spacing: .gap(200)))
    let before = changed
    for change in [WheelChange.move(1, to: 3), .remove(1..<2)] {
      XCTAssertNotNil(wheelError { try changed.offset(from: 0, after: change) })
    }
    XCTAssertEqual(changed, before)
  }
}
