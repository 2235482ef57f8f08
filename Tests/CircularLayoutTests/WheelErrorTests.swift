import CircularLayout
import XCTest

final class WheelErrorTests: XCTestCase {
  private let viewport = LayoutSize(width: 375, height: 667)

  private func error(
    itemCount: Int = 3, viewport: LayoutSize? = nil,
    _ change: (inout Wheel.Configuration) -> Void = { _ in }
  ) -> WheelError? {
    var configuration = Wheel.Configuration(
      itemSize: LayoutSize(width: 100, height: 50), radiusToItemCenter: 300)
    change(&configuration)
    do {
      _ = try Wheel(
        itemCount: itemCount, configuration: configuration,
        viewportSize: viewport ?? self.viewport)
      return nil
    } catch {
      return error
    }
  }

  func testAGoodConfigurationMakesAWheel() {
    XCTAssertNil(error())
    XCTAssertNil(error(itemCount: 0, viewport: .zero))
  }

  /// NaN, the infinities and a negative number in every field that takes a number.
  func testEveryFieldIsChecked() {
    for bad in [Double.nan, .infinity, -.infinity, -1] {
      let isNegative = bad == -1
      XCTAssertNotNil(error(viewport: LayoutSize(width: bad, height: 1)))
      XCTAssertNotNil(error(viewport: LayoutSize(width: 1, height: bad)))
      XCTAssertNotNil(error { $0.itemSize.width = bad })
      XCTAssertNotNil(error { $0.itemSize.height = bad })
      XCTAssertNotNil(error { $0.radiusToItemCenter = bad })
      XCTAssertNotNil(error { $0.arrangement = .list(spacing: .angle(.degrees(bad))) })
      XCTAssertNotNil(error { $0.arrangement = .list(spacing: .arc(bad)) })
      XCTAssertNotNil(error { $0.arrangement = .list(spacing: .gap(bad)) })
      XCTAssertNotNil(error { $0.scrollStep = .points(bad) })
      XCTAssertNotNil(error { $0.arcLimit = .radians(bad) })
      XCTAssertNotNil(error { $0.falloff.scale = bad })
      XCTAssertNotNil(error { $0.falloff.opacity = bad })
      XCTAssertNotNil(error { $0.falloff.reach = .items(bad) })
      XCTAssertEqual(error { $0.focus = .angle(.degrees(bad)) } == nil, isNegative)
      XCTAssertEqual(error { $0.center = .peeking(bad) } == nil, isNegative)
      XCTAssertEqual(error { $0.center = .at(LayoutPoint(x: bad, y: 0)) } == nil, isNegative)
    }
    XCTAssertNil(error { $0.falloff.scale = 0 })
    XCTAssertEqual(error { $0.falloff.scale = -1e-300 }, .falloffScale(-1e-300))
    XCTAssertEqual(error { $0.falloff.opacity = 1.5 }, .falloffOpacity(1.5))
    XCTAssertEqual(error { $0.falloff.reach = .items(0) }, .falloffReach(.items(0)))
    XCTAssertEqual(error { $0.arrangement = .ring(turns: 0) }, .turns(0))
    XCTAssertEqual(error { $0.arrangement = .list(spacing: .arc(0)) }, .arc(0))
    XCTAssertEqual(error(itemCount: -1), .itemCount(-1))
    XCTAssertEqual(error(itemCount: .max), .itemCount(.max))
  }

  func testValuesThatDoNotGoTogether() {
    XCTAssertEqual(
      error { $0.arrangement = .list(spacing: .gap(551)) }, .gapTooWide(551, widest: 550))
    XCTAssertEqual(
      error {
        $0.radiusToItemCenter = 20
        $0.arrangement = .list(spacing: .gap(0))
      }, .radiusTooSmall(20, smallest: 25))
    XCTAssertEqual(
      error {
        $0.radiusToItemCenter = 0
        $0.arrangement = .list(spacing: .arc(10))
      }, .noAngle(radius: 0))
    XCTAssertEqual(
      error {
        $0.radiusToItemCenter = 0
        $0.arrangement = .list(spacing: .widthAlongTangent)
      }, .scrollStep(0))
    XCTAssertNil(
      error {
        $0.radiusToItemCenter = 0
        $0.arrangement = .ring(turns: 1)
        $0.scrollStep = .points(10)
      })
    XCTAssertEqual(error(itemCount: 1_000) { $0.scrollStep = .points(1e307) }, .scrollStep(1e307))
  }

  func testTheSentencesNameTheValue() {
    XCTAssertEqual(
      error { $0.radiusToItemCenter = .nan }?.description,
      "The radius to the item centre must be a finite number of at least 0, not nan.")
    XCTAssertEqual(
      error { $0.itemSize.width = -4 }?.description,
      "The item size must be finite numbers greater than 0, not -4.0 × 50.0.")
    XCTAssertEqual(
      error { $0.arrangement = .list(spacing: .gap(600)) }?.description,
      "The gap between items must be at most 2 * radius - item height = 550.0, not 600.0.")
    let all: [WheelError] = [
      .itemCount(-1), .viewportSize(.zero), .itemSize(.zero), .radius(-7), .center(.zero),
      .peek(-7), .focus(.zero), .angle(.zero), .arc(-7), .gap(-7), .gapTooWide(-7, widest: 2),
      .itemCountWithSizes(-1), .noRadius(itemCount: 2, over: .zero),
      .noAngle(radius: -7), .scrollStep(-7), .turns(-7), .arcLimit(.zero), .falloffScale(-7),
      .falloffOpacity(-7), .falloffReach(.items(-7)), .radiusTooSmall(-7, smallest: 2),
      .fanArc(.zero), .falloffReach(.angle(.zero)), .textRotation(.zero), .turnOver(.zero),
    ]
    XCTAssertEqual(Set(all.map(\.description)).count, all.count)
    for error in all {
      XCTAssertTrue(error.description.hasPrefix("The "), error.description)
      XCTAssertTrue(error.description.hasSuffix("."), error.description)
    }
  }
}
