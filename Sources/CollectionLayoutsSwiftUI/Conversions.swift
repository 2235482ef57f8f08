#if canImport(SwiftUI)
@_exported public import CircularLayout
public import LayoutGeometry
@_exported public import MasonryLayout
public import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LayoutInsets {
  /// Creates the same insets.
  public init(_ insets: EdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LayoutReadingDirection {
  /// Creates the same direction.
  public init(_ direction: LayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LayoutAxis {
  /// Creates the same axis.
  public init(_ axis: Axis) { self = axis == .vertical ? .vertical : .horizontal }
}
#endif
