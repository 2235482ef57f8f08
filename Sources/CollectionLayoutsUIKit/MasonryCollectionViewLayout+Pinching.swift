#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import MasonryLayout
public import UIKit

extension MasonryCollectionViewLayout {
  /// Changes a number of columns by a pinch, and keeps the item between the fingers there.
  ///
  ///     @objc func pinch(_ recognizer: UIPinchGestureRecognizer) {
  ///       layout.pinch(recognizer, columns: columns, in: 2...6) { columns = $0 }
  ///     }
  ///
  /// The recognizer is one of the collection view. The action stores the number that the sections are
  /// made with; they are asked for again, and the change is animated. With as many columns as before,
  /// the item is where it was, unless something else has scrolled.
  public func pinch(
    _ recognizer: UIPinchGestureRecognizer, columns: Int, in range: ClosedRange<Int>,
    perform action: (_ columns: Int) -> Void
  ) {
    guard let view = collectionView, let feed else { return }
    if recognizer.state == .began || state.pinchedColumns == nil {
      state.pinchedColumns = columns
      state.held = nil
    }
    let scale = Double(recognizer.scale)
    if let first = state.pinchedColumns, scale > 0 {
      let wanted = max(Double(range.lowerBound), Double(first) / scale)
      let count = Int(min(wanted, Double(range.upperBound)).rounded())
      if count != columns {
        if state.held.map({ isSamePixel($0.view.offset, restingOffset) }) != true {
          let finger = pointInFeed(recognizer.location(in: view))
          let anchor = feed.anchor(at: finger, in: viewport(of: restingBounds))
          hold(HeldPlace(point: .anchor(anchor), isOfTurn: true), at: restingOffset)
        }
        action(count)
        UIView.animate(withDuration: 0.3) {
          self.invalidateLayout()
          view.layoutIfNeeded()
        }
      }
    }
    if recognizer.state == .ended || recognizer.state == .cancelled { state.pinchedColumns = nil }
  }
}
#endif
