import Foundation
import MasonryLayout
import XCTest

/// The snippets of the README, as an app would write them, with Foundation imported beside the library.
final class ReadmeTests: XCTestCase {
  private struct Photo: Equatable {
    var name: String
    var size: LayoutSize
  }

  private let photos = (0..<40).map { index in
    Photo(
      name: "\(index)", size: LayoutSize(width: 400, height: Double(300 + index * 37 % 200)))
  }

  func testAWallInTenLines() throws {
    let visibleRect = LayoutRect(x: 0, y: 200, width: 1024, height: 300)
    var shown: [Int] = []

    var wall = try MasonryGrid(
      configuration: .init(
        columns: .adaptive(minimumWidth: 160), columnSpacing: 8, itemSpacing: 8,
        contentInsets: .init(16)),
      width: 1024)
    try wall.append(photos.count, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))
    for index in wall.indices(in: visibleRect) where wall.frames[index].intersects(visibleRect) {
      shown.append(index)
    }

    // (1024 - 32 + 8) / (160 + 8) = 5.95 columns of (992 - 4 · 8) / 5 = 192 points.
    XCTAssertEqual(wall.columnCount, 5)
    XCTAssertEqual(wall.columnWidth, 192)
    XCTAssertEqual(shown, photos.indices.filter { wall.frames[$0].intersects(visibleRect) })
    XCTAssertFalse(shown.isEmpty)
  }

  func testChanges() throws {
    let heights = MasonryHeights([], default: 100)
    var wall = try MasonryGrid(width: 320)
    try wall.append(20, measuredBy: heights)
    try wall.insertItems(1, at: 0, measuredBy: heights)
    try wall.removeItem(at: 3)
    try wall.moveItem(from: 0, to: 7)
    try wall.setHeight(180, ofItemAt: 4)
    try wall.remeasure([2, 5], measuredBy: heights)
    try wall.resize(width: 768, measuredBy: heights)
    let old = Array(photos.prefix(20))
    let new = Array(photos.reversed().prefix(25))
    try wall.apply(new.difference(from: old), measuredBy: heights)
    XCTAssertEqual(wall.count, new.count)
  }

  func testFoundationNumbersPassWithoutACast() throws {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    var wall = try MasonryGrid(width: bounds.width)
    try wall.append(4, measuredBy: MasonryHeights([100, 100, 100, 100]))
    let visible = LayoutRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    XCTAssertEqual(wall.indices(in: visible), [0, 1, 2, 3])
    let frame = wall.frames[3]
    XCTAssertEqual(
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
      CGRect(x: 160, y: 100, width: 160, height: 100))
  }
}
