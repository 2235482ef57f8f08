#if canImport(UIKit) && !os(watchOS)
public import MasonryLayout
public import UIKit

/// A delegate that gives a ``MasonryCollectionViewLayout`` its sections, heights, spans and pins.
///
///     extension PhotosController: UICollectionViewDelegateMasonryLayout {
///       func collectionView(
///         _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout,
///         heightForItemAt indexPath: IndexPath, width: CGFloat
///       ) -> CGFloat { width / photos[indexPath.item].ratio }
///     }
///
/// There, `ratio` is width divided by height. All methods are optional. The delegate may look at
/// the layout's `feed` meanwhile.
@available(iOS 13, tvOS 13, *)
@MainActor
public protocol UICollectionViewDelegateMasonryLayout: UICollectionViewDelegate {
  /// The columns or rows of a section, its header, footer and background.
  ///
  /// By default the layout's section provider gives them; without one a section has two columns.
  func collectionView(
    _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout, sectionAt index: Int
  ) -> MasonryFeed.Section

  /// The height of an item at its final width, in points; an estimate if its cell measures itself.
  ///
  /// By default it is the layout's `estimatedItemLength`.
  func collectionView(
    _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat

  /// The width of an item at its final height, in points, for items that have a height given.
  ///
  /// Layouts that scroll sideways, carousels and justified rows have such items. By default it is
  /// the layout's `estimatedItemLength`.
  func collectionView(
    _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout,
    widthForItemAt indexPath: IndexPath, height: CGFloat
  ) -> CGFloat

  /// The number of columns that an item spans; 1 by default.
  func collectionView(
    _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int

  /// The column that an item is pinned to, counted from the leading edge; `nil` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout,
    pinnedColumnForItemAt indexPath: IndexPath
  ) -> Int?
}

@available(iOS 13, tvOS 13, *)
extension UICollectionViewDelegateMasonryLayout {
  /// The section of the layout's section provider, or two columns without one.
  public func collectionView(
    _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout, sectionAt index: Int
  ) -> MasonryFeed.Section { layout.providedSection(at: index) }

  /// The layout's `estimatedItemLength`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat { layout.estimatedItemLength }

  /// The layout's `estimatedItemLength`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout,
    widthForItemAt indexPath: IndexPath, height: CGFloat
  ) -> CGFloat { layout.estimatedItemLength }

  /// One column.
  public func collectionView(
    _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { 1 }

  /// No column.
  public func collectionView(
    _ collectionView: UICollectionView, layout: MasonryCollectionViewLayout,
    pinnedColumnForItemAt indexPath: IndexPath
  ) -> Int? { nil }
}
#endif
