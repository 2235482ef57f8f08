import CircularLayout
import Foundation
import XCTest

#if !canImport(CoreGraphics)
/// What CoreGraphics has and Foundation has not, so that the snippets read as they do in an app.
private struct CGAffineTransform {
  let transform: LayoutTransform

  init(_ transform: LayoutTransform) { self.transform = transform }
}

extension CGPoint {
  fileprivate init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }

  fileprivate func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(LayoutPoint(x: x, y: y).applying(transform.transform))
  }
}

extension LayoutSize {
  fileprivate init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}
#endif

/// The article "CircularLayout": its snippets, as an app would write them.
final class WheelArticleTests: XCTestCase {
  /// What a collection view cell offers, without UIKit.
  private final class Cell {
    var layer = (zPosition: CGFloat.zero, 0)
    var center = CGPoint.zero
    var transform = CGAffineTransform(LayoutTransform(rotation: .zero))

    /// Where its top left corner is on the screen.
    var corner: CGPoint {
      let turned = CGPoint(x: -133 / 2.0, y: -173 / 2.0).applying(transform)
      return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }
  }

  private let photos = Array(repeating: "photo", count: 40)

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
      let corner = try XCTUnwrap(cells[item.index]).corner
      XCTAssertEqual(corner.x, item.quad.corners[0].x, accuracy: 1e-9)
      XCTAssertEqual(corner.y, item.quad.corners[0].y, accuracy: 1e-9)
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

  func testChangesKeepTheItemInFocus() throws {
    var wheel = try Wheel(
      itemCount: 40,
      configuration: .init(itemSize: .init(width: 133, height: 173), radiusToItemCenter: 500),
      viewportSize: .init(width: 375, height: 667))
    var offset = wheel.offset(atFocusIndex: 6)
    try wheel.insertItems(3, at: 0, keepingFocusAt: &offset)
    XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: offset), 9)
  }

  func testAMethodThatCannotThrow() throws {
    let collectionView = (bounds: CGRect(x: 0, y: 0, width: 375, height: 667), 0)
    var wheel: Wheel?
    func prepare(_ count: Int, _ configuration: Wheel.Configuration) {
      do {
        wheel = try Wheel(
          itemCount: count, configuration: configuration,
          viewportSize: LayoutSize(collectionView.bounds.size))
      } catch {
        assertionFailure(error.description)
      }
    }
    prepare(4, .tutorial())
    XCTAssertEqual(wheel?.itemCount, 4)
  }
}

/// The view of "Turning a wheel by hand" in the documentation, with a hand that turns it.
final class WheelByHandTests: XCTestCase {
  private final class DialView {
    var wheel: Wheel
    var offset = 0.0
    var dial: Wheel.Dial?
    var fling: Wheel.Fling?
    var clicks = 0
    var drawn: [Wheel.Item] = []

    init(_ wheel: Wheel) { self.wheel = wheel }

    func touchBegan(at touch: LayoutPoint) {
      fling = nil
      dial = wheel.dial(takingHoldAt: touch, atOffset: offset)
    }

    func touchMoved(to touch: LayoutPoint) {
      guard let turned = dial?.move(to: touch) else { return }
      show(turned)
    }

    func touchEnded(velocity: LayoutPoint) {
      guard let dial else { return }
      fling = wheel.fling(fromOffset: offset, velocity: dial.velocity(ofTouch: velocity))
      self.dial = nil
    }

    func drawFrame(timeSinceTouchEnded time: Double) {
      guard let fling else { return }
      show(fling.offset(after: time))
      if time >= fling.duration { self.fling = nil }
    }

    func show(_ newOffset: Double) {
      for _ in wheel.itemsPassed(fromOffset: offset, toOffset: newOffset) { click() }
      offset = newOffset
      drawn = []
      for item in wheel.visibleItemsInDrawingOrder(atOffset: offset) { draw(item) }
    }

    private func click() { clicks += 1 }

    private func draw(_ item: Wheel.Item) { drawn.append(item) }
  }

  /// Twelve cards around a circle with 10 points between them, turned a quarter and let go.
  func testAHandTurnsTheWheel() throws {
    let size = LayoutSize(width: 60, height: 80)
    let radius = try Wheel.radiusToItemCenter(itemCount: 12, itemSize: size, gap: 10)
    let wheel = try Wheel(
      itemCount: 12,
      configuration: .init(
        itemSize: size, radiusToItemCenter: radius, arrangement: .ring(turns: 3),
        center: .at(LayoutPoint(x: 200, y: 200)), legibility: .init()),
      viewportSize: LayoutSize(width: 400, height: 400))
    let view = DialView(wheel)
    let rim = [(0.0, -1.0), (0.5, -0.5), (1, 0)].map { x, y in
      LayoutPoint(x: 200 + x * radius, y: 200 + y * radius)
    }
    view.touchBegan(at: rim[0])
    for touch in rim.dropFirst() { view.touchMoved(to: touch) }
    // The cards go back by three places, and the last one to come into focus is the ninth.
    XCTAssertEqual(view.offset, -3 * wheel.step, accuracy: 1e-9)
    XCTAssertEqual(view.clicks, 3)
    XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: view.offset), 9)
    XCTAssertEqual(
      wheel.item(containingViewportPoint: rim[2], atOffset: view.offset)?.index, 0)
    XCTAssertEqual(view.drawn.count, 12)
    XCTAssertEqual(view.drawn.last?.index, 9)

    view.touchEnded(velocity: LayoutPoint(x: 0, y: 900))
    let fling = try XCTUnwrap(view.fling)
    for frame in 1...600 { view.drawFrame(timeSinceTouchEnded: Double(frame) / 60) }
    XCTAssertNil(view.fling)
    XCTAssertEqual(view.offset, fling.target)
    XCTAssertEqual(Double(view.clicks), (-fling.target / wheel.step).rounded())
    XCTAssertEqual(view.drawn.last?.itemsFromFocus ?? .nan, 0, accuracy: 1e-9)
    XCTAssertTrue(view.drawn.allSatisfy { $0.rotation.degrees.magnitude <= 90 + 1e-9 })
  }
}
