#if canImport(SwiftUI)
public import LayoutGeometry
public import SwiftUI

extension LayoutInsets {
  /// Creates the same insets.
  public init(_ insets: EdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}

extension LayoutReadingDirection {
  /// Creates the same direction.
  public init(_ direction: LayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension LayoutAxis {
  /// Creates the same axis.
  public init(_ axis: Axis) { self = axis == .vertical ? .vertical : .horizontal }
}
#endif
