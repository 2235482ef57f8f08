import MasonryLayout
import XCTest

/// The article "Items in rows": its snippets, as an app would write them.
final class ItemsInRowsTests: XCTestCase {
  private struct Photo {
    var size: LayoutSize
  }

  private func photos(_ count: Int) -> [Photo] {
    (0..<count).map { Photo(size: LayoutSize(width: Double(300 + $0 * 37 % 400), height: 400)) }
  }

  func testATimeline() throws {
    let (photos, newPhotos) = (photos(60), photos(7))
    var visibleRect = LayoutRect(x: 0, y: 300, width: 1024, height: 400)
    var shown: [LayoutRect] = []
    func show(_ photo: Photo, at frame: LayoutRect) { shown.append(frame) }

    var timeline = try MasonryRows(
      configuration: .init(rule: .justified(height: 180), itemSpacing: 4, rowSpacing: 4),
      width: 1024)
    try timeline.appendItems(
      photos.count, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))

    for item in timeline.items(in: visibleRect) {
      show(photos[item.index], at: item.frame)
    }
    XCTAssertEqual(shown, timeline.frames.filter { $0.intersects(visibleRect) })
    let first = try XCTUnwrap(timeline.anchor(in: visibleRect).index)
    let distance = timeline.frame(ofItemAt: first).minY - visibleRect.minY
    try timeline.keepingPlace(in: &visibleRect) { timeline in
      try timeline.insertItems(of: MasonryAspectRatios(sizes: newPhotos.map(\.size)), at: 0)
    }

    let moved = timeline.frame(ofItemAt: first + newPhotos.count)
    XCTAssertEqual(moved.minY - visibleRect.minY, distance, accuracy: 1e-9)
  }

  func testOptimalRows() throws {
    let photos = photos(40)
    let visibleRect = LayoutRect(x: 0, y: 200, width: 1024, height: 300)
    var shown: [LayoutRect] = []
    func show(_ photo: Photo, at frame: LayoutRect) { shown.append(frame) }

    var rows = try MasonryRows(
      configuration: .init(
        rule: .justified(height: 180, breaking: .optimal), itemSpacing: 4, rowSpacing: 4),
      width: 1024)
    try rows.appendItems(photos.count, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))
    for item in rows.items(in: visibleRect) {
      show(photos[item.index], at: item.frame)
    }
    XCTAssertEqual(shown, rows.frames.filter { $0.intersects(visibleRect) })
    XCTAssertFalse(shown.isEmpty)
  }
}
