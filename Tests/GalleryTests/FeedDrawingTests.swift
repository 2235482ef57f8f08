import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutGallery
@testable import SampleImages

final class FeedDrawingTests: XCTestCase {
  private func album(_ name: String, _ count: Int) -> Album {
    Album(
      name: name,
      pictures: Array(repeating: PictureSize(category: name, width: 1, height: 1), count: count))
  }

  /// One column of squares under headers of 20.
  private func feed(_ albums: [Album], width: Double = 100) throws -> PictureFeed {
    try PictureFeed(albums, width: width) { _ in
      MasonryFeed.Section(
        layout: .columns(.fixed(1)),
        header: .init(length: 20, isPinned: true))
    }
  }

  private func drawing(_ feed: PictureFeed, at y: Double) -> FeedDrawing {
    FeedDrawing(
      feed: feed, window: LayoutRect(x: 0, y: y, width: 100, height: 150),
      origin: LayoutPoint(x: 1_000, y: 500), scale: 2)
  }

  func testAlbumsHaveThePicturesOfTheirCategoryInTheOrderOfTheFile() {
    let rows = [("b", 1), ("signs_and_symbols", 2), ("a", 3), ("signs_and_symbols", 4)]
    let collection = PictureCollection(
      rows.map { PictureSize(category: $0, width: Double($1), height: 1) })
    XCTAssertEqual(collection.albums.map(\.name), ["Signs and symbols", "A", "B"])
    XCTAssertEqual(collection.albums.map { $0.pictures.map(\.width) }, [[2, 4], [3], [1]])
  }

  func testHeadersArePaintedOverThePictures() throws {
    let drawing = drawing(try feed([album("a", 2), album("b", 1)]), at: 110)
    XCTAssertEqual(
      drawing.elements.map(\.address),
      [
        .item(0, section: 0), .item(1, section: 0), .item(0, section: 1), .header(section: 0),
        .header(section: 1),
      ])
    XCTAssertEqual(drawing.ranks, [0, 0, 1, 0, 1])
  }

  func testAPinnedHeaderIsAtTheTopOfTheScreen() throws {
    let drawing = drawing(try feed([album("a", 2)]), at: 110)
    let header = try XCTUnwrap(drawing.elements.last)
    XCTAssertEqual(
      drawing.onCanvas(header.frame), LayoutRect(x: 1_000, y: 500, width: 200, height: 40))
  }

  func testANameThatIsTooLongIsShortened() throws {
    // Names have 400 − 3 · 28 − 21.6 points. Of these an ellipsis takes 39.6, as a wide character does.
    let shown = [
      ("a name", "a name"), (String(repeating: "long ", count: 99), "long long l…"),
      (String(repeating: "長", count: 99), "長長長長長長…"),
    ]
    for (name, text) in shown {
      let source = try drawing(feed([album(name, 1)], width: 200), at: 0)
        .content.map(\.source).joined()
      XCTAssertTrue(source.contains(">\(text)<"), source)
    }
  }

  func testAWindowStaysWithinTheContent() throws {
    let size = LayoutSize(width: 100, height: 150)
    let long = try feed([album("a", 3)])
    XCTAssertEqual([-5, 30, 1e9].map { long.window(at: $0, size).minY }, [0, 30, 170])
    XCTAssertEqual(try feed([]).window(at: 7, size).minY, 0)
  }

  /// Figures that show more pictures than there are show them again.
  func testFewPicturesAreDrawn() throws {
    let few = [
      [PictureSize(category: "a", width: 0, height: 0)], album("b", 1).pictures,
      album("c", 7).pictures,
    ]
    for pictures in sample(few, every: 3) {
      XCTAssertEqual(try Gallery(of: PictureCollection(pictures)).walls.count, 14)
    }
  }

  func testAnyNumberOfCategoriesIsDrawn() throws {
    for count in sample([0, 1, 2, 3, 1_000], every: 3) {
      let albums = (0..<count).map { album("\($0)", 1) }
      let collection = PictureCollection(albums.flatMap(\.pictures))
      XCTAssertEqual(try Figure.feeds(of: collection, albums).count, 8)
      XCTAssertEqual(try Figure.itemRows(of: collection).count, 4)
      XCTAssertEqual(try RowsTable(of: collection).rows.map(\.items), [count, count, count])
      let rows = try FeedTable(of: albums).rows
      XCTAssertEqual(rows.map(\.sections), [count, count, count])
      XCTAssertEqual(rows.map(\.items), [count, count, count])
    }
  }
}
