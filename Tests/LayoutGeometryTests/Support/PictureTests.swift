import LayoutGeometry
import LayoutTestSupport
import XCTest

final class PictureTests: XCTestCase {
  private let drawing = """
    AAB
    CDB
    CD.
    """
  private let frames = [
    LayoutRect(x: 0, y: 0, width: 2, height: 1), LayoutRect(x: 2, y: 0, width: 1, height: 2),
    LayoutRect(x: 0, y: 1, width: 1, height: 2), LayoutRect(x: 1, y: 1, width: 1, height: 2),
  ]

  func testADrawingGivesItsFramesAndFramesTheirDrawing() throws {
    XCTAssertEqual(try Picture(drawing: drawing).frames, frames)
    XCTAssertEqual(Picture(frames: frames).description, drawing)
    expectFrames(frames, drawing: drawing)
  }

  func testCellsHaveASize() throws {
    let cell = LayoutSize(width: 10, height: 0.5)
    let picture = try Picture(drawing: ".A\nBB", cell: cell)
    XCTAssertEqual(picture.frames[0], LayoutRect(x: 10, y: 0, width: 10, height: 0.5))
    XCTAssertEqual(picture.frames[1], LayoutRect(x: 0, y: 0.5, width: 20, height: 0.5))
    XCTAssertEqual(picture.description, ".A\nBB")
  }

  func testEveryPairOfFramesWithAreaIsReadAsItIsDrawn() {
    let rects = RectLattice.rects(count: 4).filter { !$0.isEmpty }
    withEvery("A", in: rects) { a in
      withEvery("B", in: rects) { b in
        let picture = Picture(frames: [a, b])
        expectEqual(picture.description.contains("#"), a.intersects(b), "Overlap")
        if !a.intersects(b) { expectEqual(try Picture(drawing: "\(picture)"), picture) }
      }
    }
  }

  func testADrawingWithAFlawIsRefused() {
    let flaws = [
      ("AAB\nACB", "The cells of A do not fill a rectangle."),
      (".A\nA.", "The cells of A do not fill a rectangle."),
      ("A.A", "The cells of A do not fill a rectangle."),
      ("AC", "There is no item B."),
      ("A B", "\" \" is neither a letter nor a dot."),
      ("A1", "\"1\" is neither a letter nor a dot."),
    ]
    withEvery("drawing", in: flaws) { drawing, reason in
      do {
        let picture = try Picture(drawing: drawing)
        expect(false, "Read as \(picture.frames)")
      } catch let flaw as Picture.Flaw {
        expectEqual(flaw.reason, reason)
      }
    }
  }
}
