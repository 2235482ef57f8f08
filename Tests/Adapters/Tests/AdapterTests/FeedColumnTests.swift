import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// A layout that keeps columns: what is in sight changes its column for nothing that happens before it.
@MainActor
final class FeedColumnTests: XCTestCase {
  private var generator = SplitMix64(seed: 57)

  /// Two albums, whose first photos measure themselves.
  private func wall(
    columns: Int = 3, measuresAhead: Bool = false, keepsColumns: Bool = true,
    measuring count: Int = .max, asksAboutContentCells: Bool = true
  ) -> PhotoWall {
    PhotoWall(
      counts: [80, 40], columns: [columns, columns], measuring: count, by: &generator
    ) { wall in
      wall.view.measuresAhead = measuresAhead
      wall.layout.keepsColumns = keepsColumns
      wall.view.asksAboutContentCells = asksAboutContentCells
    }
  }

  /// How many of the photos that are on screen before and after a change are in another column.
  private func changedColumns(on wall: PhotoWall, _ change: () -> Void) throws -> Int {
    func edges() throws -> [Int: Double] {
      var edges: [Int: Double] = [:]
      for (path, id) in wall.view.shownPhotos { edges[id] = try wall.frame(path).minX }
      return edges
    }
    let before = try edges()
    change()
    let after = try edges()
    XCTAssertFalse(Set(before.keys).isDisjoint(with: after.keys), "It jumped")
    return before.filter { id, edge in after[id].map { abs($0 - edge) > 1 } ?? false }.count
  }

  /// Cells that come into sight in order are packed by measured heights, as if nothing were kept.
  func testCellsThatComeIntoSightArePackedAnew() async throws {
    for (columns, isAhead) in [(3, false), (2, true), (3, true), (5, true)] {
      let wall = wall(columns: columns, measuresAhead: isAhead)
      try wall.assertShowsTheRightViews()
      XCTAssertFalse(wall.gallery.measured.isEmpty)
      for y in stride(from: 0.0, through: 3_000, by: isAhead ? 140 : 70) {
        let changed = try changedColumns(on: wall) { wall.scroll(to: y) }
        XCTAssertEqual(isAhead ? 0 : changed, 0, "scrolled to \(y)")
        try wall.assertShowsTheRightViews("scrolled to \(y), \(columns) columns")
      }
    }
  }

  func testScrollingUpAmongUnmeasuredCellsChangesNoColumn() async throws {
    for keepsColumns in [false, true] {
      // From cells that are content with their heights up to those that are not.
      let wall = wall(keepsColumns: keepsColumns, measuring: 40, asksAboutContentCells: false)
      wall.scroll(to: 2_000)
      let count = try (0..<50).reduce(0) { count, _ in
        try count + changedColumns(on: wall) { wall.scroll(to: wall.view.bounds.minY - 30) }
      }
      if keepsColumns { XCTAssertEqual(count, 0) } else { XCTAssertGreaterThan(count, 20) }
    }
  }

  /// Two items change places, by an update or under a finger: no other one has moved.
  func testAnItemBetweenTwoThatAreSwappedChangesNoColumn() async throws {
    for reloadsOther in [false, true] {
      let wall = wall(measuring: 0, asksAboutContentCells: false)
      wall.scroll(to: 1_000)
      for item in 1..<20 {
        let neighbours = [IndexPath(0, item - 1), IndexPath(0, item + 1)]
        let (ids, before) = (neighbours.map { wall.gallery.photo(at: $0).id }, columns(on: wall))
        wall.view.performBatchUpdates {
          wall.gallery.albums[0].photos.swapAt(item - 1, item + 1)
          wall.view.moveItem(at: neighbours[0], to: neighbours[1])
          wall.view.moveItem(at: neighbours[1], to: neighbours[0])
          guard reloadsOther else { return }
          wall.gallery.albums[0].photos[item].ratio += 1.0 / 3
          wall.view.reloadItems(at: [IndexPath(0, item)])
        }
        let kept = columns(on: wall).filter { !ids.contains($0.key) }
        XCTAssertEqual(kept, before.filter { !ids.contains($0.key) }, "\(ids) were swapped")
      }
    }
    let wall = wall(measuring: 0)
    for item in 0..<4 {
      let id = wall.gallery.photo(at: IndexPath(0, item)).id
      let others = Set(wall.view.shownPhotos.values).subtracting([id])
      let before = columns(on: wall).filter { others.contains($0.key) }
      wall.view.beginInteractiveMovementForItem(at: IndexPath(0, item))
      let next = try XCTUnwrap(wall.view.cellForItem(at: IndexPath(0, item + 1)))
      wall.view.updateInteractiveMovementTargetPosition(next.center)
      wall.view.endInteractiveMovement()
      XCTAssertEqual(columns(on: wall).filter { others.contains($0.key) }, before)
    }
  }

  /// The column of each photo of the first album.
  private func columns(on wall: PhotoWall) -> [Int: Int] {
    var columns: [Int: Int] = [:]
    for (item, photo) in wall.gallery.albums[0].photos.enumerated().prefix(20) {
      columns[photo.id] = wall.layout.feed?[0].column(ofItemAt: item)
    }
    return columns
  }

  /// A picture that arrives late makes its cell grow, on a screen that nobody has scrolled.
  func testACellThatGrowsLateChangesNoColumn() async throws {
    // Where the layout is not asked about cells that are content, it has been asked about others.
    for wall in [wall(measuring: 0), wall(measuring: 5, asksAboutContentCells: false)] {
      func columns() -> [Int?] {
        let paths = wall.view.indexPathsForVisibleItems.sorted()
        return paths.map { wall.layout.feed?[0].column(ofItemAt: $0.item) }
      }
      for item in [0, 4, 2] {
        let before = columns()
        let height = try XCTUnwrap(wall.layout.feed?[0].length(ofItemAt: item))
        XCTAssertTrue(try wall.givesWay(toItemAt: IndexPath(0, item), growingBy: 130))
        XCTAssertEqual(wall.layout.feed?[0].length(ofItemAt: item), height + 130)
        XCTAssertEqual(columns(), before, "\(item) grew")
        wall.view.layoutIfNeeded()
      }
    }
  }

  func testATurnKeepsColumnsAndTheNextReloadPacksAnew() async throws {
    let wall = wall(measuring: 0)
    wall.scroll(to: 800)
    let old = try XCTUnwrap(wall.layout.feed)
    let horizon = old[0].keptPlaces
    guard case .items(let seen) = horizon, seen.count > 10 else { return XCTFail("\(horizon)") }
    wall.turn(480, 320)
    let feed = try XCTUnwrap(wall.layout.feed)
    for item in seen {
      XCTAssertEqual(feed[0].column(ofItemAt: item), old[0].column(ofItemAt: item))
    }
    wall.reload()
    try wall.assertShowsTheRightViews()
  }

  /// What is shown before and after, and is not moved itself, stays in its column.
  func testRandomUpdatesChangeNoColumnInSight() async throws {
    var changed = [true: 0, false: 0]
    for seed in 0..<50 as Range<UInt64> {
      var world = RandomAlbums(seed: seed)
      let wall = PhotoWall(world.albums)
      wall.layout.keepsColumns = seed < 40
      wall.view.layoutIfNeeded()
      for step in 0..<10 {
        wall.scroll(
          to: Double.random(in: 0...wall.view.contentSize.height, using: &world.generator))
        let (old, before) = (world.albums, columnsInAlbums(on: wall))
        world.change()
        wall.update(to: world.albums)
        let moved = movedPhotos(from: old, to: world.albums)
        for (id, column) in columnsInAlbums(on: wall) where !moved.contains(id) {
          guard let was = before[id], was.album == column.album else { continue }
          if column.column != was.column { changed[seed < 40, default: 0] += 1 }
        }
        XCTAssertEqual(wall.view.misuses, [], "seed \(seed), step \(step)")
      }
    }
    XCTAssertEqual(changed[true], 0)
    XCTAssertGreaterThan(changed[false] ?? 0, 20, "what the columns are kept against")
  }

  /// The column of each photo on screen, and its album, without those in rows.
  private func columnsInAlbums(on wall: PhotoWall) -> [Int: (album: Int, column: Int)] {
    var columns: [Int: (album: Int, column: Int)] = [:]
    for (path, id) in wall.view.shownPhotos {
      guard let column = wall.layout.feed?[path.section].column(ofItemAt: path.item)
      else { continue }
      columns[id] = (wall.gallery.albums[path.section].id, column)
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
}
