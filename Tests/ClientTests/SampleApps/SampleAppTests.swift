import CircularLayout
import MasonryLayout
import XCTest

/// The sample apps are used as a person would, and what is looked at stays where it is.
final class SampleAppTests: XCTestCase {
  private func photos(_ ids: Range<Int>, areLate: Bool = false) -> [PhotoWall.Photo] {
    ids.map { id in
      let size = LayoutSize(width: 300, height: Double(200 + id * 37 % 200))
      return .init(id: id, size: areLate ? nil : size)
    }
  }

  /// How far from the top of the screen a photo begins.
  private func distance(of id: Int, in app: PhotoWall) -> Double? {
    app.shown.first { $0.photo.id == id }.map { $0.frame.minY - app.visible.minY }
  }

  func testThePhotoWall() throws {
    var app = try PhotoWall(photos(100..<160, areLate: true), in: .init(width: 700, height: 900))
    app.scroll(to: 1200)
    let id = try XCTUnwrap(app.shown.first { $0.frame.minY >= app.visible.minY }).photo.id
    let start = try XCTUnwrap(distance(of: id, in: app))
    func expectInPlace(_ what: String) throws {
      XCTAssertEqual(try XCTUnwrap(distance(of: id, in: app), what), start, accuracy: 1e-9, what)
    }
    for late in 100..<110 { try app.imageArrived(.init(width: 100, height: 230), for: late) }
    try expectInPlace("Images above arrived")
    try app.loadOlder(photos(0..<100))
    try expectInPlace("Older photos were loaded")
    try app.loadNewer(photos(160..<200))
    try expectInPlace("Newer photos were loaded")
    XCTAssertEqual(app.photos.map(\.id), Array(0..<200))

    let finger = app.shown[3].frame.center
    let source = try XCTUnwrap(app.photos.firstIndex { $0.id == id })
    let target = try app.drag(source, to: finger)
    XCTAssertEqual(app.photos[target].id, id)
    XCTAssertEqual(try app.drag(target, to: finger), target)

    let held = app.shown[5]
    let pinch = try app.pinch(toColumns: 2, around: held.frame.center)
    let bookmark = app.bookmark
    app.end(pinch)
    XCTAssertEqual(app.wall.columnCount, 2)
    let center = try XCTUnwrap(app.shown.first { $0.photo == held.photo }).frame.center
    XCTAssertEqual(
      center.y - pinch.endVisible.minY, held.frame.center.y - pinch.startVisible.minY,
      accuracy: 1e-9)
    app.scroll(to: 0)
    app.show(bookmark)
    XCTAssertTrue(app.shown.contains { $0.photo.id == bookmark.id })
    try app.rotate(to: .init(width: 900, height: 700))
    XCTAssertNotNil(distance(of: id, in: app))
  }

  func testTheShopFeed() throws {
    var asked = 0
    var aisles = (0..<30).map { aisle in
      (id: aisle, items: (0..<20 + aisle).map { aisle * 1_000 + $0 })
    }
    var app = try ShopFeed(aisles, in: .init(width: 390, height: 800)) { product, _ in
      asked += 1
      return Double(150 + product * 13 % 90)
    }
    XCTAssertLessThan(asked, 40)
    try app.jump(toSection: 17)
    XCTAssertEqual(app.feed.frame(of: .header(section: 17))?.minY, app.visible.rect.minY)
    XCTAssertTrue(app.shown.contains { $0.address == .header(section: 17) })
    XCTAssertLessThan(asked, 80)

    try app.scroll(to: app.visible.rect.minY + 500)
    let kept = try XCTUnwrap(app.feed.anchor(in: app.visible).address)
    let item = try XCTUnwrap(kept.item)
    let old = try XCTUnwrap(app.feed.frame(of: kept)).minY - app.visible.rect.minY
    aisles[17].items.removeFirst()
    aisles.remove(at: 3)
    aisles[5].items.append(aisles[8].items.removeLast())
    try app.show(aisles)
    let frame = try XCTUnwrap(app.feed.frame(of: .item(item - 1, section: 16)))
    XCTAssertEqual(frame.minY - app.visible.rect.minY, old, accuracy: 1e-9)

    aisles[16].items.reverse()
    asked = 0
    try app.show(aisles)
    XCTAssertEqual(app.feed[16].itemCount, aisles[16].items.count)
    XCTAssertLessThan(asked, 40)
  }

  func testTheWheelPicker() throws {
    var app = try WheelPicker(cardCount: 40, in: .init(width: 390, height: 600))
    app.fling(velocity: 900, for: 3)
    let selection = try XCTUnwrap(app.selection)
    XCTAssertGreaterThan(selection, 0)
    try app.addCards(5, at: 0)
    XCTAssertEqual(app.selection, selection + 5)
    let next = try XCTUnwrap(app.shown.first { $0.index == selection + 6 })
    app.tap(at: LayoutPoint(x: next.center.x - app.offset, y: next.center.y))
    XCTAssertEqual(app.selection, selection + 6)
    try app.rotate(to: .init(width: 600, height: 390))
    try app.openFan()
    XCTAssertEqual(app.selection, selection + 6)
  }
}
