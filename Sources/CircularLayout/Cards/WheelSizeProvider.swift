/// The sizes of the items of a wheel, given by the host.
///
///     struct Covers: WheelSizeProvider {
///       var books: [Book]
///
///       func size(ofItemAt index: Int) -> LayoutSize? { books[index].coverSize }
///     }
///
/// The index is the item's index after the change that asks. A wheel asks once for every new item,
/// and again for ``Wheel/remeasure(_:keepingFocusAt:measuredBy:)``. A view controller can conform
/// on the main actor. A provider must not access the wheel that is asking.
///
/// Ready-made providers are ``WheelSizes`` and ``WheelSizeClosure``.
public protocol WheelSizeProvider {
  /// The width and height of an item at full scale, in points, both greater than 0 and at most
  /// ``Wheel/maximumLength``; `nil` for the size that the configuration gives.
  func size(ofItemAt index: Int) -> LayoutSize?
}

/// A size provider made from an array.
///
///     try Wheel(
///       itemCount: photos.count, configuration: configuration, viewportSize: size,
///       measuredBy: WheelSizes(photos.map(\.size)))
public struct WheelSizes: WheelSizeProvider, Sendable {
  private let sizes: [LayoutSize]
  private let firstIndex: Int

  /// Creates a provider from sizes at full scale, in points; the first is that of `firstIndex`.
  public init(_ sizes: [LayoutSize], startingAt firstIndex: Int = 0) {
    self.sizes = sizes
    self.firstIndex = firstIndex
  }

  /// The size of the item in points, or `nil`, for the configuration's, where the array has none.
  public func size(ofItemAt index: Int) -> LayoutSize? {
    let (offset, overflow) = index.subtractingReportingOverflow(firstIndex)
    return !overflow && sizes.indices.contains(offset) ? sizes[offset] : nil
  }
}

/// A size provider made from a closure.
///
///     measuredBy: WheelSizeClosure { index in LayoutSize(width: 100, height: heights[index]) }
public struct WheelSizeClosure: WheelSizeProvider {
  private let size: (Int) -> LayoutSize?

  /// Creates a provider that calls a closure with the index of the item.
  public init(_ size: @escaping (_ index: Int) -> LayoutSize?) { self.size = size }

  /// The size that the closure returns, in points.
  public func size(ofItemAt index: Int) -> LayoutSize? { size(index) }
}

/// The provider of a call without one: all new items have the configuration's size.
///
/// It is never asked, so inserting a billion items is as fast as inserting one.
@usableFromInline
struct NoSizes: WheelSizeProvider {
  @usableFromInline
  init() {}

  @usableFromInline
  func size(ofItemAt index: Int) -> LayoutSize? { nil }
}
