import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// A screen with a gallery in a masonry feed, whose owner looks at the feed whenever it is asked anything.
@MainActor
final class PhotoWall: NSObject, UICollectionViewDelegateMasonryLayout {
  let gallery: Gallery
  let layout: MasonryCollectionViewLayout
  let view: UICollectionView

  /// The photos whose heights were asked for, in order.
  var asked: [Int] = []

  init(
    _ albums: [Album], size: CGSize = CGSize(width: 320, height: 480),
    axis: LayoutAxis = .vertical
  ) {
    gallery = Gallery(albums)
    layout = MasonryCollectionViewLayout(axis: axis)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.dataSource = gallery
    view.delegate = self
    layout.keepsColumns = false  // The layout is then the one that a rebuild would give.
  }

  /// Shows random albums of three columns, or of others, and lays them out.
  ///
  /// Photos are numbered by the hundred; the cells of the first of each album may measure themselves.
  convenience init(
    counts: [Int], columns: [Int] = [], measuring measuredCount: Int = 0,
    heights: ClosedRange<Double> = 20...300, inset: Double = 0, scrolledTo y: Double = 0,
    by generator: inout SplitMix64, prepare: (PhotoWall) -> Void = { _ in }
  ) {
    var albums = counts.enumerated().map { id, count in
      Album.random(
        id, count, firstPhoto: 100 * id, columns: id < columns.count ? columns[id] : 3,
        by: &generator)
    }
    for album in albums.indices {
      for item in albums[album].photos.indices.prefix(measuredCount) {
        albums[album].photos[item].measuredHeight =
          Double.random(in: heights, using: &generator).rounded()
      }
    }
    self.init(albums)
    prepare(self)
    view.contentInset.top = inset
    view.layoutIfNeeded()
    if y != 0 { view.scroll(to: CGPoint(x: 0, y: y)) }
  }

  /// Whether a cell that would rather be higher by some points makes the layout give way; then it does.
  func givesWay(toItemAt path: IndexPath, growingBy growth: Double) throws -> Bool {
    let original = try XCTUnwrap(layout.layoutAttributesForItem(at: path))
    let preferred = try XCTUnwrap(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size.height += growth
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout, sectionAt index: Int
  ) -> MasonryFeed.Section { gallery.albums[index].section }

  func collectionView(
    _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout,
    widthForItemAt path: IndexPath, height: CGFloat
  ) -> CGFloat {
    asked.append(gallery.photo(at: path).id)
    gallery.measured.remove(gallery.photo(at: path).id)
    return gallery.photo(at: path).width(height: height)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout,
    heightForItemAt path: IndexPath, width: CGFloat
  ) -> CGFloat {
    asked.append(gallery.photo(at: path).id)
    gallery.measured.remove(gallery.photo(at: path).id)  // What its cell measured holds no more.
    // Reading the feed while it is under change would be an overlapping access, which traps.
    XCTAssertGreaterThanOrEqual(layout.feed?.contentSize.height ?? 0, 0)
    return gallery.photo(at: path).height(width: width)
  }

  /// Whether every other photo has a badge, which sticks out of it by 3 points.
  var hasBadges = false {
    didSet {
      layout.attachments = [
        .init(
          kind: "badge", size: CGSize(width: 10, height: 10), edges: [.bottom, .trailing],
          insets: .init(-3)
        ) { [gallery] in gallery.photo(at: $0).id % 2 == 0 }
      ]
    }
  }

  /// The feed of the same photos, built from nothing.
  func feedFromNothing() throws -> MasonryFeed {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let environment = LayoutEnvironment(
      direction: isRightToLeft ? .rightToLeft : .leftToRight,
      scale: Double(view.traitCollection.displayScale))
    let isVertical = layout.axis == .vertical
    var feed = try MasonryFeed(
      in: isVertical
        ? .width(view.bounds.width, environment: environment)
        : .height(view.bounds.height, environment: environment))
    for album in gallery.albums {
      // Justified items do not measure themselves.
      var measures = true
      if case .rows(let rows) = album.section.layout, case .justified = rows.rule {
        measures = false
      }
      func measured(_ item: Int) -> Photo? {
        let photo = album.photos[item]
        return measures && gallery.measured.contains(photo.id) ? photo : nil
      }
      let heights = MasonryHeightClosure(width: {
        measured($0)?.measuredWidth ?? album.photos[$0].width(height: $1)
      }) { measured($0)?.measuredHeight ?? album.photos[$0].height(width: $1) }
      try feed.appendSection(album.section, itemCount: album.photos.count, measuredBy: heights)
    }
    return feed
  }

  /// What a collection view calls an address, written down once more.
  private static func key(of address: MasonryFeed.Address) -> ElementKey {
    switch address {
    case .item(let item, let section):
      ElementKey(.cell, "", IndexPath(section, item))
    case .header(let section):
      ElementKey(
        .supplementaryView, UICollectionView.elementKindSectionHeader, IndexPath(section, 0))
    case .footer(let section):
      ElementKey(
        .supplementaryView, UICollectionView.elementKindSectionFooter, IndexPath(section, 0))
    case .background(let section):
      ElementKey(.decorationView, MasonryCollectionViewLayout.backgroundKind, IndexPath(section, 0))
    }
  }

  /// Asserts that on screen is what a feed built from nothing shows there, and nothing else.
  func assertShowsTheRightViews(
    _ message: String = "", file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let feed = try feedFromNothing()
    let pin = view.bounds.inset(by: view.adjustedContentInset)
    // Content that hangs from its end has room before it, unless it begins at the far end anyway.
    let hanging = MasonryFeed.Viewport(LayoutRect(pin), hangsFromEnd: layout.hangsFromEnd)
    let (isVertical, room) = (layout.axis == .vertical, feed.room(in: hanging))
    let isMirrored = !isVertical && feed.environment.direction == .rightToLeft
    let (x, y) = (isMirrored ? 0 : room.leading, room.top)
    // A hair narrower than the view, because batch updates glitch in content that is as wide.
    let size = feed.contentSize
    let width = isVertical ? max(0, size.width - 0.0001) : size.width + x
    let height = isVertical ? size.height + y : max(0, size.height - 0.0001)
    XCTAssertEqual(view.contentSize.width, width, message, file: file, line: line)
    XCTAssertEqual(view.contentSize.height, height, message, file: file, line: line)
    var expected: [ElementKey: (frame: CGRect, zIndex: Int)] = [:]
    let visible = MasonryFeed.Viewport(
      LayoutRect(view.bounds.offsetBy(dx: -x, dy: -y)).insetBy(dx: -3, dy: -3),
      pinnedIn: LayoutRect(pin.offsetBy(dx: -x, dy: -y)), offsets: layout.carouselOffsets)
    for element in feed.elements(in: visible) {
      let frame = CGRect(element.frame).offsetBy(dx: x, dy: y)
      let key = Self.key(of: element.address)
      if frame.overlaps(view.bounds) { expected[key] = (frame, 10 * element.zIndex) }
      guard hasBadges, key.category == .cell, gallery.photo(at: key.indexPath).id % 2 == 0 else {
        continue
      }
      let isRightToLeft = feed.environment.direction == .rightToLeft
      let badge = CGRect(
        x: isRightToLeft ? frame.minX - 3 : frame.maxX - 7, y: frame.maxY - 7, width: 10, height: 10
      )
      let badgeKey = ElementKey(.supplementaryView, "badge", key.indexPath)
      if badge.overlaps(view.bounds) { expected[badgeKey] = (badge, 1) }
    }
    XCTAssertEqual(Set(view.views.keys), Set(expected.keys), message, file: file, line: line)
    for (key, element) in expected {
      let frame = view.views[key]?.frame ?? .zero
      XCTAssertTrue(
        frame.isAlmost(element.frame),
        "\(message) \(key) is at \(frame), not at \(element.frame)", file: file, line: line)
      XCTAssertEqual(view.views[key]?.zIndex, element.zIndex, message, file: file, line: line)
    }
    for (path, id) in view.shownPhotos {
      XCTAssertEqual(id, gallery.photo(at: path).id, "\(message) \(path)", file: file, line: line)
    }
  }
}

extension CGRect {
  /// Whether two rectangles are the same but for the rounding of a frame to a centre and back.
  func isAlmost(_ other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

extension Album {
  /// An album of photos with ratios from a generator, numbered from an identity on.
  static func random(
    _ id: Int, _ count: Int, firstPhoto: Int, columns: Int = 3,
    by generator: inout some RandomNumberGenerator
  ) -> Album {
    Album(
      id: id,
      photos: (0..<count).map {
        Photo(id: firstPhoto + $0, ratio: .random(in: 0.4...2, using: &generator))
      },
      section: MasonryFeed.Section(
        layout: .columns(
          .init(
            columns: .fixed(columns), columnSpacing: 8, itemSpacing: 6, contentInsets: .init(10))),
        header: .init(length: 30, isPinned: true), footer: .init(length: 20),
        background: .init(4), spacingAfter: 12))
  }
}

/// A small generator that gives the same numbers for the same seed.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
