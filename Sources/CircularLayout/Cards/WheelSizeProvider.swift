/// What a wheel of cards of different sizes asks its host: how large each of them is.
///
///     struct Covers: WheelSizeProvider {
///       var books: [Book]
///
///       func size(ofItemAt index: Int) -> LayoutSize? { books[index].coverSize }
///     }
///
/// The index is the item's index in the wheel as it will be after the change that asks. The wheel asks
/// once for every item that comes in, and again when the host calls
/// ``Wheel/remeasure(_:keepingFocusAt:measuredBy:)``.
///
/// The protocol does not require `Sendable`, so a view controller can conform on the main actor.
/// Compilers before Swift 6.2 have no such conformances; there use a ``WheelSizeClosure``. A provider must
/// not touch the wheel that is asking: Swift allows only one access to a value that is being changed.
///
/// Ready-made providers are ``WheelSizes`` and ``WheelSizeClosure``.
public protocol WheelSizeProvider {
  /// The width and height of an item at full scale, in points, both greater than 0 and at most
  /// ``Wheel/maximumLength``; `nil` for the size that the configuration gives.
  func size(ofItemAt index: Int) -> LayoutSize?
}

/// Sizes that are known beforehand, one for each item.
///
///     try Wheel(
///       itemCount: photos.count, configuration: configuration, viewportSize: size,
///       measuredBy: WheelSizes(photos.map(\.size)))
///
/// An item for which the array has no size gets that of the configuration.
public struct WheelSizes: WheelSizeProvider, Sendable {
  private let sizes: [LayoutSize]
  private let firstIndex: Int

  /// Creates a provider from one size for each item, in points.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the items at full scale.
  ///   - firstIndex: The index in the wheel of the item that the array begins with.
  public init(_ sizes: [LayoutSize], startingAt firstIndex: Int = 0) {
    self.sizes = sizes
    self.firstIndex = firstIndex
  }

  /// The size of the item in points, or `nil` where the array has none.
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
  public init(_ size: @escaping (_ index: Int) -> LayoutSize?) {
    self.size = size
  }

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
