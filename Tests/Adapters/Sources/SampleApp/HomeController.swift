#if canImport(UIKit) && !os(tvOS)
import CollectionLayoutsUIKit
import UIKit

/// A screen as the article "Driving a UICollectionView" shows it: stories in a carousel above posts.
///
/// Look at: a scroll up after the place is restored; "Show more", which fills a gap; pages at the end.
@available(iOS 15, *)
final class HomeController: UIViewController, UICollectionViewDelegate {
  let home = Home()
  let layout = MasonryCollectionViewLayout { section, _ in
    section == 0
      ? .init(layout: .columns(.fixed(1), spacing: 8), carousel: .init(length: 88))
      : .init(
        layout: .columns(.adaptive(minimumWidth: 160), spacing: 8),
        header: .init(length: 44, isPinned: true))
  }
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: layout)
  private let story = UICollectionView.CellRegistration<StoryCell, String> { cell, _, id in
    cell.measuredAxis = .horizontal
    cell.show(id)
  }
  private let post = UICollectionView.CellRegistration<PostCell, String> { cell, _, id in
    cell.show(id)
  }
  private let header = UICollectionView.SupplementaryRegistration<HeaderView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, _ in header.show("Posts") }
  private(set) lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(
    collectionView: collectionView
  ) { [story, post] view, path, id in
    path.section == 0
      ? view.dequeueConfiguredReusableCell(using: story, for: path, item: id)
      : view.dequeueConfiguredReusableCell(using: post, for: path, item: id)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view = collectionView
    collectionView.delegate = self
    dataSource.supplementaryViewProvider = { [header] view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    layout.onNearEnd = { [unowned self] edge in
      guard edge == .bottom, let last = home.posts.last else { return }
      try await home.load(olderThan: last)
      apply()
    }
    if let place = home.storedPlace {
      layout.scroll(to: place) { [dataSource] id in dataSource.indexPath(for: id) }
    }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(home.stories, toSection: 0)
    snapshot.appendItems(home.posts, toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
  }

  func sceneDidEnterBackground() {
    home.storedPlace = layout.bookmark { dataSource.itemIdentifier(for: $0) }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
    guard dataSource.itemIdentifier(for: path) == Home.gap else { return }
    Task {
      try await home.fillGap()
      guard let gap = dataSource.indexPath(for: Home.gap) else { return }
      layout.keepInPlace(itemAt: IndexPath(item: gap.item + 1, section: gap.section))
      apply()
    }
  }
}

/// The data of an app, newest first; posts are missing at the gap.
@MainActor
final class Home {
  static let gap = "Show more"
  var stories = (0..<12).map { "story \($0)" }
  private(set) var posts = (0..<20).map { "post \($0)" } + [gap] + (30..<60).map { "post \($0)" }
  var storedPlace: LayoutBookmark<String>?

  func load(olderThan last: String) async throws {
    guard posts.count < 200 else { return }
    posts += (0..<20).map { "post \(60 + posts.count + $0)" }
  }

  func fillGap() async throws {
    guard let index = posts.firstIndex(of: Self.gap) else { return }
    posts.replaceSubrange(index...index, with: (20..<30).map { "post \($0)" })
  }
}

@available(iOS 15, *)
final class StoryCell: MasonryCollectionViewCell {
  func show(_ id: String) {
    backgroundColor = UIColor(hue: 0.1, saturation: 1, brightness: 1, alpha: 1)
  }
}

@available(iOS 15, *)
final class PostCell: MasonryCollectionViewCell {
  private var id = ""

  func show(_ id: String) {
    self.id = id
    backgroundColor = UIColor(hue: 0.6, saturation: 0.2, brightness: 1, alpha: 1)
  }

  /// As high as a text of some lines, of which there is none here.
  override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: size.width,
      height: id == Home.gap ? 44 : 80 + 20 * CGFloat(id.utf8.reduce(0) { $0 &+ $1 } % 9))
  }
}

final class HeaderView: UICollectionReusableView {
  func show(_ title: String) { backgroundColor = UIColor(white: 0.9, alpha: 1) }
}
#endif
