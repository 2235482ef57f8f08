import CircularLayout
import Foundation

/// The layout of the "Spinning Wheel" tutorial, formula by formula, as it was published.
///
/// It divides by zero and traps where the tutorial does; tests ask it only where it has an answer.
struct SpinningWheelTutorial {
  var itemCount: Int
  var itemSize = LayoutSize(width: 133, height: 173)
  var radius = 500.0
  var viewport: LayoutSize

  var anglePerItem: Double { atan(itemSize.width / radius) }
  var contentWidth: Double { Double(itemCount) * itemSize.width }
  var angleAtExtreme: Double { itemCount > 0 ? -Double(itemCount - 1) * anglePerItem : 0 }
  var anchorPoint: LayoutPoint {
    LayoutPoint(x: 0.5, y: (itemSize.height / 2 + radius) / itemSize.height)
  }

  func angle(atOffset offset: Double) -> Double {
    angleAtExtreme * offset / (contentWidth - viewport.width)
  }

  func angle(ofItem index: Int, atOffset offset: Double) -> Double {
    angle(atOffset: offset) + anglePerItem * Double(index)
  }

  func zIndex(ofItem index: Int, atOffset offset: Double) -> Int {
    Int(angle(ofItem: index, atOffset: offset) * 1_000_000)
  }
}
