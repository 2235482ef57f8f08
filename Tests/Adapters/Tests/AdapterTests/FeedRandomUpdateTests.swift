import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// Many updates, scrolls, movements by a finger and turns, each against a feed built from nothing.
@MainActor
final class FeedRandomUpdateTests: XCTestCase {
  func testRandomUpdates() async throws {
    for seed in 0..<120 as Range<UInt64> { try runRandomUpdates(seed) }
  }

  private func runRandomUpdates(_ seed: UInt64) throws {
    var world = RandomAlbums(seed: seed, hasCarousels: seed >= 40)
    let axis = seed / 4 % 3 == 0 ? LayoutAxis.horizontal : .vertical
    let wall = PhotoWall(world.albums, axis: axis)
    wall.view.setEnvironment(direction: seed / 3 % 2 == 0 ? .leftToRight : .rightToLeft)
    wall.layout.hangsFromEnd = seed >= 80
    if seed % 2 == 0 { wall.attachViews() }
    // Both orders of adjustments, pixels of three sizes, cells measured ahead, and late data.
    wall.view.adjustsAtOnce = seed % 4 < 2
    wall.view.measuresAhead = seed % 5 == 0
    wall.view.setEnvironment(displayScale: CGFloat(1 + seed % 3))
    if seed % 7 == 0 {
      wall.gallery.albums = []
      wall.view.layoutIfNeeded()
      wall.gallery.albums = world.albums
      wall.view.reloadData()
    }
    wall.view.layoutIfNeeded()
    for step in 0..<12 {
      let old = world.albums
      let (feed, offsets) = (try XCTUnwrap(wall.layout.feed), wall.layout.carouselOffsets)
      world.change()
      wall.asked = []
      wall.update(to: world.albums)
      let message = "seed \(seed), step \(step)"
      XCTAssertEqual(
        wall.asked.sorted(), world.photosToAsk(after: old), "\(message): who is asked for")
      try wall.assertShowsTheRightViews(message)
      try assertFollow(offsets, from: old, in: feed, on: wall, message)
      let (size, length) = (wall.view.contentSize, axis == .vertical ? 480.0 : 320)
      let end = axis == .vertical ? size.height : size.width - length
      let main = Double.random(in: min(-20, end)...max(end, 0), using: &world.generator)
      wall.view.scroll(to: axis.point(.zero, at: main))
      try wall.assertShowsTheRightViews("\(message), scrolled to \(main)")
      if let section = wall.gallery.albums.indices.randomElement(using: &world.generator) {
        wall.layout.scrollCarousel(
          inSection: section, to: .random(in: 0...900, using: &world.generator))
        wall.view.layoutIfNeeded()
        try wall.assertShowsTheRightViews("\(message), carousel \(section)")
      }
      if step % 3 == 1 {
        move(on: wall, by: &world.generator)
        world.albums = wall.gallery.albums
        try wall.assertShowsTheRightViews("\(message), moved")
      }
      guard step % 4 == 3 else { continue }
      let width = Double.random(in: 200...600, using: &world.generator).rounded()
      if axis == .vertical { wall.turn(width, 480) } else { wall.turn(320, width) }
      try wall.assertShowsTheRightViews("\(message), \(width) wide")
    }
  }

  /// Asserts that carousels went with their sections, and that what they showed is where it was.
  private func assertFollow(
    _ offsets: [Int: Double], from old: [Album], in oldFeed: MasonryFeed, on wall: PhotoWall,
    _ message: String
  ) throws {
    let (feed, albums) = (try XCTUnwrap(wall.layout.feed), wall.gallery.albums)
    var left = wall.layout.carouselOffsets
    for (section, offset) in offsets {
      guard let new = albums.firstIndex(where: { $0.id == old[section].id }) else { continue }
      let kept = left.removeValue(forKey: new)
      // A section with other settings is reloaded: what it shows is at its old paths.
      let isReloaded = albums[new].section != old[section].section
      guard let found = isReloaded ? kept : try XCTUnwrap(kept, message) else { continue }
      XCTAssertEqual(found, feed.clampedOffset(found, ofSection: new), message)
      if isReloaded { continue }
      let photos = albums[new].photos
      var expected: Double? = offset == 0 ? 0 : nil
      for (item, photo) in old[section].photos.enumerated() where expected == nil {
        let place = start(of: item, in: section, of: oldFeed) - offset
        guard place >= 0, place < oldFeed.crossLength,
          let index = photos.firstIndex(where: { $0.id == photo.id })
        else { continue }
        expected = start(of: index, in: new, of: feed) - place
      }
      guard let expected else { continue }  // Nothing that began in view is left.
      XCTAssertEqual(
        found, feed.clampedOffset(expected, ofSection: new), accuracy: 1e-6, message)
    }
    XCTAssertEqual(left, [:], message)
  }

  /// How far from the start of its content an item of a carousel begins.
  private func start(of item: Int, in section: Int, of feed: MasonryFeed) -> Double {
    guard let frame = feed.frame(of: .item(item, section: section)) else { return 0 }
    if feed.axis == .horizontal { return frame.minY }
    let isMirrored = feed.environment.direction == .rightToLeft
    return isMirrored ? feed.crossLength - frame.maxX : frame.minX
  }

  /// Moves a photo on screen by a finger, which lets go at last, or is interrupted.
  private func move(on wall: PhotoWall, by generator: inout SplitMix64) {
    let shown = wall.view.indexPathsForVisibleItems.sorted()
    guard let path = shown.randomElement(using: &generator),
      wall.view.beginInteractiveMovementForItem(at: path)
    else { return }
    for _ in 0..<3 {
      let bounds = wall.view.bounds
      wall.view.updateInteractiveMovementTargetPosition(
        CGPoint(
          x: .random(in: bounds.minX...bounds.maxX, using: &generator),
          y: .random(in: bounds.minY...bounds.maxY, using: &generator)))
    }
    if Bool.random(using: &generator) {
      wall.view.endInteractiveMovement()
    } else {
      wall.view.cancelInteractiveMovement()
    }
  }
}
