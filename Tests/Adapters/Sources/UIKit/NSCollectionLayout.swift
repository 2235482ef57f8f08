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
  public private(set) var dimension: CGFloat = 0
  public private(set) var isAbsolute = false
  public private(set) var isFractionalWidth = false

  open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    let dimension = NSCollectionLayoutDimension()
    (dimension.dimension, dimension.isFractionalWidth) = (fraction, true)
    return dimension
  }

  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    let dimension = NSCollectionLayoutDimension()
    (dimension.dimension, dimension.isAbsolute) = (absoluteDimension, true)
    return dimension
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
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
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

  open var contentInsets = NSDirectionalEdgeInsets.zero

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
