// The SDK documents these declarations.
// swift-format-ignore-file

// The part of UIKit that the adapters touch, as the SDK declares it, so that they can be type-checked
// where there is no SDK. Nothing here does anything, and nothing is ever run.

@_exported public import Foundation

public struct CGAffineTransform {
  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {}
}

public struct UIEdgeInsets {
  public var top, left, bottom, right: CGFloat
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var item: Int { 0 }
  public var section: Int { 0 }
}

@MainActor open class UITraitCollection: NSObject {
  open var displayScale: CGFloat { 1 }
}

@MainActor open class UICollectionView: NSObject {
  public class var elementKindSectionHeader: String { "" }
  public class var elementKindSectionFooter: String { "" }
  open var bounds: CGRect = .zero
  open var contentOffset: CGPoint = .zero
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var numberOfSections: Int { 0 }
  open func numberOfItems(inSection section: Int) -> Int { 0 }
}

public enum UIUserInterfaceLayoutDirection: Int {
  case leftToRight, rightToLeft
}

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  public enum ElementCategory: UInt {
    case cell, supplementaryView, decorationView
  }

  public convenience init(forCellWith indexPath: IndexPath) { self.init() }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) { self.init() }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) { self.init() }

  open var frame: CGRect = .zero
  open var center: CGPoint = .zero
  open var size: CGSize = .zero
  open var transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var indexPath = IndexPath(item: 0, section: 0)
  open var representedElementCategory: ElementCategory { .cell }
}

@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { false }
  open var invalidateDataSourceCounts: Bool { false }
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {}
}

@MainActor open class UICollectionViewLayout: NSObject {
  open var collectionView: UICollectionView? { nil }
  open var collectionViewContentSize: CGSize { .zero }
  open func prepare() {}
  open func invalidateLayout() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}
