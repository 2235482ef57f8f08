import LayoutGeometry
import LayoutTestSupport
@testable import MasonryLayout
import XCTest

/// The way from one wall to another, against its documentation applied to all items.
final class TransitionTests: XCTestCase {
  private typealias Transition = MasonryGrid.Transition

  private func reference<Layout: ItemLayout>(
    of transition: LayoutTransition<Layout>, around finger: LayoutPoint?, ratio: Double
  ) -> ReferencePassage<Int> {
    func frames(_ layout: Layout) -> [Int: LayoutRect] {
      Dictionary(
        uniqueKeysWithValues: (0..<layout.itemCount).map { ($0, layout.frame(ofItemAt: $0)) })
    }
    return ReferencePassage(
      old: frames(transition.start), new: frames(transition.end),
      start: transition.startVisible, end: transition.endVisible,
      fixedPoint: finger.map {
        $0.offsetBy(dx: -transition.startVisible.minX, dy: -transition.startVisible.minY)
      } ?? LayoutRect(origin: .zero, size: transition.startVisible.size).center,
      ratio: ratio)
  }

  private func expect(
    _ transition: Transition, around finger: LayoutPoint? = nil, at progresses: [Double],
    isExact: Bool
  ) {
    expect(
      transition, around: finger, at: progresses, isExact: isExact,
      ratio: transition.end.firstColumnWidth / transition.start.firstColumnWidth)
  }

  private func expect(
    _ transition: LayoutTransition<some ItemLayout>, around finger: LayoutPoint?,
    at progresses: [Double], isExact: Bool, ratio: Double
  ) {
    let reference = reference(of: transition, around: finger, ratio: ratio)
    let ids = Array(0..<max(transition.start.itemCount, transition.end.itemCount))
    for progress in progresses {
      expectEqual(transition.viewSize(at: progress), reference.viewSize(progress), "View")
      reference.expect(
        transition.elements(at: progress).map {
          .init(id: $0.index, frame: $0.frame, opacity: $0.opacity)
        }, at: progress, of: ids, isExact: isExact && 0...1 ~= progress)
    }
  }

  /// Every wall of up to five items in one to three columns, to others.
  func testSmallWorlds() {
    let all = everyArray(of: [0.0, 1, 3], counts: 1...5)
    withEveryAtOnce("heights", in: sample(all, every: 41)) { heights in
      let walls = try (1...3).map { columns in
        var wall = try MasonryGrid(
          configuration: .init(columns: .fixed(columns), packing: .roundRobin), width: 6)
        try wall.appendItems(heights.count, measuredBy: MasonryHeights(heights))
        return wall
      }
      for start in walls {
        for end in walls where end != start {
          for offset in -1...4 {
            for endOffset in [offset, 0, 2] {
              let transition = Transition(
                from: start, in: LayoutRect(x: 0, y: Double(offset), width: 6, height: 2),
                to: end, in: LayoutRect(x: 0, y: Double(endOffset), width: 6, height: 1))
              expect(transition, at: [0, 0.25, 0.5, 1], isExact: true)
            }
          }
        }
      }
    }
  }

  /// Walls of all kinds, kept and prepended items, and some items that only one of the two has.
  func testRandomWorlds() {
    withEveryAtOnce("seed", in: sample(UInt64(0)..<100_000, every: 311)) { seed in
      var random = SplitMix64(seed: seed)
      let numbers: Numbers = seed % 2 == 0 ? .quarters : .fractions
      var host = random.host(numbers, itemCount: random.number(in: 0...24))
      let start = try self.wall(host, numbers, &random)
      let old = host.configuration
      host.configuration = random.configuration(numbers, scales: [old.scale])
      if random.chance(3, of: 4) {
        (host.configuration.axis, host.configuration.direction) = (old.axis, old.direction)
      }
      if random.chance(1, of: 4) { host.items.removeLast(random.number(in: 0...host.items.count)) }
      let end = try self.wall(host, numbers, &random)
      let visible = random.viewport(around: frames(of: start), start.contentSize)
      let finger = visible.origin.offsetBy(
        dx: random.quarter(in: 0...40), dy: random.quarter(in: 0...40))
      let isHeld = random.chance(1, of: 2)
      let transition =
        isHeld
        ? Transition(from: start, to: end, around: finger, in: visible)
        : Transition(
          from: start, in: visible, to: end,
          in: random.viewport(around: frames(of: end), end.contentSize))
      // Far from the content, sums of coordinates lose what is compared.
      let edges = [transition.startVisible, transition.endVisible].flatMap {
        [$0.minX, $0.maxX, $0.minY, $0.maxY]
      }
      guard visible.isFinite, edges.allSatisfy({ $0.magnitude < 0x1p40 }) else {
        return _ = transition.elements(at: 0.5)
      }
      // Shares of a width are not whole quarters.
      self.expect(
        transition, around: isHeld ? finger : nil,
        at: (0..<4).map { _ in random.progress(numbers) }, isExact: false)
    }
  }

  /// Rows of other heights and widths, some of which turn or have more items.
  func testRows() {
    withEveryAtOnce("seed", in: sample(UInt64(0)..<20_000, every: 311)) { seed in
      var random = SplitMix64(seed: seed)
      let scale: Double? = random.chance(1, of: 3) ? 2 : nil
      func rows(
        _ axis: LayoutAxis, _ direction: LayoutReadingDirection
      ) throws -> (MasonryRows, height: Double) {
        let height = Double(random.number(in: 5...30))
        let rules: [MasonryRows.Rule] = [
          .justified(height: height), .justified(height: height, breaking: .optimal),
          .flowing(height: height), .flowing(height: height, hasOwnHeights: true),
          .even(.tracks([.points(height), .points(7)])),
        ]
        var rows = try MasonryRows(
          configuration: .init(rule: random.pick(rules), itemSpacing: 1, rowSpacing: 2),
          in: LayoutSpace(
            axis: axis, crossLength: 150, environment: .init(direction: direction, scale: scale)))
        try rows.appendItems(
          random.number(in: 0...40),
          measuredBy: MasonryAspectRatios((0..<40).map { Double(1 + $0 * 5 % 7) / 3 }))
        return (rows, height)
      }
      let (axis, direction) = (
        random.pick(LayoutAxis.allCases), random.pick(LayoutReadingDirection.allCases)
      )
      let isTurned = random.chance(1, of: 4)
      let start = try rows(axis, direction)
      let end = try rows(isTurned ? axis.cross : axis, isTurned ? .leftToRight : direction)
      let visible = random.viewport(around: Array(start.0.frames), start.0.contentSize)
      guard visible.isFinite else { return }
      let finger = visible.origin.offsetBy(dx: random.quarter(in: 0...40), dy: 10)
      self.expect(
        MasonryRows.Transition(from: start.0, to: end.0, around: finger, in: visible),
        around: finger, at: (0..<4).map { _ in random.progress(.quarters) }, isExact: false,
        ratio: end.height / start.height)
    }
  }

  private func wall(
    _ host: Host, _ numbers: Numbers, _ random: inout SplitMix64
  ) throws -> MasonryGrid {
    var wall = try host.grid()
    guard random.chance(1, of: 3), !host.items.isEmpty else { return wall }
    wall.keptPlaces = .all
    var heights = HostHeights(items: host.items)
    wall.removeItems(in: 0..<host.items.count / 2)
    heights.items = host.items.suffix(host.items.count / 2) + host.items
    try wall.prependItems(host.items.count / 2, measuredBy: heights)
    wall.moveItem(from: 0, to: wall.itemCount - 1)
    return wall
  }

  /// The item under the finger keeps its place, and past the end all becomes smaller.
  func testAPinchFromThreeColumnsToSix() throws {
    let heights = MasonryHeightClosure { index, width in width * Double(3 + index * 7 % 5) / 4 }
    let (three, six) = try (
      MasonryGrid(.init(columns: .fixed(3)), across: 396, count: 1000, measuredBy: heights),
      MasonryGrid(.init(columns: .fixed(6)), across: 396, count: 1000, measuredBy: heights)
    )
    let visible = LayoutRect(x: 0, y: 20_000, width: 396, height: 800)
    let finger = LayoutPoint(x: 200, y: 20_300)
    let held = try XCTUnwrap(three.index(containing: finger))
    let pinch = MasonryGrid.Transition(from: three, to: six, around: finger, in: visible)
    let fraction = (20_300 - three.frame(ofItemAt: held).minY) / three.length(ofItemAt: held)
    for progress in [0, 0.3, 0.5, 1] {
      let item = try XCTUnwrap(pinch.elements(at: progress).first { $0.index == held })
      XCTAssertEqual(item.frame.minY + fraction * item.frame.height, 300, accuracy: 1e-9)
    }
    let small = try XCTUnwrap(pinch.elements(at: 1.5).first)
    XCTAssertEqual(small.frame.width, 66 * 0.5.squareRoot(), accuracy: 1e-9)
    XCTAssertLessThan(pinch.passing.count, 120, "Few items are looked at")
  }

  func testAWayToNothingAndFromNowhere() throws {
    let wall = try MasonryGrid(.heights(Array(repeating: 50, count: 9)))
    let (visible, empty) = (
      LayoutRect(x: 0, y: 0, width: 100, height: 100), try MasonryGrid(width: 100)
    )
    let fading = MasonryGrid.Transition(from: wall, in: visible, to: empty, in: visible)
    XCTAssertEqual(fading.elements(at: 0.25).map(\.opacity), [0.75, 0.75, 0.75, 0.75])
    XCTAssertEqual(fading.elements(at: 1), [])
    XCTAssertEqual(fading.elements(at: .nan), fading.elements(at: 0))
    let nan = LayoutRect(x: .nan, y: 0, width: 100, height: 100)
    let nowhere = MasonryGrid.Transition(from: wall, in: nan, to: wall, in: .zero)
    XCTAssertEqual(nowhere.startVisible, .zero)
  }
}
