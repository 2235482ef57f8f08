@testable import CircularLayout
import LayoutTestSupport
import XCTest

/// How many items a wheel takes, checked before anything is asked, and its answers for the most.
final class WheelCountTests: XCTestCase {
  private let size = LayoutSize(width: 375, height: 667)
  private let settings = Wheel.Configuration(
    itemSize: LayoutSize(width: 80, height: 100), radiusToItemCenter: 300,
    scrollStep: .points(100))
  private let most = Wheel.ItemSizes.maximumCount

  /// A provider with no valid size fails with the first item that it is asked for.
  func testCountsAreCheckedBeforeAnythingIsAsked() throws {
    let invalid: (Int) -> LayoutSize? = { _ in .zero }
    func making(_ count: Int) -> WheelError? {
      wheelError {
        _ = try Wheel(
          itemCount: count, configuration: settings, viewportSize: size, measuredBy: invalid)
      }
    }
    for count in [-1, .max, (1 << 53) + 1] { XCTAssertEqual(making(count), .itemCount(count)) }
    for count in [1 << 53, most + 1] { XCTAssertEqual(making(count), .itemCountWithSizes(count)) }
    for (count, added, expected) in [
      (5, 1 << 60, WheelError.itemCount((1 << 60) + 5)), (5, .max, .itemCount(.max)),
      (5, most, .itemCountWithSizes(most + 5)), (most, 1, .itemCountWithSizes(most + 1)),
      (5, -1, .itemCount(-1)), (1 << 53, 1, .itemCount((1 << 53) + 1)),
    ] {
      var wheel = try Wheel(itemCount: count, configuration: settings, viewportSize: size)
      let before = wheel
      XCTAssertEqual(
        wheelError {
          try wheel.offset(from: 0, after: .insert(added, at: 0, sizes: [.zero]))
        }, expected)
      XCTAssertEqual(wheel, before)
    }
    var wheel = try Wheel(itemCount: 3_000_000_000, configuration: settings, viewportSize: size)
    let tooMany = WheelError.itemCountWithSizes(3_000_000_000)
    for change in [WheelChange.remeasure([7], sizes: [.zero]), .setSize(size, at: 7)] {
      XCTAssertEqual(wheelError { try wheel.offset(from: 0, after: change) }, tooMany)
    }
    XCTAssertEqual(
      wheelError { try wheel.offset(from: 0, after: .insert(1, at: 0, sizes: [.zero])) },
      .itemCountWithSizes(3_000_000_001))
    // A provider that knows no sizes would be asked for as long as there are items.
    guard making(.max) == .itemCount(.max) else { return }
    XCTAssertThrowsError(
      try Wheel(
        itemCount: .max, configuration: settings, viewportSize: size, measuredBy: { _ in nil }))
  }

  /// From 2⁵² items on, differences of two of them are no longer all exact.
  func testItemsOfTheLargestWheels() throws {
    for exponent in [48, 51, 52, 53] {
      for count in [(1 << exponent) - 1, 1 << exponent, (1 << (exponent - 1)) + 1] {
        for arrangement in [
          Wheel.Arrangement.ring(turns: 1), .list(spacing: .angle(.radians(1e-17))),
          .list(spacing: .angle(.radians(1))), .fan(over: .degrees(200)),
        ] {
          var configuration = settings
          configuration.arrangement = arrangement
          let wheel = try Wheel(itemCount: count, configuration: configuration, viewportSize: size)
          let middle = count / 2
          let indices = [0, 1, 2, middle - 1, middle, middle + 1, count - 2, count - 1]
          for focus in indices + [-(1 << 40)] {
            let offset = wheel.offset(atFocusIndex: Double(focus))
            for index in indices {
              if let item = wheel.item(at: index, atOffset: offset) {
                XCTAssertEqual(item.index, index, "\(focus) of \(count), \(arrangement)")
              }
              for side in LayoutSide.allCases {
                let neighbor = wheel.neighbor(ofItemAt: index, on: side, atOffset: offset)
                guard let neighbor else { continue }
                let isOther = neighbor != index && (0..<count).contains(neighbor)
                XCTAssertTrue(
                  isOther, "\(neighbor) beside \(index) at \(focus) of \(count), \(arrangement)")
              }
            }
          }
        }
      }
    }
  }

  func testTheSmallestAngles() throws {
    for arc in [Double.leastNonzeroMagnitude, 1e-300, 1e-100] {
      var configuration = settings
      configuration.arrangement = .fan(over: .radians(arc))
      for count in [0, 1, 2, 12, 1 << 53] {
        do throws(WheelError) {
          let wheel = try Wheel(itemCount: count, configuration: configuration, viewportSize: size)
          XCTAssertGreaterThan(wheel.anglePerItem.radians, 0)
        } catch {
          XCTAssertEqual(error, .fanArc(.radians(arc)))
          XCTAssertLessThan(arc, 1e-100)
        }
      }
    }
  }

  /// Nobody gave a radius: the error names the arc, the gap or the size that leads to it.
  func testARadiusThatCannotBe() {
    let card = LayoutSize(width: 80, height: 120)
    for (count, size, gap, arc) in [
      (1 << 53, LayoutSize(width: 1e140, height: 1), 0.0, LayoutAngle.fullTurn),
      (12, card, 1e150, .degrees(1e-9)),
      (12, LayoutSize(width: 1e60, height: 1), 10, .radians(1e-100)),
      (1 << 50, card, 1e149, .fullTurn),
    ] {
      let found = wheelError {
        _ = try Wheel.radiusToItemCenter(itemCount: count, itemSize: size, gap: gap, over: arc)
      }
      XCTAssertEqual(found, .noRadius(itemCount: count, over: arc))
    }
  }

  func testATransitionOfHairlinesHasAnchorPoints() throws {
    var configuration = settings
    configuration.arrangement = .ring(turns: 1)
    configuration.itemSize = LayoutSize(width: 80, height: .leastNonzeroMagnitude)
    let ring = try Wheel(itemCount: 12, configuration: configuration, viewportSize: size)
    let transition = Wheel.Transition(from: ring, atOffset: 0, to: ring, atOffset: 250)
    for progress in stride(from: 0, through: 1, by: 0.0625) {
      for item in transition.visibleItems(at: progress) {
        XCTAssertEqual(item.anchorPoint, LayoutPoint(x: 0.5, y: 0.5))
      }
    }
  }
}
