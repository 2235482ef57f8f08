import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import LayoutOracles
@testable import MasonryLayout

/// The way from one layout to another; the worlds compare random ones with a look at all elements.
final class TransitionTests: XCTestCase {
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
          ).wall()
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
    func placed(_ wall: MasonryWall) -> [PlacedElement] {
      wall.feed.allElements().map { ($0.address, $0.frame) }
    }
    expectHolds {
      for progress in [0, 0.25, 0.5, 1] {
        try end.feed.requireTransition(
          from: start.feed, in: .init(view), placed(start), to: .init(endView), placed(end),
          by: .unchanged, at: progress)
      }
      try MasonryWall.Transition(from: start, in: view, to: end, in: endView)
        .requireScaled(
          by: Double(start.items.columnCount) / Double(end.items.columnCount), .unchanged)
    }
  }

  /// Past the ends walls are scaled by the ratio of first columns, or by that of heights of rows.
  func testTheRatio() throws {
    func layouts(_ length: Double) -> [ItemsLayout] {
      [
        .rows(.justified(height: length)), .rows(.justified(height: length, breaking: .optimal)),
        .rows(.flowing(height: length)), .rows(.flowing(height: length, hasOwnHeights: true)),
        .rows(.even(.tracks([.points(length), .points(7)]))),
        .columns(.tracks([.points(length), .points(100 - length)])),
      ]
    }
    let visible = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    let ratios = MasonryAspectRatios([1, 2, 1, 2])
    for (old, new) in layouts(10).flatMap({ old in layouts(40).map { (old, $0) } }) {
      let walls = try [old, new].map { layout in
        var wall = try MasonryWall(layout, width: 100)
        try wall.items.appendItems(of: ratios)
        return wall
      }
      let transition = MasonryWall.Transition(
        from: walls[0], in: visible, to: walls[1], in: visible)
      for (progress, wall, scale) in [(-0.5, walls[0], 0.5), (1.5, walls[1], 2)] {
        let first = try XCTUnwrap(transition.items(at: progress).first)
        XCTAssertEqual(first.frame.width, wall.frame(ofItemAt: 0).width * scale, accuracy: 1e-9)
        XCTAssertEqual(first.frame.minX, 50 - 50 * scale, accuracy: 1e-9, "About the middle")
      }
      XCTAssertEqual(transition.items(at: -9), transition.items(at: -1))
      XCTAssertEqual(transition.items(at: .infinity), transition.items(at: 2))
    }
  }

  /// The item under the finger keeps its place, headers stay pinned, and past the end all is smaller.
  func testAPinchFromThreeColumnsToSix() throws {
    let heights = MasonryHeightClosure { index, width in width * Double(3 + index * 7 % 5) / 4 }
    func feed(_ columns: Int) throws -> MasonryFeed {
      try MasonryFeed(
        width: 600, sectionCount: 50,
        of: .init(
          layout: .columns(.fixed(columns)), header: .init(length: 40, isPinned: true)),
        itemCount: 60, measuredBy: heights)
    }
    let (three, six) = try (feed(3), feed(6))
    let finger = LayoutPoint(x: 250, y: 20_400)
    let visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 20_000, width: 600, height: 800))
    let held = try XCTUnwrap(three.anchor(at: finger, in: visible).address)
    let frame = try XCTUnwrap(three.frame(of: held))
    XCTAssertTrue(frame.contains(finger))
    let fraction = (finger.y - frame.minY) / frame.height
    let pinch = LayoutTransition(from: three, to: six, around: finger, in: visible)
    for progress in [0, 0.3, 0.5, 1] {
      let elements = pinch.elements(at: progress)
      let item = try XCTUnwrap(elements.first { $0.address == held })
      XCTAssertEqual(item.frame.minY + fraction * item.frame.height, 400, accuracy: 1e-9)
      let header = try XCTUnwrap(elements.first { $0.address == .header(section: held.section) })
      XCTAssertEqual(header.frame.minY, 0, accuracy: 1e-9)
    }
    let past = try XCTUnwrap(pinch.elements(at: 1.5).first { $0.address == held })
    XCTAssertEqual(past.frame.width, 100 * 0.5.squareRoot(), accuracy: 1e-9)

    // In a wall: past the end there are more of them in view, and few are looked at.
    let walls = try [3, 6].map { columns in
      var wall = try MasonryWall(.columns(.fixed(columns)), width: 600)
      try wall.items.appendItems(1000, measuredBy: heights)
      return wall
    }
    let way = MasonryWall.Transition(
      from: walls[0], to: walls[1], around: finger, in: visible.rect)
    expectHolds { try way.requireScaled(about: finger, by: 0.5, .unchanged) }
    XCTAssertLessThan(way.feeds.passing.count, 120)
  }

  /// From days to months: the photo under the finger stays there, and few others are looked at.
  func testFromDaysToMonths() throws {
    let days = (0..<360).map { day in (id: "day \(day)", items: (0..<7).map { day * 7 + $0 }) }
    let months = (0..<12).map { month in
      (id: "month \(month)", items: Array(month * 210..<month * 210 + 210))
    }
    func section(height: Double) -> MasonryFeed.Section {
      .init(layout: .rows(.justified(height: height)), header: .init(length: 30))
    }
    let ratios = MasonryAspectRatios((0..<210).map { 0.6 + Double($0 * 7 % 11) / 9 })
    let feed = try MasonryFeed(
      width: 390, sectionCount: 360, of: section(height: 120), itemCount: 7, measuredBy: ratios)
    var end = feed
    let mapping = try end.update(
      from: days, to: months, section: { _ in section(height: 40) }, measuredBy: { _ in ratios })
    let visible = MasonryFeed.Viewport(
      LayoutRect(x: 0, y: (feed.contentSize.height / 2).rounded(), width: 390, height: 800))
    let finger = visible.rect.origin.offsetBy(dx: 200, dy: 400)
    let held = try XCTUnwrap(feed.anchor(at: finger, in: visible).address)
    let pinch = LayoutTransition(from: feed, to: end, by: mapping, around: finger, in: visible)
    let heldFrame = try XCTUnwrap(feed.frame(of: held))
    let fraction = (finger.y - heldFrame.minY) / heldFrame.height
    for progress in [-0.5, 0, 0.25, 1, 1.5] {
      let photo = try XCTUnwrap(pinch.elements(at: progress).first { $0.oldAddress == held })
      XCTAssertEqual(photo.newAddress, mapping.newAddress(of: held))
      XCTAssertEqual(
        photo.frame.minY + fraction * photo.frame.height, 400, accuracy: 1e-6, "\(progress)")
    }
    XCTAssertLessThan(pinch.passing.count, 600, "Few elements are looked at, of \(12 * 210)")
  }

  /// A view pulled far above the content shows nothing but the first header, which stretches.
  func testAStretchedHeader() throws {
    let section = HostSection(
      settings: .init(header: .init(length: 40, isStretching: true)), items: [HostItem(height: 9)])
    let feed = try FeedHost(crossLength: 60, sections: [section]).feed()
    let pulled = MasonryFeed.Viewport(LayoutRect(x: 0, y: -100, width: 60, height: 50))
    let pinch = LayoutTransition(from: feed, in: pulled, to: feed, in: pulled)
    for progress in [-0.5, 0, 0.5, 1, 1.5] {
      let elements = pinch.elements(at: progress)
      XCTAssertEqual(elements.map(\.address), [.header(section: 0)])
      XCTAssertEqual(elements.map(\.frame), [LayoutRect(x: 0, y: 0, width: 60, height: 140)])
    }
  }

  func testAWayToNothingAndFromNowhere() throws {
    let wall = try MasonryWall(heights: Array(repeating: 50, count: 9), columns: 2, width: 100)
    let (visible, empty) = (
      LayoutRect(x: 0, y: 0, width: 100, height: 100), try MasonryWall(width: 100)
    )
    let fading = MasonryWall.Transition(from: wall, in: visible, to: empty, in: visible)
    XCTAssertEqual(fading.items(at: 0.25).map(\.opacity), [0.75, 0.75, 0.75, 0.75])
    XCTAssertEqual(fading.items(at: 1), [])
    XCTAssertEqual(fading.items(at: .nan), fading.items(at: 0))
    let nan = LayoutRect(x: .nan, y: 0, width: 100, height: 100)
    let nowhere = MasonryWall.Transition(from: wall, in: nan, to: wall, in: .zero)
    XCTAssertEqual(nowhere.startVisible, .zero)
  }

  /// Both halves change places: the item under the finger stays there, though its index is another.
  func testTheItemUnderTheFingerStays() throws {
    let old = Array(0..<900)
    let new = Array(450..<900) + [900, 901] + (0..<450).filter { $0 % 7 != 3 }
    let mapping = LayoutIndexMapping(from: old, to: new)
    let spaces = LayoutAxis.allCases.flatMap { axis in
      LayoutReadingDirection.allCases.flatMap { direction in
        [nil, 3].map { scale in
          LayoutSpace(
            axis: axis, crossLength: 100, environment: .init(direction: direction, scale: scale))
        }
      }
    }
    func rows(_ height: Double) -> ItemsLayout {
      .rows(
        .init(
          rule: .justified(height: height, breaking: .optimal), itemSpacing: 0.7, rowSpacing: 0.1))
    }
    func columns(_ count: Int) -> ItemsLayout {
      .columns(.init(columns: .fixed(count), columnSpacing: 0.1, itemSpacing: 0.7))
    }
    for space in sample(spaces, every: 3) {
      func wall(_ items: [Int], _ layout: ItemsLayout) throws -> MasonryWall {
        func length(_ index: Int, _: Double) -> Double { Double(20 + items[index] * 7 % 23) / 3 }
        var wall = try MasonryWall(layout, in: space)
        try wall.items.appendItems(
          items.count, measuredBy: MasonryHeightClosure(width: length, length))
        return wall
      }
      try expectHeld(wall(old, columns(3)), wall(new, columns(5)), mapping)
      try expectHeld(wall(old, rows(8.3)), wall(new, rows(5.1)), mapping)
    }
  }

  /// Looks at a finger on some items of the first half; of a removed one, the next begins there.
  private func expectHeld(
    _ start: MasonryWall, _ end: MasonryWall, _ mapping: LayoutIndexMapping
  ) throws {
    let axis = start.axis
    let halfPixel = (start.space.environment.scale.map { 0.5 / $0 } ?? 0) + 1e-9
    for index in Array(stride(from: 120, to: 170, by: 5)) + [129, 136] {
      let frame = start.frame(ofItemAt: index)
      let along = axis.interval(of: frame)
      let near = along.near - 20.3
      let visible = axis.rect(main: near, length: 50, cross: 0, crossLength: 100)
      let finger = LayoutPoint(
        x: frame.minX + 0.3 * frame.width, y: frame.minY + 0.3 * frame.height)
      XCTAssertEqual(start.anchor(at: finger, in: visible).index, index)
      let pinch = MasonryWall.Transition(
        from: start, to: end, by: mapping, around: finger, in: visible)
      let place = axis.coordinate(of: finger) - near
      let fraction = (axis.coordinate(of: finger) - along.near) / (along.far - along.near)
      guard let new = mapping.newIndex(of: index) else {
        let next = try XCTUnwrap(mapping.newIndex(of: index + 1))
        let own = axis.interval(of: end.frame(ofItemAt: next))
        XCTAssertEqual(
          (end.space.isMirroredAlong ? own.far : own.near)
            - axis.interval(of: pinch.endVisible).near, place, accuracy: halfPixel)
        continue
      }
      for progress in [0, 0.3, 0.5, 1] {
        let item = try XCTUnwrap(pinch.items(at: progress).first { $0.oldIndex == index })
        XCTAssertEqual(item.newIndex, new)
        let own = axis.interval(of: item.frame)
        XCTAssertEqual(own.near + fraction * (own.far - own.near), place, accuracy: halfPixel)
      }
    }
  }

  /// An item in view that goes far away passes, one that only one wall has fades in its place.
  func testThreePhotosByHand() throws {
    let old = try MasonryWall(heights: [10, 10, 10], columns: 1, width: 10)
    var wall = old
    let mapping = try wall.items.update(
      from: ["a", "b", "c"], to: ["c", "d", "a"], measuredBy: MasonryHeights([], default: 10))
    let visible = LayoutRect(x: 0, y: 0, width: 10, height: 20)
    let way = MasonryWall.Transition(from: old, in: visible, to: wall, in: visible, by: mapping)
    let items = way.items(at: 0.25)
    XCTAssertEqual(items.map { $0.oldIndex }, [2, nil, 0, 1])
    XCTAssertEqual(items.map { $0.newIndex }, [0, 1, 2, nil])
    XCTAssertEqual(items.map { $0.frame.minY }, [15, 10, 5, 10])
    XCTAssertEqual(items.map { $0.opacity }, [1, 0.25, 1, 0.75])
    XCTAssertEqual(way.items(at: 0).map { $0.oldIndex }, [0, 1])
    XCTAssertEqual(way.items(at: 1).map { $0.newIndex }, [0, 1])
    XCTAssertEqual(way.viewSize(at: 0.5), visible.size)
    XCTAssertEqual([way.start, way.end], [old, wall])
    XCTAssertEqual([way.startVisible, way.endVisible], [visible, visible])
  }
}
