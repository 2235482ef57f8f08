import CollectionLayoutsUIKit
import UIKit
import XCTest

@testable import SampleApp

/// An app with a diffable feed: everything that happens to it, one after the other.
@MainActor
final class FeedAppTests: XCTestCase {
  private let controller = FeedController()
  private var view: UICollectionView { controller.collectionView }

  /// The first post that begins below the bar and the header, and how far below the top of the view.
  private func firstPost() throws -> (post: Int, y: Double) {
    let frames = view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.cellForItem(at: path).map { (path, $0.frame.minY - view.bounds.minY) }
    }
    let first = try XCTUnwrap(frames.first { $0.1 >= 47 + 44 })
    return (try XCTUnwrap(controller.dataSource.itemIdentifier(for: first.0)), first.1)
  }

  private func place(of post: Int) throws -> Double {
    let path = try XCTUnwrap(controller.dataSource.indexPath(for: post))
    return try XCTUnwrap(view.cellForItem(at: path), "\(post)").frame.minY - view.bounds.minY
  }

  private func comeUp() {
    view.bounds = CGRect(origin: .zero, size: CGSize(width: 390, height: 700))
    view.setEnvironment(
      displayScale: 3, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    controller.viewDidLoad()
    view.layoutIfNeeded()
    controller.load()
    view.layoutIfNeeded()
  }

  func testAnAppFromItsFirstPassOn() async throws {
    for isAtOnce in [false, true] {
      view.adjustsAtOnce = isAtOnce
      if !isAtOnce {
        comeUp()
        XCTAssertEqual(view.contentOffset.y, -47)
      }

      // Pages at the end, while pictures of all posts arrive late, several in one turn.
      while controller.dataSource.snapshot().itemIdentifiers.count < 400 {
        view.scroll(to: CGPoint(x: 0, y: view.contentOffset.y + 321.4))
        for _ in 0..<3 { await Task.yield() }
        let (post, y) = try firstPost()
        for other in max(0, post - 20)..<post {
          controller.show(pictureOfRatio: 0.4 + Double(other * 7 % 10) / 7, in: other)
        }
        view.layoutIfNeeded()
        XCTAssertEqual(try place(of: post), y, accuracy: 0.34)
      }

      // A post is opened, the device is turned, and turned back. What is kept is chosen by a scroll.
      view.scroll(to: CGPoint(x: 0, y: view.contentOffset.y - 1))
      let (post, y) = try firstPost()
      view.tap(itemAt: try XCTUnwrap(controller.dataSource.indexPath(for: post)))
      XCTAssertEqual(try place(of: post), y, accuracy: 0.34)
      view.turn(to: CGSize(width: 844, height: 390))
      XCTAssertLessThanOrEqual(try place(of: post), y + 0.34)
      view.turn(to: CGSize(width: 390, height: 700))
      XCTAssertEqual(try place(of: post), y, accuracy: 0.34)

      // A refresh at the top brings new posts into view; a reload keeps the place.
      view.scroll(to: CGPoint(x: 0, y: -47))
      view.pullToRefresh()
      XCTAssertEqual(view.contentOffset.y, -47, accuracy: 0.34)
      XCTAssertEqual(
        controller.dataSource.itemIdentifier(for: IndexPath(0, 0)), isAtOnce ? -20 : -10)
      XCTAssertTrue(view.indexPathsForVisibleItems.contains(IndexPath(0, 0)))
      view.scroll(to: CGPoint(x: 0, y: 2_000))
      let before = try firstPost()
      controller.dataSource.applySnapshotUsingReloadData(controller.dataSource.snapshot())
      view.layoutIfNeeded()
      XCTAssertEqual(try place(of: before.post), before.y, accuracy: 0.34)

      // The last post, and a rotation there.
      let last = try XCTUnwrap(controller.dataSource.indexPath(for: 400 - 1))
      controller.layout.scrollToItem(at: last, at: .end, animated: true)
      view.layoutIfNeeded()
      XCTAssertTrue(view.indexPathsForVisibleItems.contains(last))
      XCTAssertEqual(view.misuses, [])
      if !isAtOnce {
        var snapshot = controller.dataSource.snapshot()
        snapshot.deleteItems(Array(200..<400))
        controller.dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
      }
    }
  }
}
