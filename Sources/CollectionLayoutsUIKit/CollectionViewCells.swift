#if canImport(UIKit) && !os(watchOS)
import CircularLayout
import Foundation
public import MasonryLayout
public import UIKit

/// A cell that measures itself along one axis, and keeps the length that its column gives it.
///
///     final class PostCell: MasonryCollectionViewCell {}     // with constraints in its content view
///
/// A plain cell fits both axes, so that a text of many lines gets the height of one. A cell of another
/// class calls `masonryAttributesFitting(_:along:)` in `preferredLayoutAttributesFitting(_:)`.
open class MasonryCollectionViewCell: UICollectionViewCell {
  /// The axis of the length that the cell chooses: vertical for its height.
  ///
  /// Set it to `.horizontal` where items have a height given and choose their widths: in layouts that
  /// scroll sideways, in carousels and in rows that flow. In a flow with own heights widths come from
  /// `widthForItem`, and cells measure their heights.
  public var measuredAxis = LayoutAxis.vertical

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    masonryAttributesFitting(layoutAttributes, along: measuredAxis)
  }
}

/// A header or a footer that measures itself as ``MasonryCollectionViewCell`` does.
open class MasonryReusableView: UICollectionReusableView {
  /// The axis of the length that the view chooses: that of scrolling.
  public var measuredAxis = LayoutAxis.vertical

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    masonryAttributesFitting(layoutAttributes, along: measuredAxis)
  }
}

extension UICollectionReusableView {
  /// The attributes with the length that the constraints of the view need along one axis.
  ///
  /// The length across the axis stays. The other one is rounded up to a pixel.
  public func masonryAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes, along axis: LayoutAxis = .vertical
  ) -> UICollectionViewLayoutAttributes {
    let isVertical = axis == .vertical
    let across = axis.cross.length(of: layoutAttributes.size)
    let fitting = systemLayoutSizeFitting(
      CGSize(axis.size(main: 0, cross: across)),
      withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
      verticalFittingPriority: isVertical ? .fittingSizeLevel : .required)
    let scale = max(1, Double(traitCollection.displayScale))
    let length = (axis.length(of: fitting) * scale).rounded(.up) / scale
    layoutAttributes.size = CGSize(axis.size(main: length, cross: across))
    return layoutAttributes
  }
}

/// A card of a wheel that VoiceOver adjusts: "3 of 12", and a swipe up brings the next one into focus.
///
///     final class MonthCell: WheelCollectionViewCell {}      // with an accessibilityLabel
///
/// The card in focus is adjustable, and VoiceOver's cursor goes along to the next one. For another
/// text, or one in another language, set ``WheelCollectionViewLayout/accessibilityValueForItem``.
open class WheelCollectionViewCell: UICollectionViewCell {
  open override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let traits = super.accessibilityTraits
      return index == layout?.focusedItem?.item ? traits.union(.adjustable) : traits
    }
    set { super.accessibilityTraits = newValue }
  }

  open override var accessibilityValue: String? {
    get {
      guard let layout, let wheel = layout.wheel, let index else { return super.accessibilityValue }
      return layout.accessibilityValueForItem(index + 1, wheel.itemCount)
    }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { layout?.moveFocus(by: 1) }

  open override func accessibilityDecrement() { layout?.moveFocus(by: -1) }

  private var layout: WheelCollectionViewLayout? {
    (superview as? UICollectionView)?.collectionViewLayout as? WheelCollectionViewLayout
  }

  private var index: Int? { (superview as? UICollectionView)?.indexPath(for: self)?.item }
}

extension WheelCollectionViewLayout {
  /// Brings the next or the previous item into focus, and VoiceOver's cursor with it.
  fileprivate func moveFocus(by step: Int) {
    guard let collectionView, let wheel, let focus = focusedItem?.item else { return }
    var item = focus + step
    if wheel.turnLength != nil { item = (item + wheel.itemCount) % wheel.itemCount }
    guard 0..<wheel.itemCount ~= item else { return }
    let path = IndexPath(item: item, section: 0)
    // Without an animation the cell is there at once, also if it was out of sight.
    scrollToItem(at: path, animated: false)
    collectionView.layoutIfNeeded()
    UIAccessibility.post(
      notification: .layoutChanged, argument: collectionView.cellForItem(at: path))
  }
}
#endif
