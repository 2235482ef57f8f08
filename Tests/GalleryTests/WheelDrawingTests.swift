import CircularLayout
import XCTest

@testable import LayoutGallery

final class WheelDrawingTests: XCTestCase {
  private func drawing() throws -> WheelDrawing {
    let wheel = try Wheel(
      itemCount: 5,
      configuration: .init(
        itemSize: LayoutSize(width: 20, height: 40), radiusToItemCenter: 100,
        arrangement: .list(spacing: .angle(.degrees(90))), center: .at(.zero),
        scrollStep: .points(10)),
      viewportSize: LayoutSize(width: 300, height: 200))
    return WheelDrawing(
      wheel: wheel, offset: 20, origin: LayoutPoint(x: 1_000, y: 500), scale: 0.5)
  }

  /// Item 2 is in focus, 1 and 3 are beside it, and of the opposite ones only the later is shown.
  func testItemsAreDrawnFromTheBottomOfThePile() throws {
    XCTAssertEqual(try drawing().items.map(\.index), [4, 1, 3, 2])
  }

  func testCardsStandWhereTheItemsAre() throws {
    let source = try drawing().content.map(\.source).joined()
    // 100 points to the right of the centre, and turned as far as three o'clock.
    XCTAssertTrue(source.contains("translate(1050 500) rotate(90)"), source)
    XCTAssertTrue(source.contains("translate(1000 450) rotate(0)"), source)
  }

  func testWhatDoesNotStandOutIsDim() throws {
    var drawing = try drawing()
    drawing.emphasis = [2]
    let dim = drawing.content.filter { $0.source.contains("dim") }
    XCTAssertEqual(dim.count, 3)
  }

  func testColumnsAreAligned() {
    XCTAssertEqual(
      alignedColumns([["a", "bcd"], ["efg", "h"]]), "a    bcd\nefg    h")
    XCTAssertEqual(alignedColumns([]), "")
  }
}
