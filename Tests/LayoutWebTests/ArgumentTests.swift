import MasonryLayout
import XCTest

@testable import LayoutWeb

/// No argument traps, and a refused call changes nothing.
final class ArgumentTests: XCTestCase {
  /// Numbers that are no handle, no index and no count.
  private let strange: [Double] = [
    .nan, .infinity, -.infinity, -1, 0.5, 1e300, 4_294_967_296, 9_007_199_254_740_992,
  ]
  private var wall = 0.0
  private var feed = 0.0
  private var wheel = 0.0

  override func setUp() {
    wall = wallCreate(Record.wall().address)
    XCTAssertEqual(wallInsert(wall, 0, 3, Record([1, 2, 3]).address, nil), 0)
    feed = feedCreate(Record<Double>.feed.address)
    let ratios = Record([1.0, 2])
    XCTAssertEqual(
      feedInsertSection(feed, 0, Record<Double>.section.address, 2, ratios.address, 0), 0)
    wheel = wheelCreate(Record.wheel().address)
  }

  override func tearDown() {
    for handle in [wall, feed, wheel] { XCTAssertEqual(layoutDestroy(handle), 0) }
  }

  func testAHandleIsGivenOnceAndStandsForOneKindOfLayout() {
    let room = Record(room: 16)
    for handle in strange + [0, 1e6, feed, wheel] {
      XCTAssertEqual(wallDescribe(handle, room.address), -2)
    }
    for handle in [wall, wheel] { XCTAssertEqual(feedDescribe(handle, room.address), -2) }
    for handle in [wall, feed] { XCTAssertEqual(wheelDescribe(handle, room.address), -2) }
    let other = wallCreate(Record.wall().address)
    XCTAssertGreaterThan(other, wheel)
    XCTAssertEqual(layoutDestroy(other), 0)
    XCTAssertEqual(layoutDestroy(other), -2)
    XCTAssertEqual(wallDescribe(other, room.address), -2)
    XCTAssertGreaterThan(wallCreate(Record.wall().address), other)
  }

  func testAnIndexIsAWholeNumberInItsRange() {
    let (room, ratios) = (Record(room: 64), Record([1.0, 1, 1]))
    let indexed: [(Double) -> Double] = [
      { wallInsert(self.wall, $0, 1, ratios.address, nil) }, { wallRemove(self.wall, $0, 0) },
      { wallMove(self.wall, $0, 0) }, { wallMove(self.wall, 0, $0) },
      { wallSetHeight(self.wall, $0, 5) }, { wallNeighbor(self.wall, $0, 0) },
      { wallDropIndex(self.wall, 0, 0, $0) }, { wallFrames(self.wall, $0, 1, room.address) },
      { wallOffset(self.wall, showing: $0, 0, 0, 0, 9, 9, room.address) },
      { feedRemoveSection(self.feed, $0) },
      { feedMoveSection(self.feed, 0, $0) },
      { feedFrame(self.feed, 2, 0, $0, room.address) },
    ]
    for number in strange + [4] {
      XCTAssertEqual(indexed.map { $0(number) }, indexed.map { _ in -3 }, "\(number)")
    }
    for number in strange + [1000] {
      XCTAssertEqual(wheelOffset(wheel, focusing: number, 0, room.address), -3)
    }
    for count in strange {
      XCTAssertEqual(wallInsert(wall, 0, count, ratios.address, nil), -3)
      XCTAssertEqual(wallRemove(wall, 0, count), -3)
      XCTAssertEqual(wallItems(wall, 0, 0, 9, 9, room.address, count), -3)
      XCTAssertEqual(memoryAllocate(count), -3)
    }
    for choice in strange + [4] {
      XCTAssertEqual(wallNeighbor(wall, 0, choice), -4)
      XCTAssertEqual(wallOffset(wall, showing: 0, choice, 0, 0, 9, 9, room.address), -4)
    }
    expectThreeItems()
  }

  func testAnAddressIsNeededWhereSomethingIsReadOrWritten() {
    XCTAssertEqual(wallCreate(nil), -5)
    XCTAssertEqual(wallInsert(wall, 0, 1, nil, nil), -5)
    XCTAssertEqual(wallInsert(wall, 0, 0, nil, nil), 0)
    XCTAssertEqual(wallDescribe(wall, nil), -5)
    XCTAssertEqual(wallFrames(wall, 0, 1, nil), -5)
    XCTAssertEqual(wallReorder(wall, nil), -5)
    XCTAssertEqual(feedElements(feed, 0, 0, 9, 9, 0, nil, 1), -5)
    XCTAssertEqual(wheelItems(wheel, 0, nil, 1), -5)
    // Without room nothing is written, and the answer is how much room is needed.
    XCTAssertEqual(wallItems(wall, 0, 0, 1000, 9e9, nil, 0), 3)
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 16)
    defer { bytes.deallocate() }
    let crooked = (bytes + 4).assumingMemoryBound(to: Double.self)
    XCTAssertEqual(wallDescribe(wall, crooked), -5)
    XCTAssertEqual(wallInsert(wall, 0, 1, crooked, nil), -5)
    expectThreeItems()
  }

  func testWhatALayoutRefusesIsASentenceAndChangesNothing() {
    XCTAssertEqual(wallCreate(Record.wall(width: -1).address), -8)
    XCTAssertEqual(sentence, "\(MasonryError.width(-1))")
    XCTAssertEqual(wallCreate(Record.wall(columns: 0).address), -3)
    XCTAssertEqual(wallSetHeight(wall, 1, .nan), -8)
    XCTAssertEqual(sentence, "\(MasonryError.itemHeight(.nan, item: 1))")
    XCTAssertEqual(wallInsert(wall, 0, 1, Record([1]).address, Record<UInt8>([0]).address), -8)
    XCTAssertEqual(sentence, "\(MasonryError.columnSpan(0, item: 0))")
    for order: [UInt32] in [[0, 1, 1], [0, 1, 3], [.max, 1, 2]] {
      XCTAssertEqual(wallReorder(wall, Record(order).address), -6)
    }
    XCTAssertEqual(wheelCreate(Record.wheel(itemCount: 0.5).address), -3)
    // A fan over more than a turn, and an arrangement that there is not.
    for (arrangement, error) in [(5.0, -9.0), (6, -4)] {
      var settings = Record.wheel(itemCount: 7).numbers
      settings.replaceSubrange(3...4, with: [arrangement, 7])
      XCTAssertEqual(wheelCreate(Record(settings).address), error)
    }
    XCTAssertEqual(
      wallSetRatios(wall, Record<UInt32>([0, 3]).address, Record([2.0, 2]).address, 2), -3)
    expectThreeItems()
  }

  /// The sentence of the last error, as a host reads it.
  private var sentence: String {
    let length = Int(errorSentence(nil, 0))
    let bytes = Record([UInt8](repeating: 0, count: length))
    XCTAssertEqual(errorSentence(bytes.address, Double(length)), Double(length))
    return String(decoding: bytes.numbers, as: UTF8.self)
  }

  private func expectThreeItems(line: UInt = #line) {
    let record = Record(room: 12)
    XCTAssertEqual(wallFrames(wall, 0, 3, record.address), 3, line: line)
    XCTAssertEqual(
      record.numbers,
      [10, 10, 237.5, 237.5, 257.5, 10, 237.5, 118.75, 505, 10, 237.5, 237.5 / 3], line: line)
  }
}
