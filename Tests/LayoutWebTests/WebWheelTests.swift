import CircularLayout
import LayoutTestSupport
import XCTest

@testable import LayoutWeb

/// A wheel behind the bridge turns as the library's, with cards of different sizes and in a fan, too.
final class WebWheelTests: XCTestCase {
  private var handle = 0.0
  private let offset = Record(room: 1)
  private let viewport = LayoutSize(width: 400, height: 600)
  private var configuration: Wheel.Configuration {
    Wheel.Configuration(itemSize: LayoutSize(width: 100, height: 140), radiusToItemCenter: 500)
  }

  /// What `Record.wheel()` stands for.
  private func wheel() throws -> Wheel {
    try Wheel(itemCount: 100, configuration: configuration, viewportSize: viewport)
  }

  override func setUp() { handle = wheelCreate(Record.wheel().address) }

  override func tearDown() { XCTAssertEqual(layoutDestroy(handle), 0) }

  func testAFingerTurnsTheWheelAsTheDialOfTheLibrary() throws {
    let wheel = try wheel()
    XCTAssertEqual(wheelTurn(handle, 0, 0, offset.address), -1)
    for seed: UInt64 in 0..<20 {
      var random = SplitMix64(seed: seed)
      func coordinate() -> Double { .random(in: -900...1500, using: &random) }
      let (touch, start) = (LayoutPoint(x: coordinate(), y: coordinate()), coordinate())
      var dial = wheel.dial(takingHoldAt: touch, atOffset: start)
      XCTAssertEqual(wheelHold(handle, touch.x, touch.y, start), 0)
      for _ in 0..<20 {
        let point = LayoutPoint(x: coordinate(), y: coordinate())
        // A refused call is no move of the finger.
        XCTAssertEqual(wheelTurn(handle, coordinate(), coordinate(), nil), -5)
        XCTAssertEqual(wheelTurn(handle, point.x, point.y, offset.address), 1)
        XCTAssertEqual(offset.numbers[0], dial.move(to: point), "seed \(seed)")
      }
    }
  }

  func testItemsAndRestsAreThoseOfTheLibrary() throws {
    let wheel = try wheel()
    try assertEqual(handle, wheel)
    XCTAssertEqual(wheelSnap(handle, 1234, 1, offset.address), 1)
    XCTAssertEqual(offset.numbers[0], wheel.snappedOffset(proposed: 1234, velocity: 1))
    let focused = try XCTUnwrap(wheel.indexOfFocusedItem(atOffset: offset.numbers[0]))
    XCTAssertEqual(wheelFocusedItem(handle, offset.numbers[0]), Double(focused))
    XCTAssertEqual(wheelConfigure(handle, Record.wheel(itemCount: 0).address, 0, offset.address), 1)
    XCTAssertEqual(wheelFocusedItem(handle, 0), -1)
  }

  func testAFingerLetsGoOfAWheelThatChanges() {
    XCTAssertEqual(wheelHold(handle, 10, 10, 0), 0)
    XCTAssertEqual(wheelConfigure(handle, nil, 0, offset.address), -5)
    XCTAssertEqual(wheelTurn(handle, 20, 10, offset.address), 1)
    XCTAssertEqual(wheelConfigure(handle, Record.wheel().address, 0, offset.address), 1)
    XCTAssertEqual(wheelTurn(handle, 30, 10, offset.address), -1)
  }

  func testAWheelThatIsLetGoMovesAsTheFlingOfTheLibrary() throws {
    let wheel = try wheel()
    let record = Record(room: 3)
    for seed: UInt64 in 0..<100 {
      var random = SplitMix64(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      let (start, velocity) = (number(-200...12_000), number(-5000...5000))
      let (rate, time, item) = (number(0.98...0.999), number(0...2), Int.random(in: 0..<100))
      let target = wheel.offset(atFocusIndex: Double(item))
      for (to, snapping) in [
        (Double.nan, Wheel.Snapping.free), (target, .items(atMost: 0, from: target)),
      ] {
        let fling = wheel.fling(
          fromOffset: start, velocity: velocity, decelerationRate: rate, snapping: snapping)
        XCTAssertEqual(wheelFling(handle, start, velocity, rate, to, time, record.address), 1)
        XCTAssertEqual(
          record.numbers, [fling.offset(after: time), fling.target, fling.duration],
          "seed \(seed)")
      }
      XCTAssertEqual(record.numbers[1], target, accuracy: 1e-9, "seed \(seed)")
    }
    for strange in [Double.nan, .infinity, -.infinity, 1e300] {
      XCTAssertEqual(
        wheelFling(handle, strange, strange, strange, strange, strange, record.address), 1)
      XCTAssertEqual(wheelHold(handle, strange, strange, strange), 0)
      XCTAssertEqual(wheelTurn(handle, strange, strange, record.address), 1)
    }
    XCTAssertEqual(wheelFling(handle, 0, 0, 0, 0, 0, nil), -5)
  }

  func testCardsHaveTheSizesThatThePagePasses() throws {
    var random = SplitMix64(seed: 5)
    let sizes = (0..<100).map { _ in
      LayoutSize(
        width: .random(in: 40...160, using: &random), height: .random(in: 60...200, using: &random)
      )
    }
    let wheel = try Wheel(
      itemCount: 100, configuration: configuration, viewportSize: viewport,
      measuredBy: { sizes[$0] })
    let lengths = Record(sizes.flatMap { [$0.width, $0.height] })
    let handle = wheelCreate(Record.wheel().address, lengths.address)
    defer { XCTAssertEqual(layoutDestroy(handle), 0) }
    try assertEqual(handle, wheel)

    XCTAssertEqual(wheelConfigure(handle, Record.wheel().address, 3000, offset.address), 1)
    let alike = try self.wheel()
    XCTAssertEqual(
      offset.numbers[0], alike.offset(atFocusIndex: wheel.focusIndex(atOffset: 3000)))
    try assertEqual(handle, alike)
    XCTAssertEqual(
      wheelConfigure(handle, Record.wheel().address, 3000, offset.address, lengths.address), 1)
    try assertEqual(handle, wheel)

    let bad = Record([Double](repeating: .nan, count: 200))
    XCTAssertEqual(wheelCreate(Record.wheel().address, bad.address), -9)
    XCTAssertEqual(
      wheelConfigure(handle, Record.wheel().address, 0, offset.address, bad.address), -9)
    let askew = UnsafePointer<Double>(bitPattern: UInt(bitPattern: lengths.address) + 1)
    XCTAssertEqual(wheelCreate(Record.wheel().address, askew), -5)
    XCTAssertEqual(wheelCreate(Record.wheel(itemCount: 2e9).address, lengths.address), -3)
    try assertEqual(handle, wheel)
    let none = wheelCreate(Record.wheel(itemCount: 0).address, lengths.address)
    XCTAssertEqual(wheelFocusedItem(none, 0), -1)
    XCTAssertEqual(layoutDestroy(none), 0)
  }

  func testTheWayToOtherSettingsIsTheTransitionOfTheLibrary() throws {
    let record = Record(room: 10 * 60)
    XCTAssertEqual(wheelTransitionItems(handle, 0, 0.5, record.address, 60), -7)
    let wheel = try wheel()
    // A ring that scrolls vertically, with the focus at the right.
    let settings = Record(
      [60, 80, 150, 4, 2, 2, 200, 300, Double.pi / 2, 0, 0, 0, 1, 0, .infinity, 1, 0, 1, 1, 1, 1]
        + [400, 600, 12, 0, 0])
    let ring = try Wheel(
      itemCount: 12,
      configuration: .init(
        itemSize: LayoutSize(width: 60, height: 80), radiusToItemCenter: 150,
        arrangement: .ring(turns: 2), center: .at(LayoutPoint(x: 200, y: 300)),
        focus: .angle(.degrees(90)), axis: .vertical, orientation: .facingFocus),
      viewportSize: viewport)
    let bad = Record.wheel(itemCount: -1)
    XCTAssertEqual(wheelConfigure(handle, bad.address, 700.3, offset.address), -3)
    XCTAssertEqual(wheelConfigure(handle, settings.address, 700.3, nil), -5)
    XCTAssertEqual(wheelTransitionItems(handle, 0, 0.5, record.address, 60), -7)
    XCTAssertEqual(wheelConfigure(handle, settings.address, 700.3, offset.address), 1)
    for progress in [0, 0.1, 1.0 / 3, 0.5, 0.9, 1] {
      let transition = Wheel.Transition(from: wheel, atOffset: 700.3, to: ring, atOffset: 123.4)
      let items = transition.visibleItems(at: progress)
      let room = Record(room: 10 * items.count)
      XCTAssertEqual(
        wheelTransitionItems(handle, 123.4, progress, room.address, Double(items.count)),
        Double(items.count))
      assertRecord(room, items, from: transition.viewport(at: progress).origin)
    }
    XCTAssertEqual(wheelTransitionItems(handle, 0, 0.5, nil, 1), -5)
  }

  /// Compares the items of a wheel behind the bridge with those of another one all along its content.
  private func assertEqual(_ handle: Double, _ wheel: Wheel, line: UInt = #line) throws {
    for part in 0...10 {
      let offset = wheel.maximumOffset * Double(part) / 10
      let wanted = wheel.visibleItems(atOffset: offset)
      let room = Record(room: 10 * wanted.count)
      XCTAssertEqual(
        wheelItems(handle, offset, room.address, Double(wanted.count)), Double(wanted.count),
        line: line)
      assertRecord(room, wanted, line: line)
    }
  }

  /// Compares what was written with items, whose places count from an origin.
  private func assertRecord(
    _ room: Record<Double>, _ items: [Wheel.Item], from origin: LayoutPoint = .zero,
    line: UInt = #line
  ) {
    let wanted = items.flatMap {
      [
        Double($0.index), $0.center.x - origin.x, $0.center.y - origin.y, $0.rotation.radians,
        $0.scale, $0.opacity, Double($0.zIndex), $0.itemsFromFocus, $0.size.width, $0.size.height,
      ]
    }
    XCTAssertFalse(wanted.isEmpty, line: line)
    XCTAssertEqual(room.numbers, wanted, line: line)
  }
}
