import CircularLayout
import Foundation
import XCTest

#if !canImport(CoreGraphics)
/// What CoreGraphics has and Foundation has not, so that the snippets read as they do in an app.
private struct CGAffineTransform {
  let transform: LayoutTransform

  init(_ transform: LayoutTransform) { self.transform = transform }

  static var identity: CGAffineTransform { CGAffineTransform(.identity) }
}

extension CGPoint {
  fileprivate init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }

  fileprivate func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(LayoutPoint(x: x, y: y).applying(transform.transform))
  }
}
#endif

/// The wheel's snippets of the README and the documentation, as an app would write them.
final class WheelReadmeTests: XCTestCase {
  /// What a collection view cell offers, without UIKit: its layer, and a place for its centre.
  private final class Cell {
    struct Layer {
      var anchorPoint = CGPoint(x: 0.5, y: 0.5)
      var zPosition: CGFloat = 0
    }
    var layer = Layer()
    var center = CGPoint.zero
    var bounds = CGRect(x: 0, y: 0, width: 133, height: 173)
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1

    /// Where a point of the cell, given from its top left corner, is on the screen.
    func onScreen(_ point: CGPoint) -> CGPoint {
      let fromAnchor = CGPoint(
        x: point.x - layer.anchorPoint.x * bounds.width,
        y: point.y - layer.anchorPoint.y * bounds.height)
      let turned = fromAnchor.applying(transform)
      return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }
  }

  private let photos = Array(repeating: "photo", count: 40)

  private func makeWheel() throws -> Wheel {
    try Wheel(
      itemCount: photos.count,
      configuration: .init(
        itemSize: .init(width: 133, height: 173), radiusToItemCenter: 500,
        arrangement: .list(spacing: .gap(12))),
      viewportSize: .init(width: 375, height: 667))
  }

  func testAWheelInTenLines() throws {
    let contentOffset = CGPoint(x: 1_000, y: 0)
    var cells: [Int: Cell] = [:]
    func cell(at index: Int) -> Cell {
      let cell = cells[index] ?? Cell()
      cells[index] = cell
      return cell
    }

    let wheel = try Wheel(
      itemCount: photos.count,
      configuration: .init(
        itemSize: .init(width: 133, height: 173), radiusToItemCenter: 500,
        arrangement: .list(spacing: .gap(12))),
      viewportSize: .init(width: 375, height: 667))
    for item in wheel.visibleItems(atOffset: contentOffset.x) {
      let cell = cell(at: item.index)
      cell.center = CGPoint(item.center)
      cell.transform = CGAffineTransform(item.transform)
      cell.layer.zPosition = CGFloat(item.zIndex)
    }
    for item in wheel.visibleItems(atOffset: contentOffset.x) {
      let corner = try XCTUnwrap(cells[item.index]).onScreen(.zero)
      XCTAssertEqual(corner.x, item.quad.topLeft.x, accuracy: 1e-9)
      XCTAssertEqual(corner.y, item.quad.topLeft.y, accuracy: 1e-9)
    }

    XCTAssertEqual(wheel.contentSize.width, 375 + 39 * wheel.step)
    // 1000 points are 5.75 items of 500 · 19.91° = 173.8 points: 6 is in focus.
    XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: contentOffset.x), 6)
    // Item 4, 34.9° to the left, is 286 points from the middle and reaches 104 back: 182 of 187.5.
    // Item 8, 44.7° to the right, is 352 points away and reaches 108 back: not into the viewport.
    XCTAssertEqual(cells.keys.sorted(), [4, 5, 6, 7])
    XCTAssertEqual(
      cells.max { $0.value.layer.zPosition < $1.value.layer.zPosition }?.key, 6)
  }

  /// The tutorial's cell moves itself by (anchor point − ½) · height, from the unrotated centre.
  func testTheTutorialsCellShowsTheSamePixels() throws {
    let wheel = try makeWheel()
    for item in wheel.visibleItems(atOffset: 1_000) {
      let cell = Cell()
      cell.center = CGPoint(item.unrotatedCenter)
      cell.transform = CGAffineTransform(item.transform)
      cell.layer.anchorPoint = CGPoint(item.anchorPoint)
      cell.center.y += (cell.layer.anchorPoint.y - 0.5) * cell.bounds.height

      let topLeft = cell.onScreen(.zero)
      XCTAssertEqual(topLeft.x, item.quad.topLeft.x, accuracy: 1e-9)
      XCTAssertEqual(topLeft.y, item.quad.topLeft.y, accuracy: 1e-9)
    }
  }

  func testAFlickComesToRestWithAnItemInFocus() throws {
    let wheel = try makeWheel()
    let velocity = CGPoint(x: 1.2, y: 0)
    var target = CGPoint(x: 5.1 * wheel.step, y: 0)
    target.x = wheel.snappedOffset(proposed: target.x, velocity: velocity.x)
    XCTAssertEqual(target.x, 6 * wheel.step)
    // Turning a page: dragged on by most of an item, and flicked back.
    let (start, contentOffset) = (5 * wheel.step, CGPoint(x: 5.8 * wheel.step, y: 0))
    target.x = wheel.snappedOffset(
      proposed: contentOffset.x, velocity: -0.2, snapping: .page(from: start))
    XCTAssertEqual(target.x, start)
  }

  func testTouchesRotationAndChanges() throws {
    var wheel = try makeWheel()
    var offset = wheel.offset(bringingItemIntoFocus: 7)
    let middle = wheel.viewport(atOffset: offset).center
    XCTAssertEqual(wheel.item(containing: middle, atOffset: offset)?.index, 7)

    try wheel.resize(
      to: .init(width: 667, height: 375), keepingFocusAt: &offset)
    try wheel.insertItems(3, at: 0, keepingFocusAt: &offset)
    try wheel.reconfigure(keepingFocusAt: &offset) { $0.radiusToItemCenter = 300 }
    XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: offset), 10)
    try wheel.removeItems(in: 0..<2, keepingFocusAt: &offset)
    XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: offset), 8)
  }

  /// `prepare()` cannot throw: the wheel stays, and the description says what is wrong.
  func testAHostThatCannotThrowKeepsTheWheelItHas() throws {
    var wheel = try makeWheel()
    let shown = wheel
    let bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 667)
    var log: [String] = []
    do {
      wheel = try Wheel(
        itemCount: photos.count, configuration: wheel.configuration,
        viewportSize: LayoutSize(width: bounds.width, height: bounds.height))
    } catch {
      log.append(error.description)
    }
    XCTAssertEqual(wheel, shown)
    XCTAssertEqual(
      log, ["The viewport size must be finite numbers of at least 0, not inf × 667.0."])
  }
}
