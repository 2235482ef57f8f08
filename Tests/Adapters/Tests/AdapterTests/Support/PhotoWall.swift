import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// A screen with a gallery in a masonry feed, whose owner looks at the feed whenever it is asked anything.
@MainActor
final class PhotoWall: NSObject {
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
    layout.keepsColumns = false  // The layout is then the one that a rebuild would give.
    layout.sectionProvider = { [gallery] section, _ in gallery.albums[section].section }
    layout.heightForItem = { [unowned self] in height(ofItemAt: $0, width: $1) }
    layout.widthForItem = { [unowned self] in width(ofItemAt: $0, height: $1) }
  }

  /// Shows random albums, numbered by the hundred, whose first photos may measure themselves.
  convenience init(
    counts: [Int], columns: [Int] = [], measuring measuredCount: Int = 0,
    heights: ClosedRange<Double> = 20...300, scale: Double = 1, inset: Double = 0,
    scrolledTo y: Double = 0, by generator: inout SplitMix64,
    prepare: (PhotoWall) -> Void = { _ in }
  ) {
    var albums = counts.enumerated().map { id, count in
      Album.random(
        id, count, firstPhoto: 100 * id, columns: id < columns.count ? columns[id] : 3,
        by: &generator)
    }
    for album in albums.indices {
      for item in albums[album].photos.indices.prefix(measuredCount) {
        albums[album].photos[item].measuredHeight =
          (Double.random(in: heights, using: &generator) * scale).rounded() / scale
      }
    }
    self.init(albums)
    view.setEnvironment(displayScale: scale)
    prepare(self)
    view.contentInset.top = inset
    view.layoutIfNeeded()
    if y != 0 { scroll(to: y) }
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

  private func width(ofItemAt path: IndexPath, height: CGFloat) -> CGFloat {
    asked.append(gallery.photo(at: path).id)
    gallery.measured.remove(gallery.photo(at: path).id)
    return gallery.photo(at: path).width(height: height)
  }

  private func height(ofItemAt path: IndexPath, width: CGFloat) -> CGFloat {
    asked.append(gallery.photo(at: path).id)
    gallery.measured.remove(gallery.photo(at: path).id)  // What its cell measured holds no more.
    // Reading the feed while it is under change would be an overlapping access, which traps.
    XCTAssertGreaterThanOrEqual(layout.feed?.contentSize.height ?? 0, 0)
    return gallery.photo(at: path).height(width: width)
  }

  /// Odd photos get a badge that sticks out, all of them a shadow, headers and footers a mark.
  func attachViews() {
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "shadow")
    layout.attachments = [
      .init(
        kind: "badge", size: CGSize(width: 20, height: 12), edges: [.top, .trailing],
        insets: .init(-8)
      ) { [gallery] in gallery.photo(at: $0).id % 2 == 1 },
      .init(kind: "shadow", isDecoration: true, insets: .init(-6), zIndex: -1),
      .init(kind: "mark", of: .header, size: CGSize(width: 10, height: 10), edges: .leading),
      .init(
        kind: "end", of: .footer, size: CGSize(width: 10, height: 10), edges: [.bottom, .trailing]),
    ]
  }

  /// What is to be attached to a view, with its z-index relative to that.
  func attached(to key: ElementKey, at frame: CGRect) -> [(key: ElementKey, frame: CGRect, z: Int)]
  {
    guard !layout.attachments.isEmpty else { return [] }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func attachment(_ kind: String) -> ElementKey {
      ElementKey(.supplementaryView, kind, key.indexPath)
    }
    if key.kind == UICollectionView.elementKindSectionHeader {
      let x = isRightToLeft ? frame.maxX - 10 : frame.minX
      let scale = view.traitCollection.displayScale
      let y = frame.minY + ((frame.height - 10) / 2 * scale).rounded() / scale
      return [(attachment("mark"), CGRect(x: x, y: y, width: 10, height: 10), 1)]
    }
    if key.kind == UICollectionView.elementKindSectionFooter {
      let x = isRightToLeft ? frame.minX : frame.maxX - 10
      return [(attachment("end"), CGRect(x: x, y: frame.maxY - 10, width: 10, height: 10), 1)]
    }
    guard key.category == .cell else { return [] }
    let shadow = ElementKey(.decorationView, "shadow", key.indexPath)
    let shadows = [(key: shadow, frame: frame.insetBy(dx: -6, dy: -6), z: -1)]
    guard gallery.photo(at: key.indexPath).id % 2 == 1 else { return shadows }
    let x = isRightToLeft ? frame.minX - 8 : frame.maxX - 12
    return shadows + [
      (attachment("badge"), CGRect(x: x, y: frame.minY - 8, width: 20, height: 12), 1)
    ]
  }

  /// The feed of the same photos, built from nothing.
  func feedFromNothing() throws -> MasonryFeed {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let environment = LayoutEnvironment(
      direction: isRightToLeft ? .rightToLeft : .leftToRight,
      scale: Double(view.traitCollection.displayScale))
    let crossLength = layout.axis.cross.length(of: view.bounds.size)
    var feed = try MasonryFeed(
      in: LayoutSpace(axis: layout.axis, crossLength: crossLength, environment: environment))
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

  /// Asserts that on screen is what a feed shows there, and nothing else: one built from nothing,
  /// unless columns are kept.
  func assertShowsTheRightViews(
    _ message: String = "", of feed: MasonryFeed? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let feed = try feed ?? feedFromNothing()
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
      LayoutRect(view.bounds.offsetBy(dx: -x, dy: -y)).insetBy(dx: -28, dy: -28),
      pinnedIn: LayoutRect(pin.offsetBy(dx: -x, dy: -y)), offsets: layout.carouselOffsets)
    for element in feed.elements(in: visible) {
      let key = Self.key(of: element.address)
      let frame = CGRect(element.frame).offsetBy(dx: x, dy: y)
      for (key, frame, z) in [(key, frame, 0)] + attached(to: key, at: frame)
      where frame.overlaps(view.bounds) { expected[key] = (frame, 10 * element.zIndex + z) }
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
    XCTAssertEqual(view.misuses, [], message, file: file, line: line)
  }
}

extension PhotoWall {
  /// Scrolls down to an offset.
  func scroll(to y: Double) { view.scroll(to: CGPoint(x: 0, y: y)) }

  func reload() {
    view.reloadData()
    view.layoutIfNeeded()
  }

  func turn(_ width: Double, _ height: Double) {
    view.turn(to: CGSize(width: width, height: height))
  }

  /// Changes the albums, and tells the collection view.
  func change(_ change: (inout [Album]) throws -> Void) rethrows {
    var albums = gallery.albums
    try change(&albums)
    update(to: albums)
  }

  /// Takes a picture with another ratio, which arrives late for a photo of the first album.
  func take(ratio: Double, at item: Int) {
    gallery.albums[0].photos[item].ratio = ratio
    gallery.albums[0].photos[item].measuredHeight = nil
    layout.remeasureItems(at: [IndexPath(0, item)])
  }

  /// The first photo that begins below the bars and the pinned header.
  func firstPhoto() throws -> Int {
    let covered = view.bounds.minY + view.adjustedContentInset.top + 30
    let path = view.indexPathsForVisibleItems
      .filter { view.cellForItem(at: $0)?.frame.minY ?? 0 >= covered }.min()
    return gallery.photo(at: try XCTUnwrap(path)).id
  }

  /// How far below the top of the screen a photo begins.
  func distance(to id: Int) throws -> Double {
    let path = view.shownPhotos.first { $0.value == id }?.key
    let frame = path.flatMap(view.cellForItem(at:))?.frame
    return try XCTUnwrap(frame, "\(id) is out of sight").minY - view.bounds.minY
  }

  /// The frames on the screen of the photos in view between the bars.
  var photosInView: [Int: CGRect] {
    let (seen, y) = (view.bounds.inset(by: view.adjustedContentInset), view.bounds.minY)
    var frames: [Int: CGRect] = [:]
    for (path, id) in view.shownPhotos {
      guard let frame = view.cellForItem(at: path)?.frame, frame.overlaps(seen) else { continue }
      frames[id] = frame.offsetBy(dx: 0, dy: -y)
    }
    return frames
  }

  /// Asserts that all photos in view before and after a change are where they were, or a distance
  /// further down, and as large; but for those that the change concerns.
  func assertStays(
    movedBy distance: Double = 0, except concerned: Set<Int> = [], _ message: String = "",
    file: StaticString = #filePath, line: UInt = #line, while change: () throws -> Void
  ) rethrows {
    let before = photosInView
    try change()
    let after = photosInView
    let moved = before.filter { id, frame in
      guard !concerned.contains(id), let now = after[id] else { return false }
      return !frame.offsetBy(dx: 0, dy: distance).isAlmost(now)
    }
    let seen = before.keys.filter { after[$0] != nil }
    XCTAssertFalse(seen.isEmpty, "\(message) It jumped", file: file, line: line)
    XCTAssertEqual(
      moved.keys.sorted(), [], "\(message) of \(seen.count) moved", file: file, line: line)
    XCTAssertEqual(view.misuses, [], message, file: file, line: line)
  }

  func frame(_ path: IndexPath) throws -> CGRect {
    try XCTUnwrap(view.cellForItem(at: path)?.frame, "\(path) is out of sight")
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
