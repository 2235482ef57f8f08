import CollectionLayoutsUIKit
import UIKit
import XCTest

/// What the pages for beginners show of UIKit compiles with these imports, and comes up.
@MainActor
final class GettingStartedUIKitTests: XCTestCase {
  private struct Photo {
    let id: Int
  }

  private let photos = (0..<200).map { Photo(id: $0) }

  private func show(
    _ photos: [Photo], in dataSource: UICollectionViewDiffableDataSource<Int, Int>
  ) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(photos.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func testTheCollectionViewsComeUp() async {
    let first: MasonryCollectionViewLayout
    do {
      let layout = MasonryCollectionViewLayout { section, environment in
        .init(layout: .columns(.adaptive(minimumWidth: 160), spacing: 8))
      }
      let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
      XCTAssertTrue(collectionView.collectionViewLayout === layout)
      first = layout
    }
    let layout = MasonryCollectionViewLayout { section, environment in
      .init(
        layout: .columns(.fixed(2), spacing: 4),
        carousel: section == 0 ? .init(length: 160) : nil,
        header: .init(length: 44, isPinned: true))
    }
    layout.supplementaryViewsMeasureThemselves = true
    for layout in [first, layout] {
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: phone), collectionViewLayout: layout)
      let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        _, _, _ in UICollectionViewCell(frame: .zero)
      }
      show(photos, in: dataSource)
      view.layoutIfNeeded()
      XCTAssertEqual(layout.feed?[0].itemCount, 200)
      XCTAssertGreaterThan(view.indexPathsForVisibleItems.count, 3)
    }
  }
}
