import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// A layout that keeps columns: what is in sight changes its column for nothing that happens before it.
@MainActor
final class FeedColumnTests: XCTestCase {
  private var generator = SplitMix64(state: 57)

  /// Two albums, whose first photos measure themselves.
  private func wall(
    keepsColumns: Bool = true, measuring count: Int = .max, asksAboutContentCells: Bool = true
  ) -> PhotoWall {
    PhotoWall(counts: [80, 40], measuring: count, by: &generator) { wall in
      wall.layout.keepsColumns = keepsColumns
      wall.view.asksAboutContentCells = asksAboutContentCells
    }
  }

  /// The left edge of each photo on screen.
  private func columns(on wall: PhotoWall) -> [Int: Double] {
    var columns: [Int: Double] = [:]
    for (path, id) in wall.view.shownPhotos {
      guard let cell = wall.view.cellForItem(at: path) else { continue }
      columns[id] = cell.frame.minX
    }
    return columns
  }

  /// How many of the photos that are on screen before and after a change are in another column.
  private func changedColumns(on wall: PhotoWall, _ change: () -> Void) -> Int {
    let before = columns(on: wall)
    change()
    let after = columns(on: wall)
    XCTAssertFalse(Set(before.keys).isDisjoint(with: after.keys), "It jumped")
    return before.filter { id, column in after[id].map { abs($0 - column) > 1 } ?? false }.count
  }

  /// Cells that come into sight in order are packed by measured heights, as if nothing were kept.
  func testCellsThatComeIntoSightArePackedAnew() async throws {
    let wall = wall()
    try wall.assertShowsTheRightViews()
    XCTAssertFalse(wall.gallery.measured.isEmpty)
    for y in stride(from: 0.0, through: 3_000, by: 70) {
      let count = changedColumns(on: wall) { wall.view.scroll(to: CGPoint(x: 0, y: y)) }
      XCTAssertEqual(count, 0, "scrolled to \(y)")
      try wall.assertShowsTheRightViews("scrolled to \(y)")
    }
  }

  func testScrollingUpAmongUnmeasuredCellsChangesNoColumn() async {
    var counts: [Bool: Int] = [:]
    for keepsColumns in [false, true] {
      // From cells that are content with their heights up to those that are not.
      let wall = wall(keepsColumns: keepsColumns, measuring: 40, asksAboutContentCells: false)
      wall.view.scroll(to: CGPoint(x: 0, y: 2_000))
      for _ in 0..<50 {
        counts[keepsColumns, default: 0] += changedColumns(on: wall) {
          wall.view.scroll(to: CGPoint(x: 0, y: wall.view.bounds.minY - 30))
        }
      }
    }
    XCTAssertEqual(counts[true], 0)
    XCTAssertGreaterThan(counts[false] ?? 0, 20, "what the columns are kept against")
  }

  /// Photos above and on the screen get other heights, come, go, and move to another album.
  func testUpdatesBeforeWhatIsInSightChangeNoColumn() async throws {
    var counts: [Bool: Int] = [:]
    for keepsColumns in [false, true] {
      let wall = wall(keepsColumns: keepsColumns, measuring: 0, asksAboutContentCells: false)
      wall.view.scroll(to: CGPoint(x: 0, y: 1_000))
      for step in 0..<20 {
        counts[keepsColumns, default: 0] += changedColumns(on: wall) {
          var albums = wall.gallery.albums
          albums[0].photos[step].ratio = .random(in: 0.4...2, using: &self.generator)
          albums[0].photos[step + 15].ratio = .random(in: 0.4...2, using: &self.generator)
          if step % 3 == 0 { albums[0].photos.remove(at: 7) }
          if step % 3 == 1 { albums[0].photos.insert(Photo(id: 900 + step, ratio: 1), at: 3) }
          if step % 3 == 2 { albums[1].photos.append(albums[0].photos.remove(at: 2)) }
          wall.update(to: albums)
        }
      }
      XCTAssertEqual(wall.layout.feed?[0].itemCount, wall.gallery.albums[0].photos.count)
    }
    XCTAssertEqual(counts[true], 0)
    XCTAssertGreaterThan(counts[false] ?? 0, 20, "what the columns are kept against")
  }

  /// A picture that arrives late makes its cell grow, on a screen that nobody has scrolled.
  func testACellThatGrowsLateChangesNoColumn() async throws {
    // Where the layout is not asked about cells that are content, it has been asked about others.
    for wall in [wall(measuring: 0), wall(measuring: 5, asksAboutContentCells: false)] {
      for item in [0, 4, 2] {
        try assertChangesNoColumn(of: wall, growing: item)
      }
    }
  }

  private func assertChangesNoColumn(of wall: PhotoWall, growing item: Int) throws {
    let path = IndexPath(0, item)
    let shown = wall.view.indexPathsForVisibleItems.sorted()
    let columns = shown.map { wall.layout.feed?[0].grid?.column(ofItemAt: $0.item) }
    let height = try XCTUnwrap(wall.layout.feed?[0].grid?.length(ofItemAt: item))
    XCTAssertTrue(try wall.givesWay(toItemAt: path, growingBy: 130))
    XCTAssertEqual(wall.layout.feed?[0].grid?.length(ofItemAt: item), height + 130)
    XCTAssertEqual(
      shown.map { wall.layout.feed?[0].grid?.column(ofItemAt: $0.item) }, columns, "\(path) grew")
    wall.view.layoutIfNeeded()
  }

  func testATurnKeepsColumnsAndTheNextReloadPacksAnew() async throws {
    let wall = wall(measuring: 0)
    wall.view.scroll(to: CGPoint(x: 0, y: 800))
    let old = try XCTUnwrap(wall.layout.feed)
    let horizon = old[0].grid!.keptPlaces
    guard case .before(let end) = horizon, end > 10 else { return XCTFail("\(horizon)") }
    wall.view.turn(to: CGSize(width: 480, height: 320))
    let feed = try XCTUnwrap(wall.layout.feed)
    for item in 0..<end {
      XCTAssertEqual(feed[0].grid!.column(ofItemAt: item), old[0].grid!.column(ofItemAt: item))
    }
    wall.view.reloadData()
    wall.view.layoutIfNeeded()
    try wall.assertShowsTheRightViews()
  }

  /// Whatever comes, goes and is measured: what is shown before and after, and is not moved itself,
  /// stays in its column, and on screen is what the feed says.
  func testRandomUpdatesChangeNoColumnInSight() async throws {
    for seed in 0..<40 as Range<UInt64> {
      var world = RandomAlbums(seed: seed)
      let wall = PhotoWall(world.albums)
      wall.layout.keepsColumns = true
      wall.view.layoutIfNeeded()
      for step in 0..<10 {
        let y = Double.random(in: 0...wall.view.contentSize.height, using: &world.generator)
        wall.view.scroll(to: CGPoint(x: 0, y: y))
        let (old, before) = (world.albums, columnsInAlbums(on: wall))
        world.change()
        wall.update(to: world.albums)
        let moved = movedPhotos(from: old, to: world.albums)
        for (id, column) in columnsInAlbums(on: wall) where !moved.contains(id) {
          guard let was = before[id], was.album == column.album else { continue }
          XCTAssertEqual(column.column, was.column, "seed \(seed), step \(step), photo \(id)")
        }
        try assertShowsItsFeed(wall, "seed \(seed), step \(step)")
      }
    }
  }

  /// The column of each photo on screen, and its album, without those in rows.
  private func columnsInAlbums(on wall: PhotoWall) -> [Int: (album: Int, column: Int)] {
    var columns: [Int: (album: Int, column: Int)] = [:]
    for (path, id) in wall.view.shownPhotos {
      guard let grid = wall.layout.feed?[path.section].grid else { continue }
      columns[id] = (wall.gallery.albums[path.section].id, grid.column(ofItemAt: path.item))
    }
    return columns
  }

  /// The photos that have moved in their album, or are in one with other settings.
  private func movedPhotos(from old: [Album], to new: [Album]) -> Set<Int> {
    var moved: Set<Int> = []
    for album in new {
      guard let before = old.first(where: { $0.id == album.id }),
        before.section == album.section
      else {
        moved.formUnion(album.photos.map(\.id))
        continue
      }
      let difference = album.photos.map(\.id).difference(from: before.photos.map(\.id))
      for case .insert(_, let id, _) in difference { moved.insert(id) }
    }
    return moved
  }

  private func assertShowsItsFeed(_ wall: PhotoWall, _ message: String) throws {
    let feed = try XCTUnwrap(wall.layout.feed)
    for (path, id) in wall.view.shownPhotos {
      let frame = feed.frame(of: .item(path.item, section: path.section)).map { CGRect($0) }
      let cell = wall.view.cellForItem(at: path)
      XCTAssertTrue(cell?.frame.isAlmost(frame ?? .zero) == true, "\(message) \(path)")
      XCTAssertEqual(id, wall.gallery.photo(at: path).id, message)
    }
  }
}
