#if canImport(UIKit) && !os(watchOS)
public import LayoutGeometry
public import MasonryLayout
public import UIKit

extension LayoutInsets {
  /// Creates the same insets; left is leading where reading goes from left to right.
  public init(_ insets: UIEdgeInsets, direction: LayoutReadingDirection) {
    let (left, right) = (Double(insets.left), Double(insets.right))
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: Double(insets.top), leading: isLeftToRight ? left : right,
      bottom: Double(insets.bottom), trailing: isLeftToRight ? right : left)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates the same insets.
  public init(_ insets: LayoutInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension LayoutEnvironment {
  /// The direction and the screen of a view; the scale is `nil` while it is not known.
  @MainActor init(_ view: UIView?) {
    let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = Double(view?.traitCollection.displayScale ?? 0)
    self.init(
      direction: isRightToLeft ? .rightToLeft : .leftToRight, scale: scale > 0 ? scale : nil)
  }
}

extension UICollectionView {
  /// The numbers of items that are shown: in drags the gap of a drop counts.
  var shownCounts: [Int] {
    var counts: [Int] = []
    performUsingPresentationValues {
      counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    }
    return counts
  }
}

extension UICollectionViewLayout {
  var bounds: CGRect { collectionView?.bounds ?? .zero }

  var environment: LayoutEnvironment { LayoutEnvironment(collectionView) }

  /// What attributes are made of: `layoutAttributesClass`.
  var attributesClass: UICollectionViewLayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }
}

extension NSCollectionLayoutSection {
  /// A section of a compositional layout whose items are in columns or rows.
  ///
  ///     UICollectionViewCompositionalLayout { section, environment in
  ///       let sizes = albums[section].photos.map(\.size)
  ///       return try? .masonry(
  ///         .columns(.adaptive(minimumWidth: 160), spacing: 8),
  ///         itemCount: sizes.count, in: environment,
  ///         measuredBy: MasonryAspectRatios(sizes: sizes))
  ///     }
  ///
  /// It is one custom group of all items, so that compositional layouts ask for all heights at
  /// once, and cells do not measure themselves. The layout has to scroll vertically.
  ///
  /// - Throws: ``/MasonryLayout/MasonryError`` if a setting or a height is not valid.
  public static func masonry(
    _ layout: ItemsLayout, itemCount: Int, in environment: any NSCollectionLayoutEnvironment,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> NSCollectionLayoutSection {
    // Compositional layouts mirror frames themselves where reading goes from right to left.
    let scale = Double(environment.traitCollection.displayScale)
    var wall = try MasonryWall(
      layout, width: environment.container.effectiveContentSize.width,
      environment: LayoutEnvironment(scale: scale > 0 ? scale : nil))
    try wall.items.appendItems(itemCount, measuredBy: provider)
    let items = wall.items.frames.map { NSCollectionLayoutGroupCustomItem(frame: CGRect($0)) }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(wall.contentSize.height))
    return NSCollectionLayoutSection(group: .custom(layoutSize: size) { _ in items })
  }
}
#endif
