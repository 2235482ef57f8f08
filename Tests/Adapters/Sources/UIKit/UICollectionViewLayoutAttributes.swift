// The SDK documents these declarations.
// swift-format-ignore-file

/// Where a view is: like a view's own, the frame is what is left of centre, size and transform.
@MainActor open class UICollectionViewLayoutAttributes {
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  let key: ElementKey

  required public init(_ key: ElementKey) { self.key = key }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(ElementKey(.cell, "", indexPath))
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(ElementKey(.supplementaryView, elementKind, indexPath))
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(ElementKey(.decorationView, decorationViewKind, indexPath))
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

  open var indexPath: IndexPath { key.indexPath }
  open var representedElementCategory: ElementCategory { key.category }
  open var representedElementKind: String? { key.category == .cell ? nil : key.kind }

  open func copy() -> Any {
    let copy = Self(key)
    (copy.center, copy.size, copy.transform) = (center, size, transform)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }
}

/// Which view is meant: the key of everything that the model remembers. UIKit has no such type.
public struct ElementKey: Hashable, Sendable {
  public let category: UICollectionViewLayoutAttributes.ElementCategory
  public let kind: String
  public let indexPath: IndexPath

  public init(
    _ category: UICollectionViewLayoutAttributes.ElementCategory, _ kind: String,
    _ indexPath: IndexPath
  ) {
    (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
  }
}
