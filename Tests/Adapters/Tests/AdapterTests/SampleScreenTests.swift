import CollectionLayoutsUIKit
import MasonryLayout
import SwiftUI
import UIKit
import XCTest

@testable import ReadmeApp
@testable import SampleApp

/// The screens of the sample app, and the two files of the README, come up on the models.
@MainActor
final class SampleScreenTests: XCTestCase {
  private func assertShows(_ view: some View, atLeast count: Int, line: UInt = #line) {
    let screen = Screen(view, size: phone)
    XCTAssertGreaterThanOrEqual(screen.shown.count, count, line: line)
    XCTAssertLessThan(screen.shown.count, 20 * count, line: line)
  }

  func testScreensComeUp() async {
    assertShows(PhotosScreen(), atLeast: 8)
    assertShows(PostsScreen(), atLeast: 8)
    assertShows(AlbumsScreen(), atLeast: 8)
    assertShows(FeaturedScreen(), atLeast: 8)
    assertShows(ChatScreen(), atLeast: 8)
    assertShows(CardsScreen(), atLeast: 2)
    assertShows(PickerScreen(), atLeast: 2)
  }

  func testTheSwiftUIFileOfTheReadme() async {
    let screen = Screen(ContentView(), size: phone)
    // Two columns of 191 points with 8 points between them; a pixel is a point.
    let heights = ContentView().photos.prefix(2).map { (191 / $0.ratio).rounded() }
    XCTAssertEqual(screen.shown[0], CGRect(x: 0, y: 0, width: 191, height: heights[0]))
    XCTAssertEqual(screen.shown[1], CGRect(x: 199, y: 0, width: 191, height: heights[1]))
    XCTAssertLessThan(screen.shown.count, 100)
  }

  func testTheUIKitFileOfTheReadme() async throws {
    let controller = ViewController()
    controller.view.bounds = CGRect(origin: .zero, size: phone)
    controller.viewDidLoad()
    let view = try XCTUnwrap(controller.view.subviews.first as? UICollectionView)
    view.layoutIfNeeded()
    XCTAssertEqual(controller.layout.feed?[0].itemCount, 10_000)
    XCTAssertEqual(controller.layout.feed?.hasExactContentSize, true)
    let frame = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 1, section: 0))).frame
    XCTAssertEqual(frame.minX, 199)
    XCTAssertEqual(frame.width / frame.height, controller.ratios[1], accuracy: 0.01)
    XCTAssertLessThan(view.indexPathsForVisibleItems.count, 100)
  }

  /// A carousel above posts; pages at the end, a gap that is filled, and the place after a restart.
  func testTheScreenOfTheArticleAboutUIKit() async throws {
    func comeUp(_ controller: HomeController) {
      controller.collectionView.bounds = CGRect(origin: .zero, size: phone)
      controller.viewDidLoad()
      controller.collectionView.layoutIfNeeded()
    }
    let controller = HomeController()
    comeUp(controller)
    let view = controller.collectionView
    XCTAssertGreaterThan(view.indexPathsForVisibleItems.filter { $0.section == 0 }.count, 2)
    XCTAssertGreaterThan(view.indexPathsForVisibleItems.filter { $0.section == 1 }.count, 4)
    func places() -> [String: Double] {
      let shown = view.indexPathsForVisibleItems.filter { $0.section == 1 }
      return Dictionary(
        uniqueKeysWithValues: shown.compactMap { path in
          guard let cell = view.cellForItem(at: path) else { return nil }
          return controller.dataSource.itemIdentifier(for: path).map {
            ($0, cell.frame.minY - view.bounds.minY)
          }
        })
    }
    let gap = try XCTUnwrap(controller.dataSource.indexPath(for: Home.gap))
    while view.cellForItem(at: gap) == nil {
      view.scroll(to: CGPoint(x: 0, y: view.bounds.minY + 100))
    }
    view.scroll(to: CGPoint(x: 0, y: view.bounds.minY + 300))
    let before = places()
    XCTAssertNotNil(before[Home.gap])
    view.tap(itemAt: gap)
    for _ in 0..<3 { await Task.yield() }
    view.layoutIfNeeded()
    let after = places()
    let below = before.keys.filter { $0 > "post 3" }
    XCTAssertGreaterThan(below.count, 3)
    for id in below { XCTAssertEqual(after[id] ?? .nan, before[id] ?? 0, accuracy: 1, id) }
    XCTAssertNil(controller.dataSource.indexPath(for: Home.gap))
    while controller.home.posts.count < 120 {
      view.scroll(to: CGPoint(x: 0, y: view.contentSize.height - phone.height))
      for _ in 0..<3 { await Task.yield() }
      view.layoutIfNeeded()
    }
    let last = places()
    controller.sceneDidEnterBackground()
    let restarted = HomeController()
    restarted.home.storedPlace = controller.home.storedPlace
    while restarted.home.posts.count < 120 {
      try await restarted.home.load(olderThan: "")
    }
    comeUp(restarted)
    let id = try XCTUnwrap(controller.home.storedPlace?.id)
    let path = try XCTUnwrap(restarted.dataSource.indexPath(for: id))
    let cell = try XCTUnwrap(restarted.collectionView.cellForItem(at: path))
    XCTAssertEqual(
      cell.frame.minY - restarted.collectionView.bounds.minY, last[id] ?? .nan, accuracy: 1)
    XCTAssertEqual(view.misuses + restarted.collectionView.misuses, [])
  }
}
