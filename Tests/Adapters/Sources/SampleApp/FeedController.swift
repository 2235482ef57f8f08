#if canImport(UIKit) && !os(tvOS)
import CollectionLayoutsUIKit
import UIKit

/// A feed with headers, a refresh, pages at both ends, pictures that arrive late, and posts that open.
///
/// Look at: nothing in sight jumps when pictures arrive above it, when older posts come and when a post is
/// opened; a rotation at the end shows the last post.
@available(iOS 15, *)
final class FeedController: UIViewController, UICollectionViewDelegate {
  /// Width divided by height of the pictures that have arrived, by posts.
  private var ratios: [Int: Double] = [:]
  private var openPosts: Set<Int> = []

  let layout = MasonryCollectionViewLayout { section, environment in
    .init(
      layout: .columns(.adaptive(minimumWidth: 160), spacing: 8),
      header: .init(length: 44, isPinned: true))
  }
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: layout)
  private let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, post in
    let hue = Double(post & 15) / 16
    cell.backgroundColor = UIColor(hue: hue, saturation: 0.5, brightness: 0.9, alpha: 1)
  }
  private let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, _ in header.backgroundColor = UIColor(white: 0.9, alpha: 1) }
  private(set) lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(
    collectionView: collectionView
  ) { [cell] view, path, post in
    view.dequeueConfiguredReusableCell(using: cell, for: path, item: post)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    collectionView.refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [unowned self] _ in refresh() })
    dataSource.supplementaryViewProvider = { [header] view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    layout.heightForItem = { [unowned self] in height(ofItemAt: $0, width: $1) }
    layout.itemsMeasureThemselves = false
    layout.onNearEnd = { [unowned self] edge in loadPage(at: edge) }
    view = collectionView
  }

  private func height(ofItemAt path: IndexPath, width: CGFloat) -> CGFloat {
    guard let post = dataSource.itemIdentifier(for: path) else { return width }
    return width / (ratios[post] ?? 1) + (openPosts.contains(post) ? 120 : 0)
  }

  /// Shows the first page; larger numbers are older.
  func load() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
  }

  private func loadPage(at edge: NSDirectionalRectEdge) {
    var snapshot = dataSource.snapshot()
    guard edge == .bottom, let last = snapshot.itemIdentifiers.last, last < 400 else { return }
    snapshot.appendItems(Array(last + 1..<last + 41))
    dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
  }

  private func refresh() {
    var snapshot = dataSource.snapshot()
    guard let first = snapshot.itemIdentifiers.first else { return }
    snapshot.insertItems(Array(first - 10..<first), beforeItem: first)
    dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
    collectionView.refreshControl?.endRefreshing()
  }

  /// Takes a picture that has arrived.
  func show(pictureOfRatio ratio: Double, in post: Int) {
    ratios[post] = ratio
    layout.remeasureItems(withIDs: [post], in: dataSource)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
    guard let post = dataSource.itemIdentifier(for: path) else { return }
    openPosts.formSymmetricDifference([post])
    layout.remeasureItems(at: [path])
  }
}
#endif
