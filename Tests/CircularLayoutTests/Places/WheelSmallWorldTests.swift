import CircularLayout
import LayoutTestSupport
import XCTest

/// Wheels of 0 to 5 items, all of them: every kind at every quarter of an item.
final class WheelSmallWorldTests: XCTestCase {
  private let viewport = LayoutSize(width: 320, height: 480)
  private let center = LayoutPoint(x: 150, y: 300)
  private let everywhere = LayoutRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

  /// And a ring shows each of its items exactly once, and nothing ever shows two on one spot.
  func testEveryItemStandsWhereTheTextbookPutsIt() throws {
    try forEachWheel { wheel in
      let reference = ReferenceWheel(wheel, center: center)
      for quarter in -26...26 {
        let offset = Double(quarter) * 25
        let found = wheel.items(in: everywhere, atOffset: offset)
        let expected = reference.items(atOffset: offset)
        let certain = expected.filter { !$0.isDoubtful }
        // Put together only where something failed: it takes ten times as long as the question.
        func context() -> String { "\(wheel) at \(offset)" }
        XCTAssertTrue(
          Set(certain.map(\.index)).isSubset(of: found.map(\.index)), context())
        for item in found {
          guard let twin = expected.first(where: { $0.index == item.index }) else {
            XCTFail("\(item.index) is not shown: \(context())")
            continue
          }
          // Opposite the focus, the reference may be on the other side of the seam.
          if !twin.isDoubtful {
            XCTAssertNil(twin.complaint(about: item, accuracy: 1e-9), context())
          }
        }
        if wheel.turnLength != nil {
          XCTAssertEqual(found.map(\.index).sorted(), Array(0..<wheel.itemCount))
        }
        for (position, item) in found.enumerated() {
          for other in found[(position + 1)...] {
            XCTAssertGreaterThan(item.center.distance(to: other.center), 1, context())
          }
        }
        XCTAssertEqual(Set(found.map(\.zIndex)).count, found.count, context())
      }
    }
  }

  private func forEachWheel(_ body: (Wheel) throws -> Void) throws {
    let arrangements: [Wheel.Arrangement] = [
      .ring(turns: 1), .list(spacing: .angle(.degrees(72))), .list(spacing: .angle(.degrees(90))),
      .list(spacing: .angle(.degrees(200))),
    ]
    for count in 0...5 {
      for arrangement in arrangements {
        for focus in [Wheel.Focus.top, .right, .bottom, .left, .angle(.degrees(33))] {
          for order in Wheel.ItemOrder.allCases {
            for orientation in sample(Wheel.Orientation.allCases, every: 3, from: count) {
              for (axis, direction) in [
                (LayoutAxis.horizontal, LayoutReadingDirection.leftToRight),
                (.horizontal, .rightToLeft), (.vertical, .rightToLeft),
              ] {
                let configuration = Wheel.Configuration(
                  itemSize: LayoutSize(width: 40, height: 60), radiusToItemCenter: 200,
                  arrangement: arrangement, center: .at(center), focus: focus, itemOrder: order,
                  scrollStep: .points(100), axis: axis,
                  orientation: orientation, falloff: Wheel.Falloff(scale: 0.5, reach: .items(2)))
                try body(
                  Wheel(
                    itemCount: count, configuration: configuration, viewportSize: viewport,
                    environment: .init(direction: direction)))
              }
            }
          }
        }
      }
    }
  }
}
