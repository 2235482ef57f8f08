#if canImport(UIKit)
import CollectionLayoutsUIKit
import UIKit

/// A wall whose cells get their heights from a closure, and are moved by a long press.
///
/// Look at: a rotation half way down; a move to another section; a batch update while scrolling, with
/// badges on new photos.
final class PhotosController: UIViewController, UICollectionViewDataSource {
  private var albums = (0..<3).map { Photo.some(200, from: 200 * $0) }

  let collectionView: UICollectionView = {
    let layout = MasonryCollectionViewLayout { section, environment in
      .init(
        layout: .columns(.adaptive(minimumWidth: 160), spacing: 8),
        header: .init(length: 44, isPinned: true))
    }
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    return collectionView
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    for kind in [UICollectionView.elementKindSectionHeader, "badge"] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    if let layout = collectionView.collectionViewLayout as? MasonryCollectionViewLayout {
      layout.heightForItem = { [unowned self] path, width in
        width / albums[path.section][path.item].ratio
      }
      attachViews(to: layout)
    }
    view = collectionView
  }

  private func attachViews(to layout: MasonryCollectionViewLayout) {
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "shadow")
    layout.attachments = [
      .init(
        kind: "badge", size: CGSize(width: 22, height: 22), edges: [.top, .trailing],
        insets: .init(-8)
      ) { [unowned self] in albums[$0.section][$0.item].isNew },
      .init(kind: "shadow", isDecoration: true, insets: .init(-6), zIndex: -1),
    ]
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { albums[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    let hue = albums[indexPath.section][indexPath.item].ratio / 2.5
    cell.backgroundColor = UIColor(hue: hue, saturation: 0.5, brightness: 0.9, alpha: 1)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    header.backgroundColor = UIColor(hue: 0, saturation: 0, brightness: 0.8, alpha: 1)
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let photo = albums[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    albums[destinationIndexPath.section].insert(photo, at: destinationIndexPath.item)
  }
}

/// The same photos as a section of a compositional layout, and on a wheel.
@MainActor
enum OtherLayouts {
  static func compositional(_ albums: [[CGSize]]) -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      let sizes = albums[section]
      return try? .masonry(
        .columns(.adaptive(minimumWidth: 160), spacing: 8),
        itemCount: sizes.count, in: environment, measuredBy: MasonryAspectRatios(sizes: sizes))
    }
    return layout
  }

  static func wheel() -> UICollectionViewLayout {
    let layout = WheelCollectionViewLayout(configuration: .tutorial())
    return layout
  }
}
#endif
