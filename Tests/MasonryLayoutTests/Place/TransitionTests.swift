import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import LayoutOracles
@testable import MasonryLayout

/// The way from one wall to another; the worlds compare random ones with a look at all items.
final class TransitionTests: XCTestCase {
  private typealias Transition = MasonryWall.Transition

  /// Walls of up to five items in one to three columns, along both axes, to all others of them.
  func testSmallWorlds() {
    let all = everyArray(of: [0.0, 1, 3], counts: 1...5)
    withEveryAtOnce("heights", in: sample(all, every: 211)) { heights in
      let walls = try [(1, LayoutAxis.vertical), (2, .vertical), (3, .vertical), (2, .horizontal)]
        .map { columns, axis in
          try Host(
            configuration: .init(
              axis: axis, columns: .fixed(columns), packing: .roundRobin, direction: .rightToLeft),
            crossLength: 6, items: .heights(heights)
          ).grid()
        }
      for (start, end) in walls.flatMap({ start in walls.map { (start, $0) } }) where start != end {
        for offset in -1...4 {
          for endOffset in [offset, 0, 2] {
            expectWay(
              from: start, in: rect(start, Double(offset), 2),
              to: end, in: rect(end, Double(endOffset), 1))
          }
        }
      }
    }
  }

  private func rect(_ wall: MasonryWall, _ start: Double, _ length: Double) -> LayoutRect {
    wall.axis.rect(main: start, length: length, cross: 0, crossLength: 6)
  }

  /// The way is as documented, and past its ends the nearer wall is scaled about its middle.
  private func expectWay(
    from start: MasonryWall, in view: LayoutRect, to end: MasonryWall, in endView: LayoutRect
  ) {
    func placed(_ wall: MasonryWall) -> [PlacedElement<MasonryWall>] {
      frames(of: wall).enumerated().map { ($0.offset, $0.element) }
    }
    expectHolds {
      for progress in [0, 0.25, 0.5, 1] {
        try end.requireTransition(
          from: start, in: view, placed(start), to: endView, placed(end), by: .unchanged,
          at: progress)
      }
      try Transition(from: start, in: view, to: end, in: endView)
        .requireScaled(by: Double(start.columnCount) / Double(end.columnCount))
    }
  }

  /// Past the ends walls are scaled by the ratio of first columns, and rows by that of heights.
  func testTheRatio() throws {
    func rules(_ height: Double) -> [RowsLayout.Rule] {
      [
        .justified(height: height), .justified(height: height, breaking: .optimal),
        .flowing(height: height), .flowing(height: height, hasOwnHeights: true),
        .even(.tracks([.points(height), .points(7)])),
      ]
    }
    let visible = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    func expectFourfold<Layout: ItemLayout>(_ start: Layout, _ end: Layout) throws {
      let transition = LayoutTransition(from: start, in: visible, to: end, in: visible)
      for (progress, layout, scale) in [(-0.5, start, 0.5), (1.5, end, 2)] {
        let first = try XCTUnwrap(transition.elements(at: progress).first)
        XCTAssertEqual(first.frame.width, layout.frame(ofItemAt: 0).width * scale, accuracy: 1e-9)
        XCTAssertEqual(first.frame.minX, 50 - 50 * scale, accuracy: 1e-9, "About the middle")
      }
      XCTAssertEqual(transition.elements(at: -9), transition.elements(at: -1))
      XCTAssertEqual(transition.elements(at: .infinity), transition.elements(at: 2))
    }
    for (old, new) in rules(10).flatMap({ old in rules(40).map { (old, $0) } }) {
      let rows = try [old, new].map { rule in
        var rows = try MasonryWall(.rows(rule), width: 100)
        try rows.appendItems(of: MasonryAspectRatios([1, 2, 1, 2]))
        return rows
      }
      try expectFourfold(rows[0], rows[1])
    }
    try expectFourfold(
      MasonryWall(.heights([30, 30]), columns: .tracks([.points(10), .points(90)])),
      MasonryWall(.heights([30, 30]), columns: .tracks([.points(40), .points(3)])))
  }

  /// The item under the finger keeps its place, and past the end all becomes smaller.
  func testAPinchFromThreeColumnsToSix() throws {
    let heights = MasonryHeightClosure { index, width in width * Double(3 + index * 7 % 5) / 4 }
    let (three, six) = try (
      MasonryWall(.init(columns: .fixed(3)), across: 396, count: 1000, measuredBy: heights),
      MasonryWall(.init(columns: .fixed(6)), across: 396, count: 1000, measuredBy: heights)
    )
    let visible = LayoutRect(x: 0, y: 20_000, width: 396, height: 800)
    let finger = LayoutPoint(x: 200, y: 20_300)
    let held = try XCTUnwrap(three.index(containing: finger))
    let pinch = MasonryWall.Transition(from: three, to: six, around: finger, in: visible)
    let fraction = (20_300 - three.frame(ofItemAt: held).minY) / three.length(ofItemAt: held)
    for progress in [0, 0.3, 0.5, 1] {
      let item = try XCTUnwrap(pinch.elements(at: progress).first { $0.index == held })
      XCTAssertEqual(item.frame.minY + fraction * item.frame.height, 300, accuracy: 1e-9)
    }
    // Past the end there are more of them in view.
    expectHolds { try pinch.requireScaled(about: finger, by: 0.5) }
    XCTAssertLessThan(pinch.passing.count, 120, "Few items are looked at")
  }

  func testAWayToNothingAndFromNowhere() throws {
    let wall = try MasonryWall(.heights(Array(repeating: 50, count: 9)))
    let (visible, empty) = (
      LayoutRect(x: 0, y: 0, width: 100, height: 100), try MasonryWall(width: 100)
    )
    let fading = MasonryWall.Transition(from: wall, in: visible, to: empty, in: visible)
    XCTAssertEqual(fading.elements(at: 0.25).map(\.opacity), [0.75, 0.75, 0.75, 0.75])
    XCTAssertEqual(fading.elements(at: 1), [])
    XCTAssertEqual(fading.elements(at: .nan), fading.elements(at: 0))
    let nan = LayoutRect(x: .nan, y: 0, width: 100, height: 100)
    let nowhere = MasonryWall.Transition(from: wall, in: nan, to: wall, in: .zero)
    XCTAssertEqual(nowhere.startVisible, .zero)
  }
}
