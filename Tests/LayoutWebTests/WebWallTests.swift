import MasonryLayout
import XCTest

@testable import LayoutWeb

/// A wall behind the bridge is the wall that the library makes of the same pictures.
final class WebWallTests: XCTestCase {
  private let ratios = (0..<200).map { 0.5 + Double(($0 * 37) % 50) / 20 }
  private var wall = 0.0

  override func setUp() {
    wall = wallCreate(Record.wall().address)
    let ratios = Record(ratios)
    XCTAssertEqual(wallInsert(wall, 0, 200, ratios.address, nil), 0)
  }

  override func tearDown() { XCTAssertEqual(layoutDestroy(wall), 0) }

  private func layout(columns: Int) -> ItemsLayout {
    .columns(
      .init(columns: .fixed(columns), spacing: 10, contentInsets: LayoutInsets(10)))
  }

  private func makeWall(_ ratios: [Double]) throws -> MasonryWall {
    var wall = try MasonryWall(layout(columns: 4), width: 1000)
    try wall.items.appendItems(of: MasonryAspectRatios(ratios))
    return wall
  }

  private func expectFrames(_ expected: MasonryWall, of wall: Double? = nil, line: UInt = #line) {
    let (wall, count) = (wall ?? self.wall, Double(expected.itemCount))
    let records = Record(room: 4 * expected.itemCount)
    XCTAssertEqual(wallFrames(wall, 0, count, records.address), count, line: line)
    let wanted = expected.items.frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    XCTAssertEqual(records.numbers, wanted, line: line)
  }

  func testChangesAreThoseOfTheLibrary() throws {
    expectFrames(try makeWall(ratios))
    var now = ratios
    XCTAssertEqual(wallRemove(wall, 3, 7), 0)
    now.removeSubrange(3..<10)
    XCTAssertEqual(wallMove(wall, 5, 100), 0)
    now.insert(now.remove(at: 5), at: 100)
    let added = Record([2.5, .nan])
    XCTAssertEqual(wallInsert(wall, 1, 2, added.address, nil), 0)
    now.insert(contentsOf: [2.5, 1], at: 1)
    let (places, others) = (Record<UInt32>([7, 2]), Record([0.75, 3]))
    XCTAssertEqual(wallSetRatios(wall, places.address, others.address, 2), 0)
    now[7] = 0.75
    now[2] = 3
    expectFrames(try makeWall(now))
    let order = Record<UInt32>((0..<UInt32(now.count)).reversed())
    XCTAssertEqual(wallReorder(wall, order.address), 0)
    expectFrames(try makeWall(now.reversed()))
  }

  /// A pinch makes another wall; the way to it is the library's, and this one stays.
  func testAPinchIsTheTransitionOfTheLibrary() throws {
    let (start, view) = (try makeWall(ratios), LayoutRect(x: 0, y: 2000, width: 1000, height: 700))
    var end = start
    try end.resize(
      width: 1000, layout: layout(columns: 6), measuredBy: MasonryAspectRatios(ratios))
    let pinch = MasonryWall.Transition(
      from: start, to: end, around: LayoutPoint(x: 333.3, y: 2345.6), in: view)
    let settings = Record.wall(columns: 6).address
    let other = wallPinch(wall, settings, 333.3, 2345.6, 0, 2000, 1000, 700)
    defer { XCTAssertEqual(layoutDestroy(other), 0) }
    expectFrames(start)
    expectFrames(end, of: other)
    for progress in [-0.3, 0, 1.0 / 3, 1, 1.2] {
      let items = pinch.items(at: progress)
      let records = Record(room: 6 * items.count)
      let count = Double(items.count)
      XCTAssertEqual(wallPinchItems(other, progress, records.address, count), count)
      let wanted = items.flatMap { item in
        let frame = item.frame
        return [
          Double(item.index), frame.minX, frame.minY, frame.width, frame.height, item.opacity,
        ]
      }
      XCTAssertEqual(records.numbers, wanted)
    }
    let offset = Record(room: 1)
    XCTAssertEqual(wallEndPinch(other, nil), -5)
    XCTAssertEqual(wallEndPinch(other, offset.address), 1)
    XCTAssertEqual(offset.numbers, [pinch.endVisible.minY])
    XCTAssertEqual(wallEndPinch(other, offset.address), -7)
    XCTAssertEqual(wallPinchItems(wall, 0, nil, 0), -7)
  }

  func testQueriesWriteNoMoreThanThereIsRoomFor() throws {
    let expected = try makeWall(ratios)
    let rect = LayoutRect(x: 100, y: 700, width: 600, height: 900)
    let wanted = expected.items(in: rect)
    let records = Record(room: 5 * 3 + 1)
    XCTAssertEqual(
      wallItems(wall, 100, 700, 600, 900, records.address, 3), Double(wanted.count))
    XCTAssertTrue(records.numbers[15].isNaN)
    let indices = Record<UInt32>(Array(repeating: 0, count: wanted.count))
    XCTAssertEqual(
      wallIndices(wall, 100, 700, 600, 900, indices.address, Double(wanted.count)),
      Double(wanted.count))
    XCTAssertEqual(indices.numbers.sorted(), wanted.map { UInt32($0.index) })
    let point = wanted[0].frame.center
    XCTAssertEqual(wallItem(wall, atX: point.x, point.y), Double(wanted[0].index))
    XCTAssertEqual(wallItem(wall, atX: -1, 0), -1)
  }

  func testAMarkKeepsThePlaceAndRemembersFrames() throws {
    let old = try makeWall(ratios)
    let visible = LayoutRect(x: 0, y: 2000, width: 1000, height: 600)
    XCTAssertEqual(wallFrameChanges(wall, 0, 2000, 1000, 600, 0, 2000, 1000, 600, nil, 0), -7)
    XCTAssertEqual(wallMark(wall, 0, 2000, 1000, 600, 1, 1, 0, 1), 0)
    XCTAssertEqual(wallInsert(wall, 0, 1, Record([0.3]).address, nil), 0)
    let new = try makeWall([0.3] + ratios)
    let mapping = LayoutIndexMapping.inserting(1, at: 0)
    let offset = Record(room: 1)
    XCTAssertEqual(wallKeptOffset(wall, 0, 0, 1000, 600, offset.address), 1)
    var now = visible
    new.scroll(&now, to: old.anchor(in: visible), after: mapping)
    XCTAssertEqual(offset.numbers[0], now.minY)
    let changes = new.frameChanges(from: old, by: mapping, in: now, before: visible)
    expectMoves(changes.moved, in: now, before: visible)
    XCTAssertEqual(wallUnmark(wall), 0)
    XCTAssertEqual(wallKeptOffset(wall, 0, 0, 1000, 600, offset.address), -7)
  }

  func testAMarkHoldsAllThatIsVisibleWhereColumnsAreKept() throws {
    let old = try makeWall(ratios)
    let visible = LayoutRect(x: 0, y: 2000, width: 1000, height: 600)
    XCTAssertEqual(wallKeepIn(wall, 0, 2000, 1000, 600), 0)
    XCTAssertEqual(wallMark(wall, 0, 2000, 1000, 600, 0, 1, 0, 1), 0)
    XCTAssertEqual(wallInsert(wall, 0, 3, Record([0.3, 1.5, 0.7]).address, nil), 0)
    XCTAssertEqual(
      wallSetRatios(wall, Record<UInt32>([4, 6]).address, Record([0.4, 2]).address, 2), 0)
    let offset = Record(room: 1)
    XCTAssertEqual(wallKeptOffset(wall, 0, 0, 1000, 600, offset.address), 1)
    XCTAssertEqual(wallUnmark(wall), 0)
    let seen = old.items(in: visible).filter { $0.frame.minY >= visible.minY }
    XCTAssertGreaterThan(seen.count, 5)
    for item in seen {
      let frame = Record(room: 4)
      XCTAssertEqual(wallFrames(wall, Double(item.index + 3), 1, frame.address), 1)
      XCTAssertEqual(frame.numbers[0], item.frame.minX)
      XCTAssertEqual(
        frame.numbers[1] - offset.numbers[0], item.frame.minY - visible.minY, accuracy: 1e-9)
    }
  }

  func testAMarkRemembersFramesThroughAnotherOrder() throws {
    let old = try makeWall(ratios)
    let visible = LayoutRect(x: 0, y: 2000, width: 1000, height: 600)
    let order = ratios.indices.map { ($0 * 77 + 5) % ratios.count }
    XCTAssertEqual(wallMark(wall, 0, 2000, 1000, 600, 1, 1, 0, 1), 0)
    let places = Record(order.map { UInt32($0) })
    XCTAssertEqual(wallReorder(wall, places.address), 0)
    let changes = try makeWall(order.map { ratios[$0] }).frameChanges(
      from: old, by: .init(from: ratios.indices, to: order), in: visible)
    expectMoves(changes.moved, in: visible, before: visible)
  }

  /// The only changes are some moves.
  private func expectMoves(
    _ moves: [LayoutMove<Int>], in rect: LayoutRect, before oldRect: LayoutRect,
    line: UInt = #line
  ) {
    let records = Record(room: 10 * moves.count)
    XCTAssertEqual(
      wallFrameChanges(
        wall, rect.minX, rect.minY, rect.width, rect.height, oldRect.minX, oldRect.minY,
        oldRect.width, oldRect.height, records.address, Double(moves.count)),
      Double(moves.count), line: line)
    let wanted = moves.flatMap { move in
      [Double(move.old), Double(move.new)]
        + [move.oldFrame, move.newFrame].flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    }
    XCTAssertEqual(records.numbers, wanted, line: line)
    XCTAssertFalse(wanted.isEmpty, line: line)
  }
}
