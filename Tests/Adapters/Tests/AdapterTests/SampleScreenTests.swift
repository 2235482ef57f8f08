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
}
