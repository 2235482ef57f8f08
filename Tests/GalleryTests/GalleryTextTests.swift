import MasonryLayout
import XCTest

@testable import LayoutGallery
@testable import SampleImages

/// What the gallery says in words and numbers.
final class GalleryTextTests: XCTestCase {
  func testNumbersAreWrittenForPeople() {
    XCTAssertEqual([-64.4, -0.2, 1234.5].map(\.grouped), ["−64", "0", "1,235"])
    XCTAssertEqual(
      [-1_234_567, 999, 1000, 0].map(\.grouped), ["−1,234,567", "999", "1,000", "0"])
    XCTAssertEqual(
      [0.1 + 0.2, 2, -0.0, 1.006, -3.14159].map(\.short), ["0.3", "2", "0", "1.01", "-3.14"],
      "coordinates are those of SVG")
    XCTAssertEqual(Device.desktop.size.name, "1,440 × 900")
  }

  /// No number of four digits or more is written without commas, but a year.
  func testNumbersAreGroupedInOneWay() throws {
    let gallery = try Gallery(of: PictureCollection(try PictureSize.samples()))
    let figures = gallery.walls + gallery.rows + gallery.feeds + gallery.wheels
    for (name, page) in figures.map({ ($0.fileName, $0.svg) })
      + [("index.html", IndexPage(gallery: gallery).html)]
    {
      // What is between tags is text, but for styles.
      let texts = page.components(separatedBy: "<style>").enumerated().flatMap { at, part in
        let text = at == 0 ? part : part.components(separatedBy: "</style>").last ?? ""
        return text.components(separatedBy: "<").compactMap { $0.components(separatedBy: ">").last }
      }
      for text in texts where !["2025", "2026"].contains(where: text.contains) {
        let digits = text.split { !$0.isNumber }.map(\.count).max() ?? 0
        XCTAssertLessThan(digits, 4, "\(name): \(text)")
      }
    }
  }

  /// Three packings are three packings: no row repeats the numbers of another one.
  func testRowsOfTheWholeCollectionDiffer() throws {
    let collection = PictureCollection(try PictureSize.samples())
    let rows = try SummaryTable(of: collection).rows.map { $0.cells.dropFirst() }
    XCTAssertEqual(Set(rows).count, rows.count)
  }

  /// A figure takes the first cut that shows its claim, and the first one if none does.
  func testACutShowsWhatIsClaimed() throws {
    let collection = PictureCollection(try PictureSize.samples())
    let packings: [ColumnsLayout.Packing] = [.roundRobin, .shortestColumn]
    let claims: [([Wall]) -> Bool] = [
      { $0[0].raggedness > 3 * $0[1].raggedness }, { _ in false },
    ]
    for (claim, start) in zip(claims, [nil, 0]) {
      let (pictures, walls) = try collection.cut(
        40, packed: packings, width: 600, showing: claim)
      XCTAssertEqual(pictures.count, 40)
      XCTAssertTrue(start == 0 || claim(walls))
      if start == 0 { XCTAssertEqual(pictures, collection.mixed(40)) }
    }
  }

  /// A picture is read out as what there is to see, and 6 and 9 are told apart on turned cards.
  func testPicturesAreReadOutAndDigitsAreToldApart() throws {
    let gallery = try Gallery(of: PictureCollection(Array(try PictureSize.samples().prefix(60))))
    let html = IndexPage(gallery: gallery).html
    for figure in gallery.walls + gallery.rows + gallery.feeds + gallery.wheels {
      let alternative = Markup("img", ["src": figure.fileName, "alt": figure.caption]).source
      XCTAssertTrue(html.contains(alternative), figure.title)
      let words = Markup("figcaption", ["aria-hidden": "true"], [.text(figure.caption)]).source
      XCTAssertTrue(html.contains(words), "\(figure.title) is read twice")
    }
    // What scrolls is a tab stop by itself.
    XCTAssertFalse(html.contains("tabindex"))
    let texts = try Figure.ring().svg.components(separatedBy: "<text ")
    for (digits, isUnder) in [("6", true), ("9", true), ("8", false), ("11", false)] {
      let card = try XCTUnwrap(texts.first { $0.contains(">\(digits)</text>") })
      XCTAssertEqual(card.contains("strong under"), isUnder, digits)
    }
  }
}
