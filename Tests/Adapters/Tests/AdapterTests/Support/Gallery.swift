import MasonryLayout
import UIKit

/// Something to show: an identity, and a height for each width.
struct Photo: Hashable {
  let id: Int
  var ratio: Double

  /// The height that the photo's cell asks for, if it measures itself.
  var measuredHeight: Double?

  /// The width that it asks for where it has a height given.
  var measuredWidth: Double?

  func height(width: Double) -> Double { (width * ratio).rounded() }

  func width(height: Double) -> Double { (height / ratio).rounded() }
}

/// A section of photos.
struct Album: Hashable {
  let id: Int
  var photos: [Photo]
  var section = MasonryFeed.Section()
}

/// A cell that remembers which photo it was made for, and measures itself if the photo says so.
final class PhotoCell: UICollectionViewCell {
  var photo: Photo
  private let measured: () -> Void

  init(_ photo: Photo, measured: @escaping () -> Void) {
    self.photo = photo
    self.measured = measured
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  required init(frame: CGRect) { preconditionFailure("It is made for a photo") }

  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let height = photo.measuredHeight else { return attributes }
    attributes.frame.size = CGSize(
      width: photo.measuredWidth ?? attributes.size.width, height: height)
    measured()
    return attributes
  }
}

/// A header or a footer that measures itself.
final class PhotoTitle: UICollectionReusableView {
  var height: Double?

  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let height { attributes.frame.size.height = height }
    return attributes
  }
}

/// The data behind a collection view.
@MainActor
final class Gallery: NSObject, UICollectionViewDataSource {
  var albums: [Album]

  /// The photos whose cells have measured themselves.
  var measured: Set<Int> = []

  /// The heights that headers and footers ask for, if they measure themselves.
  var supplementaryHeight: (_ kind: String, _ section: Int) -> Double? = { _, _ in nil }

  init(_ albums: [Album]) { self.albums = albums }

  func path(of id: Int) -> IndexPath? {
    for (section, album) in albums.enumerated() {
      guard let item = album.photos.firstIndex(where: { $0.id == id }) else { continue }
      return IndexPath(section, item)
    }
    return nil
  }

  /// A collection view of the albums, laid out.
  func view(
    _ layout: UICollectionViewLayout, width: Double = 400, height: Double = 600,
    prepare: (UICollectionView) -> Void = { _ in }
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.dataSource = self
    prepare(view)
    view.layoutIfNeeded()
    return view
  }

  func photo(at path: IndexPath) -> Photo { albums[path.section].photos[path.item] }

  func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { albums[section].photos.count }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let photo = albums[sourceIndexPath.section].photos.remove(at: sourceIndexPath.item)
    albums[destinationIndexPath.section].photos.insert(photo, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let photo = photo(at: indexPath)
    return PhotoCell(photo) { [unowned self] in measured.insert(photo.id) }
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let title = PhotoTitle(frame: .zero)
    title.height = supplementaryHeight(kind, indexPath.section)
    return title
  }
}

extension UICollectionView {
  /// The photos on screen, by the paths of their cells.
  var shownPhotos: [IndexPath: Int] {
    Dictionary(
      uniqueKeysWithValues: indexPathsForVisibleItems.compactMap { path in
        (cellForItem(at: path) as? PhotoCell).map { (path, $0.photo.id) }
      })
  }
}

extension IndexPath {
  init(_ section: Int, _ item: Int) { self.init(item: item, section: section) }
}
