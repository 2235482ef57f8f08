// The SDK documents these declarations.
// swift-format-ignore-file

// The part of compositional layouts that a custom group needs: nscollectionlayoutgroup/
// custom(layoutsize:itemprovider:). The model places nothing; tests ask a group for its items.

@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  public let dimension: CGFloat
  public let isFractionalWidth: Bool

  init(_ dimension: CGFloat, isFractionalWidth: Bool) {
    self.dimension = dimension
    self.isFractionalWidth = isFractionalWidth
  }

  open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fraction, isFractionalWidth: true)
  }

  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension, isFractionalWidth: false)
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect

  public init(frame: CGRect) { self.frame = frame }
}

@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSObject {
  public let layoutSize: NSCollectionLayoutSize

  /// What the section asks for its items. UIKit has no such property.
  public let itemProvider: NSCollectionLayoutGroupCustomItemProvider

  init(_ size: NSCollectionLayoutSize, _ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    (layoutSize, itemProvider) = (size, provider)
  }

  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    guard let group = NSCollectionLayoutGroup(layoutSize, itemProvider) as? Self else {
      preconditionFailure("Subclasses are not modelled")
    }
    return group
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// UIKit has no such property.
  public let group: NSCollectionLayoutGroup

  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// UIKit has no such property.
  public let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.sectionProvider = sectionProvider
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
}
