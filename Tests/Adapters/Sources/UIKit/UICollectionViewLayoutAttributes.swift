// The SDK documents these declarations.
// swift-format-ignore-file

/// Where a view is: like a view's own, the frame is what is left of centre, size and transform
/// (uicollectionviewlayoutattributes/frame).
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  var key = ElementKey(.cell, "", IndexPath())

  public required override init() { super.init() }

  // An initializer of Objective-C can be called on any class of attributes.
  public required convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    key = ElementKey(.cell, "", indexPath)
  }

  public required convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    key = ElementKey(.supplementaryView, elementKind, indexPath)
  }

  public required convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    key = ElementKey(.decorationView, decorationViewKind, indexPath)
  }

  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  open var frame: CGRect {
    get {
      let bounds = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(transform)
      return bounds.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open var indexPath: IndexPath {
    get { key.indexPath }
    set { key = ElementKey(key.category, key.kind, newValue) }
  }

  open var representedElementCategory: UICollectionView.ElementCategory { key.category }
  open var representedElementKind: String? { key.category == .cell ? nil : key.kind }

  /// uicollectionviewlayoutattributes: subclasses with properties of their own copy them.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.center, copy.size, copy.transform) = (center, size, transform)
    (copy.alpha, copy.zIndex, copy.isHidden, copy.key) = (alpha, zIndex, isHidden, key)
    return copy
  }

  /// uicollectionviewlayoutattributes: subclasses compare properties of their own, too.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      key == other.key && frame == other.frame && transform == other.transform
        && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
    }
  }

  open override nonisolated func copy() -> Any {
    let copy = MainActor.assumeIsolated { self.copy(with: nil) as? UICollectionViewLayoutAttributes }
    return copy as Any
  }
}

/// Which view is meant: the key of everything that the model remembers. UIKit has no such type.
public struct ElementKey: Hashable, Sendable {
  public let category: UICollectionView.ElementCategory
  public let kind: String
  public let indexPath: IndexPath

  public init(
    _ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath
  ) {
    (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
  }
}
