import CircularLayout
import LayoutGeometry
import XCTest

@testable import LayoutGallery
@testable import SampleImages

/// What figures show, against what they and their captions say.
final class FigureTests: XCTestCase {
  private static let samples = Result { try PictureSize.samples() }

  private func collection() throws -> PictureCollection {
    PictureCollection(try Self.samples.get())
  }

  /// The rectangles of a class in a drawing, in the order in which they are drawn.
  private func rects(_ name: String, in svg: String) -> [LayoutRect] {
    svg.components(separatedBy: "<rect ").dropFirst().compactMap { part in
      let tag = part.prefix { $0 != ">" }
      guard tag.contains("class=\"\(name)\"") else { return nil }
      let numbers = ["x", "y", "width", "height"].compactMap { attribute -> Double? in
        guard let range = tag.range(of: " \(attribute)=\"") else {
          return tag.hasPrefix("\(attribute)=\"")
            ? Double(tag.dropFirst(attribute.count + 2).prefix { $0 != "\"" }) : nil
        }
        return Double(tag[range.upperBound...].prefix { $0 != "\"" })
      }
      guard numbers.count == 4 else { return nil }
      return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  func testNoHeaderLiesOverAnotherOneOnTheWayFromDaysToMonths() throws {
    let bars = rects("bar", in: try Figure.months(of: collection()).svg)
    XCTAssertGreaterThan(bars.count, 8)
    for (index, bar) in bars.enumerated() {
      XCTAssertFalse(bars[..<index].contains { $0.intersects(bar) }, "\(bar)")
    }
  }

  func testNoNameOfAShortDayIsCut() throws {
    let svg = try Figure.sharedLines(of: collection()).svg
    XCTAssertTrue(svg.contains("16 Nov"))
    XCTAssertFalse(svg.contains("…"))
  }

  func testTheStripsOfLateSizesDiffer() throws {
    let svg = try Figure.lateSizes(of: collection()).svg
    let claims = svg.components(separatedBy: " changes of column").dropLast()
      .compactMap { $0.split(separator: ">").last }
    XCTAssertEqual(claims.count, 2)
    XCTAssertEqual(Set(claims).count, 2, "\(claims)")
  }

  func testTheTableCountsWhatTheFigureShows() throws {
    let caption = try Figure.tutorialWheel().caption
    let row = try XCTUnwrap(WheelTable().rows.first)
    XCTAssertTrue(
      caption.contains("\(row.visibleItems) of \(row.wheel.itemCount) are seen"), caption)
  }

  /// Landscapes are not all hills: their shapes are drawn by other commands.
  func testLandscapesHaveFiveMotifs() {
    let frame = LayoutRect(x: 0, y: 0, width: 300, height: 200)
    let motifs = (0..<40).map { variant in
      Landscape(frame: frame, radius: 6, variant: variant).content.map(\.source)
        .joined().filter { "MLCVAZ<e".contains($0) }
    }
    XCTAssertEqual(Set(motifs).count, 5)
    XCTAssertEqual(Set(motifs.prefix(5)).count, 5)
  }

  func testHeadingsAreToldApart() throws {
    let gallery = try Gallery(of: PictureCollection(Array(try Self.samples.get().prefix(60))))
    let headings = IndexPage(gallery: gallery).html.components(separatedBy: "<h").dropFirst()
      .compactMap { $0.split(separator: ">").dropFirst().first?.split(separator: "<").first }
    XCTAssertGreaterThan(headings.count, 40)
    XCTAssertEqual(Set(headings).count, headings.count)
  }
}
