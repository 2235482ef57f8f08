#if canImport(UIKit) && !os(watchOS)
import CircularLayout
import Foundation
public import UIKit

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
