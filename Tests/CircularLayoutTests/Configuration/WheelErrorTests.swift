import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelErrorTests: XCTestCase {
  private let limit = 1e150

  /// How often the provider of the last wheel was asked.
  private var asked = 0

  /// What a wheel throws, the same with and without a provider.
  private func error(
    itemCount: Int = 3, viewport: LayoutSize = LayoutSize(width: 375, height: 667),
    line: UInt = #line, _ change: (inout Wheel.Configuration) -> Void = { _ in }
  ) -> WheelError? {
    var configuration = Wheel.Configuration(
      itemSize: LayoutSize(width: 100, height: 50), radiusToItemCenter: 300)
    change(&configuration)
    var found: [WheelError?] = []
    asked = 0
    let provider: (Int) -> LayoutSize? = { _ in
      self.asked += 1
      return nil
    }
    for isMeasured in [false, true] {
      do throws(WheelError) {
        _ =
          isMeasured
          ? try Wheel(
            itemCount: itemCount, configuration: configuration, viewportSize: viewport,
            measuredBy: provider)
          : try Wheel(
            itemCount: itemCount, configuration: configuration, viewportSize: viewport)
        found.append(nil)
      } catch {
        found.append(error)
      }
    }
    XCTAssertEqual("\(found[0] as Any)", "\(found[1] as Any)", line: line)
    return found[0]
  }

  /// NaN, the infinities, a negative number and the first beyond the limit, in every field.
  func testEveryFieldIsChecked() {
    typealias Settings = Wheel.Configuration
    func list(_ spacing: Wheel.Spacing) -> Wheel.Arrangement { .list(spacing: spacing) }
    let fields: [(set: (inout Settings, Double) -> Void, error: (Double) -> WheelError)] = [
      ({ $0.itemSize.width = $1 }, { .itemSize(LayoutSize(width: $0, height: 50)) }),
      ({ $0.itemSize.height = $1 }, { .itemSize(LayoutSize(width: 100, height: $0)) }),
      ({ $0.radiusToItemCenter = $1 }, { .radius($0) }),
      ({ $0.scrollStep = .points($1) }, { .scrollStep($0) }),
      ({ $0.arrangement = list(.arc($1)) }, { .arc($0) }),
      ({ $0.arrangement = list(.gap($1)) }, { .gap($0) }),
      ({ $0.arrangement = list(.angle(.radians($1))) }, { .angle(.radians($0)) }),
      ({ $0.arcLimit = .radians($1) }, { .arcLimit(.radians($0)) }),
      ({ $0.falloff.scale = $1 }, { .falloffScale($0) }),
      ({ $0.falloff.opacity = $1 }, { .falloffOpacity($0) }),
      ({ $0.falloff.reach = .items($1) }, { .falloffReach(.items($0)) }),
      ({ $0.focus = .angle(.radians($1)) }, { .focus(.radians($0)) }),
      ({ $0.center = .peeking($1) }, { .center(.peeking($0)) }),
      ({ $0.center = .at(LayoutPoint(x: $1, y: 0)) }, { .center(.at(LayoutPoint(x: $0, y: 0))) }),
      ({ $0.center = .at(LayoutPoint(x: 0, y: $1)) }, { .center(.at(LayoutPoint(x: 0, y: $0))) }),
    ]
    for (number, field) in fields.enumerated() {
      func error(_ value: Double) -> WheelError? {
        self.error {
          $0.arrangement = list(.angle(.degrees(30)))
          $0.scrollStep = .points(100)
          field.set(&$0, value)
        }
      }
      for bad in [Double.nan, .infinity, -.infinity, -1, limit.nextUp, -limit.nextUp] {
        // Where the wheel stands and looks may be less than 0.
        let isGood = number > 10 && bad == -1 || number == 10 && bad == limit.nextUp
        let found = error(bad)
        if found != nil { XCTAssertEqual(asked, 0, "\(bad) in \(number)") }
        XCTAssertEqual(
          "\(found as Any)", "\((isGood ? nil : field.error(bad)) as Any)", "\(bad) in \(number)")
      }
      // The scale is limited by the size of the item, the gap by the radius, the opacity by 1.
      guard ![5, 8, 9].contains(number) else { continue }
      for good in number > 10 ? [limit, -limit] : [limit] {
        XCTAssertNil(error(good), "\(good) in \(number)")
      }
    }
    for bad in [Double.nan, .infinity, -.infinity, -1, limit.nextUp] {
      for size in [LayoutSize(width: bad, height: 1), LayoutSize(width: 1, height: bad)] {
        XCTAssertEqual(
          "\(error(viewport: size) as Any)", "\(WheelError.viewportSize(size) as Any?)")
      }
    }
    XCTAssertNil(error(viewport: LayoutSize(width: limit, height: limit)))
    XCTAssertNil(error(itemCount: 0, viewport: .zero))
    XCTAssertNil(error { $0.falloff.scale = 0 })
    for degrees in [0, -1, .nan, .infinity] {
      XCTAssertNotNil(error { $0.falloff.reach = .angle(.degrees(degrees)) })
    }
    for degrees in [-1.0, 181, .nan, .infinity] {
      XCTAssertNotNil(error { $0.legibility = .init(turnOver: .degrees(degrees)) })
      let found = error { $0.legibility = .init(textRotation: .degrees(degrees)) }
      XCTAssertEqual(found == nil, degrees.isFinite, "\(degrees)")
    }
    XCTAssertNil(
      error { $0.legibility = .init(textRotation: .degrees(-9_999), turnOver: .halfTurn) })
    let zeros: [((inout Settings) -> Void, WheelError)] = [
      ({ $0.falloff.scale = -1e-300 }, .falloffScale(-1e-300)),
      ({ $0.falloff.opacity = 1.5 }, .falloffOpacity(1.5)),
      ({ $0.falloff.reach = .items(0) }, .falloffReach(.items(0))),
      ({ $0.itemSize.width = 0 }, .itemSize(LayoutSize(width: 0, height: 50))),
      ({ $0.arrangement = .ring(turns: 0) }, .turns(0)),
      ({ $0.scrollStep = .points(0) }, .scrollStep(0)),
      ({ $0.arrangement = list(.arc(0)) }, .arc(0)),
      ({ $0.arrangement = .fan(over: .zero) }, .fanArc(.zero)),
      ({ $0.arrangement = list(.angle(.zero)) }, .angle(.zero)),
    ]
    for (change, expected) in zeros {
      XCTAssertEqual(error(change), expected)
      XCTAssertEqual(asked, 0)
    }
  }

  func testValuesThatDoNotGoTogether() {
    for (radius, spacing, expected) in [
      (300, .gap(551), .gapTooWide(551, widest: 550)),
      (20, .gap(0), .radiusTooSmall(20, smallest: 25)), (0, .arc(10), .noAngle(radius: 0)),
      (0, .widthAlongTangent, .scrollStep(0)),
    ] as [(Double, Wheel.Spacing, WheelError)] {
      let found = error {
        $0.radiusToItemCenter = radius
        $0.arrangement = .list(spacing: spacing)
      }
      XCTAssertEqual(found, expected)
    }
    XCTAssertNil(
      error {
        $0.radiusToItemCenter = 0
        $0.arrangement = .ring(turns: 1)
        $0.scrollStep = .points(10)
      })
    XCTAssertEqual(error(itemCount: 1_000) { $0.scrollStep = .points(1e307) }, .scrollStep(1e307))
  }

  func testTheSentencesNameTheValue() {
    // "A finite number" would be fulfilled by what is only too great.
    let errors: [WheelError] = [
      .radius(.nan), .radius(1e151), .radiusTooSmall(20, smallest: 25), .center(.focusInMiddle),
      .center(.at(LayoutPoint(x: .nan, y: 1))), .center(.peeking(.nan)), .focus(.degrees(.nan)),
      .itemSize(LayoutSize(width: -4, height: 50)), .gapTooWide(600, widest: 550),
      .gapTooWide(21, widest: 20, afterItem: 1),
      .viewportSize(LayoutSize(width: .infinity, height: 667)),
      .viewportSize(LayoutSize(width: 1, height: 1e151)), .falloffScale(-2), .itemCount(-1),
      .itemCountWithSizes(-1), .sizeOfItem(7, LayoutSize(width: 0, height: 5)), .angle(.zero),
      .arc(0), .gap(-1), .scrollStep(0), .fanArc(.zero), .turns(0), .arcLimit(.degrees(-180)),
      .falloffOpacity(2), .falloffReach(.items(0)), .falloffReach(.angle(.zero)),
      .textRotation(.degrees(.nan)), .turnOver(.degrees(-180)), .noAngle(radius: 7),
      .noRadius(itemCount: 2, over: .zero),
    ]
    XCTAssertEqual(
      errors.map(\.description).joined(separator: "\n"),
      """
      The radius to the item centre must be a finite number of at least 0, not nan.
      The radius to the item centre must be a number up to 1e+150 of at least 0, not 1e+151.
      The radius to the item centre must be at least 25.0 for items a gap apart, not 20.0.
      The centre of the wheel is not valid.
      The centre of the wheel must be finite numbers, not (nan, 1.0).
      The distance by which the focused item peeks must be a finite number, not nan.
      The angle of the focus must be a finite number, not nan°.
      The item size must be finite numbers greater than 0, not -4.0 × 50.0.
      The gap between items must be at most 550.0, the space between items on opposite sides of \
      the wheel, not 600.0.
      The gap after item 1 must be at most 20.0, the space between items on opposite sides of the \
      wheel, not 21.0.
      The viewport size must be finite numbers of at least 0, not inf × 667.0.
      The viewport size must be numbers up to 1e+150 of at least 0, not 1.0 × 1e+151.
      The falloff scale must be a finite number of at least 0 that makes no item larger than \
      1e+150, not -2.0.
      The item count must be from 0 to 2^53, not -1.
      The item count of a wheel that asks for sizes must be from 0 to 2147483647, not -1.
      The size of item 7 must be finite numbers greater than 0, not 0.0 × 5.0.
      The angle between items must be a finite number greater than 0, not 0.0°.
      The arc between items must be a finite number greater than 0, not 0.0.
      The gap between items must be a finite number of at least 0, not -1.0.
      The scroll step must be a finite number of at least 1e-100, not 0.0.
      The arc of a fan must be from 1e-100 radians to 360°, not 0.0°.
      The turns of a ring must be at least 1, not 0.
      The arc limit must be a finite number of at least 0, not -180.0°.
      The falloff opacity must be from 0 to 1, not 2.0.
      The falloff reach must be a finite number of items greater than 0, not 0.0.
      The falloff reach must be a finite angle greater than 0, not 0.0°.
      The rotation of the text must be a finite number, not nan°.
      The angle within which items turn over must be from 0 to 180°, not -180.0°.
      The radius 7.0 leaves no finite angle greater than 0 between items.
      The radius at which 2 items over 0.0° leave the gap must be at most 1e+150.
      """)
  }

  /// Of a scaled item too: 100 points may grow to 10¹⁵⁰ and no more.
  func testTheGreatestScale() {
    XCTAssertNil(error { $0.falloff.scale = 1e148 })
    XCTAssertEqual(error { $0.falloff.scale = 1.001e148 }, .falloffScale(1.001e148))
    XCTAssertEqual(
      error {
        $0.itemSize = LayoutSize(width: 1e-9, height: 1e-9)
        $0.falloff.scale = 1.001e150
      }, .falloffScale(1.001e150))
  }

  func testTheSmallestStep() throws {
    let wheel = try Wheel.sample(20, step: 1e-100)
    XCTAssertEqual(wheel.focusIndex(atOffset: 1e200), 1e300, accuracy: 1e285)
    XCTAssertEqual(
      error { $0.scrollStep = .points((1e-100).nextDown) }, .scrollStep((1e-100).nextDown))
    XCTAssertEqual(error { $0.scrollStep = .points(0) }, .scrollStep(0))
  }
}
