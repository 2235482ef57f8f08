import MasonryLayout
import XCTest

/// The articles about walls: their snippets.
final class WallArticleTests: XCTestCase {
  private struct ScrollView {
    var contentHeight = 0.0
  }

  private let photos = (0..<40).map { index in
    Photo(id: index, size: LayoutSize(width: 400, height: Double(300 + index * 37 % 200)))
  }

  /// "Your first wall", without views, and the landing page.
  func testAWallInFourLines() throws {
    let heights = photos.map(\.size.height)
    let visibleRect = LayoutRect(x: 0, y: 200, width: 375, height: 300)
    var scrollView = ScrollView()
    var shown: [Int: LayoutRect] = [:]
    func show(_ photo: Photo, at frame: LayoutRect) { shown[photo.id] = frame }

    let wall = try MasonryWall(heights: heights, columns: 3, spacing: 8, width: 375)
    scrollView.contentHeight = wall.contentSize.height
    for item in wall.items(in: visibleRect) {
      show(photos[item.index], at: item.frame)
    }

    // The first row has columns of (375 - 2 · 8) / 3 points; each item keeps its height.
    XCTAssertEqual(wall.frame(ofItemAt: 0).width, 359.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(wall.items.frames.map(\.height), heights)
    let all = Dictionary(uniqueKeysWithValues: zip(photos.map(\.id), wall.items.frames))
    XCTAssertEqual(shown, all.filter { $0.value.intersects(visibleRect) })
    XCTAssertFalse(shown.isEmpty)
    XCTAssertEqual(scrollView.contentHeight, wall.items.frames.map(\.maxY).max())
  }

  /// "Your first wall": all settings.
  func testAWallWithAllSettings() throws {
    let columns = ColumnsLayout(
      columns: .adaptive(minimumWidth: 160), spacing: 8, contentInsets: .init(16))
    var wall = try MasonryWall(.columns(columns), width: 1024)
    try wall.items.appendItems(of: MasonryAspectRatios(sizes: photos.map(\.size)))

    // (1024 - 32 + 8) / (160 + 8) = 5.95 columns of (992 - 4 · 8) / 5 = 192 points.
    XCTAssertEqual(wall.items.columnCount, 5)
    XCTAssertEqual(wall.items.columnWidth, 192)
    let lowest = try XCTUnwrap(wall.items.frames.map(\.maxY).max())
    XCTAssertEqual(wall.contentSize.height, lowest + 16)
  }

  /// "Changing a wall": the list of changes.
  func testChanges() throws {
    let heights = MasonryHeights([], default: 100)
    let old = Array(photos.prefix(40))
    let new = Array(photos.reversed().prefix(25))
    let page = photos.suffix(20).map(\.size)
    let order = Array((0..<40).reversed())
    var wall = try MasonryWall(width: 320)
    try wall.items.appendItems(20, measuredBy: heights)
    try wall.items.appendItems(of: MasonryAspectRatios(sizes: page))  // a page of new items
    try wall.items.insertItems(1, at: 0, measuredBy: heights)
    wall.items.removeItem(at: 3)
    wall.items.moveItem(from: 0, to: 7)
    wall.items.reorderItems(by: order)  // a sort: the old index of each item
    try wall.items.setLength(180, ofItemAt: 4)  // a view has measured itself
    try wall.items.remeasure([2, 5], measuredBy: heights)
    try wall.resize(width: 768, measuredBy: heights)  // rotation
    try wall.items.reconfigure(measuredBy: heights) { $0.columns?.columns = .fixed(5) }
    try wall.items.apply(new.difference(from: old), measuredBy: heights)  // a CollectionDifference
    XCTAssertEqual(wall.itemCount, new.count)
    XCTAssertEqual(wall.items.columnCount, 5)
  }

  /// "Changing a wall": keeping the place, and animating a change.
  func testKeepingThePlace() throws {
    let heights = MasonryHeightClosure { index, _ in Double(90 + index * 37 % 80) }
    let difference = Array(photos.dropFirst(3).dropLast(2)).difference(from: photos)
    var wall = try MasonryWall(.columns(.fixed(3)), width: 300)
    try wall.items.appendItems(40, measuredBy: heights)
    var visible = LayoutRect(x: 0, y: 500, width: 300, height: 400)
    let (original, start) = (wall, visible)
    let index = try XCTUnwrap(wall.anchor(in: visible).index)
    let distance = wall.frame(ofItemAt: index).minY - visible.minY
    func assertPlaceIsKept(line: UInt = #line) {
      let frame = wall.frame(ofItemAt: index - 3)
      XCTAssertEqual(frame.minY - visible.minY, distance, accuracy: 1e-9, line: line)
    }

    try wall.keepingPlace(in: &visible) { wall in
      try wall.items.apply(difference, measuredBy: heights)
    }
    assertPlaceIsKept()

    (wall, visible) = (original, start)
    let anchor = wall.anchor(in: visible)
    let mapping = try wall.items.apply(difference, measuredBy: heights)
    wall.scroll(&visible, to: anchor, after: mapping)
    assertPlaceIsKept()

    (wall, visible) = (original, start)
    var animated = 0
    func animate(_ index: Int, from old: LayoutRect, to new: LayoutRect) { animated += 1 }
    func fadeIn(_ index: Int, at frame: LayoutRect) { animated += 1 }
    func fadeOut(_ index: Int, at frame: LayoutRect) { animated += 1 }
    let changes = try wall.keepingPlace(in: &visible) { wall in
      try wall.items.apply(difference, measuredBy: heights)
    }
    for move in changes.moved { animate(move.new, from: move.oldFrame, to: move.newFrame) }
    for item in changes.inserted { fadeIn(item.index, at: item.frame) }
    for item in changes.removed { fadeOut(item.index, at: item.frame) }  // by the old index
    XCTAssertGreaterThan(animated, 0)
  }

  /// "Changing a wall": prepending, and dragging an item.
  func testPrependingAndDragging() throws {
    let heights = MasonryHeightClosure { index, _ in Double(90 + index * 37 % 80) }
    var wall = try MasonryWall(.columns(.fixed(3)), width: 300)
    try wall.items.appendItems(40, measuredBy: heights)
    var visible = LayoutRect(x: 0, y: 500, width: 300, height: 400)
    let shown = wall.items(in: visible)
    var changes = 0
    func animate(_ frameChanges: MasonryWall.FrameChanges) { changes += 1 }

    wall.items.keptPlaces = .all
    try wall.keepingPlace(in: &visible) { wall in  // visible items stay
      try wall.items.insertItems(50, at: 0, measuredBy: heights)  // newer posts, above
    }
    XCTAssertEqual(wall.items(in: visible).map { $0.index - 50 }, shown.map(\.index))

    do {
      let old = wall  // a copy is a snapshot
      wall.items.restackFromStart()  // items stay in their columns
      animate(wall.frameChanges(from: old, by: .unchanged, in: visible))
    }
    XCTAssertEqual(Set((0..<3).map { wall.frame(ofItemAt: $0).minY }).count, 1, "It is level")

    var dragged = 60
    let finger = wall.frame(ofItemAt: 70).center
    let index = wall.items.dropIndex(at: finger, moving: dragged)
    if index != dragged {
      let old = wall
      let mapping = wall.items.moveItem(from: dragged, to: index)
      animate(wall.frameChanges(from: old, by: mapping, in: visible))
      dragged = index
    }
    XCTAssertEqual(changes, 2)
    XCTAssertEqual(wall.items.dropIndex(at: finger, moving: dragged), dragged)
  }

  /// "When sizes arrive late".
  func testSizesThatArriveLate() throws {
    let heights = MasonryHeights((0..<60).map { Double(90 + $0 * 37 % 80) }, default: 100)
    let cards = 0..<500
    let cells = MasonryHeightClosure { index, _ in Double(120 + index * 53 % 100) }
    var wall = try MasonryWall(.columns(.fixed(4)), width: 400)
    try wall.items.appendItems(60, measuredBy: MasonryHeights([], default: 100))
    var visible = LayoutRect(x: 0, y: 1200, width: 400, height: 400)
    let shown = wall.items.indices(in: visible)
    let seen = try XCTUnwrap(shown.last) + 1
    let arrived = Array(0..<seen)
    let columns = shown.map { wall.items.column(ofItemAt: $0) }

    wall.items.keptPlaces = .before(seen)  // seen: the number of items shown so far
    try wall.keepingPlace(in: &visible) { wall in  // scrolls, so that visible items stay
      try wall.items.remeasure(arrived, measuredBy: heights)  // seen ones keep their column
    }
    try wall.keepingPlace(in: &visible) { wall in
      try wall.items.insertItems(20, at: 0, measuredBy: heights)
    }
    try wall.items.appendItems(cards.count, measuredBy: MasonryEstimates(height: 180))
    try wall.measure(itemsIn: &visible, measuredBy: cells)  // measures the visible items

    XCTAssertEqual(shown.map { wall.items.column(ofItemAt: $0 + 20) }, columns)
    XCTAssertEqual(wall.frame(ofItemAt: shown[0] + 20).minY, visible.minY)
    XCTAssertTrue(wall.items(in: visible).allSatisfy { !wall.items.isEstimated(itemAt: $0.index) })
    XCTAssertFalse(wall.items.hasExactContentSize)

    wall = try MasonryWall(.columns(.fixed(4)), width: 400)
    try wall.items.appendItems(cards.count, measuredBy: MasonryEstimates(height: 180))
    try wall.measure(itemsIn: &visible, margin: 400, measuredBy: cells)
    XCTAssertTrue(wall.items(in: visible).allSatisfy { !wall.items.isEstimated(itemAt: $0.index) })
  }

  /// "Measuring items".
  func testSourcesOfHeights() throws {
    let texts = ["one", "three", "fifteen"]
    func textHeight(of text: String, width: Double) -> Double { Double(text.count) * 100 / width }
    let known = MasonryHeights([120, 80, 95])
    let partly = MasonryHeights([120, nil, 95], default: 180)  // the second is not known yet
    let pictures = MasonryAspectRatios(sizes: photos.map(\.size))  // a broken one becomes a square
    let captions = MasonryHeightClosure { textHeight(of: texts[$0], width: $1) }
    var wall = try MasonryWall(.columns(.fixed(1)), width: 100)
    try wall.items.appendItems(3, measuredBy: known)
    try wall.items.appendItems(3, measuredBy: MasonryHeights([], default: 1))
    try wall.items.remeasure([1], measuredBy: partly)
    try wall.items.remeasure([2], measuredBy: captions)
    try wall.items.remeasure([4], measuredBy: pictures)
    XCTAssertEqual(wall.items.frames.map(\.height), [120, 180, 7, 1, (300 + 148) / 4, 1])

    let page = [LayoutSize(width: 1, height: 2)]
    try wall.items.appendItems(of: MasonryAspectRatios(sizes: page))
    try wall.items.insertItems(of: MasonryHeights([120, 80]), at: 7)
    XCTAssertEqual(wall.items.frames.suffix(3).map(\.height), [200, 120, 80])
  }

  func testMeasuringOnlyVisibleItems() throws {
    struct Post { var height: Double? }
    struct Posts: MasonryHeightProvider {
      var posts: [Post]

      func height(ofItemAt index: Int, width: Double) -> Double { posts[index].height ?? 180 }
      func isEstimated(itemAt index: Int) -> Bool { posts[index].height == nil }
    }
    let cells = MasonryHeightClosure { index, _ in Double(120 + index * 53 % 100) }
    var visible = LayoutRect(x: 0, y: 0, width: 400, height: 600)
    var wall = try MasonryWall(.columns(.fixed(2)), width: 400)
    try wall.items.appendItems(100_000, measuredBy: MasonryEstimates(height: 180))  // no cell
    // Whenever the visible rectangle has changed, and after every change of the wall:
    try wall.measure(itemsIn: &visible, margin: 400, measuredBy: cells)
    try wall.measure(showing: 50_000, at: .start, in: &visible, measuredBy: cells)
    XCTAssertEqual(visible.minY, wall.frame(ofItemAt: 50_000).minY)
    XCTAssertFalse(wall.items(in: visible).contains { wall.items.isEstimated(itemAt: $0.index) })

    wall = try MasonryWall(width: 400)
    try wall.items.appendItems(2, measuredBy: Posts(posts: [Post(height: 90), Post()]))
    XCTAssertEqual(wall.items.firstEstimatedIndex, 1)
    XCTAssertFalse(wall.items.hasExactContentSize)
  }

  /// By itself, and in a closure, as before there were isolated conformances.
  func testAControllerOnTheMainActorIsAProvider() async throws {
    try await MainActor.run {
      let controller = try PhotosController(photos: [2, 1, 0.5].map { .init(aspectRatio: $0) })
      try controller.wall.items.appendItems(3, measuredBy: MasonryEstimates(height: 1))
      try controller.layOut()
      var wall = controller.wall
      try wall.items.remeasure(0..<3, measuredBy: controller)
      // Columns of 100 points, and 20 points of a caption.
      XCTAssertEqual(wall.items.frames.map(\.height), [70, 120, 220])
      try wall.items.remeasure(
        [1], measuredBy: MasonryHeightClosure { controller.height(ofItemAt: $0 + 1, width: $1) })
      XCTAssertEqual(wall.items.frames.map(\.height), [70, 220, 220])
    }
  }
}

@MainActor
private final class PhotosController {
  struct Picture { let aspectRatio: Double }

  let photos: [Picture]
  let view = (bounds: LayoutRect(x: 0, y: 0, width: 200, height: 400), 0)
  var wall: MasonryWall

  init(photos: [Picture]) throws {
    self.photos = photos
    wall = try MasonryWall(width: 100)
  }

  func captionHeight(_ index: Int, _ width: Double) -> Double { 20 }

  func layOut() throws {
    var changed = wall
    try changed.resize(width: view.bounds.width, measuredBy: self)
    wall = changed
  }
}

extension PhotosController: @MainActor MasonryHeightProvider {
  func height(ofItemAt index: Int, width: Double) -> Double {
    width / photos[index].aspectRatio + captionHeight(index, width)
  }
}
