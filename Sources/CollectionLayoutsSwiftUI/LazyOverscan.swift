#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  /// Sets how far beyond the visible part items of lazy views have views: 1 by default.
  ///
  /// The distance before and after the visible part is in lengths of the scroll view. More costs
  /// memory and time; less shows blank places after a flick. Numbers below 0.25 count as 0.25, those
  /// above 8 as 8, and NaN as 1.
  public func lazyOverscan(_ lengths: Double) -> some View {
    environment(\.lazyOverscan, lengths.isNaN ? 1 : min(max(lengths, 0.25), 8))
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension EnvironmentValues {
  var lazyOverscan: Double {
    get { self[LazyOverscanKey.self] }
    set { self[LazyOverscanKey.self] = newValue }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct LazyOverscanKey: EnvironmentKey {
  static var defaultValue: Double { 1 }
}
#endif
