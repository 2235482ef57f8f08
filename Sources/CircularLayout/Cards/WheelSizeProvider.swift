/// The sizes of the items of a wheel, given by the host.
///
/// The index is the item's after the change that asks. A wheel asks once for every new item, and
/// again for ``Wheel/remeasure(_:keepingFocusAt:measuredBy:)``. A view controller can conform on
/// the main actor. A provider must not access the wheel that is asking. ``WheelSizes`` and
/// ``WheelSizeClosure`` are ready-made.
public protocol WheelSizeProvider {
  /// The size at full scale, in points, above 0 and at most 10¹⁵⁰; `nil` for the configuration's.
  func size(ofItemAt index: Int) -> LayoutSize?
}

/// A size provider made from an array: `measuredBy: WheelSizes(photos.map(\.size))`.
public struct WheelSizes: WheelSizeProvider, Sendable {
  private let sizes: [LayoutSize]

  /// Creates a provider from the sizes of all items at full scale, in points.
  public init(_ sizes: [LayoutSize]) { self.sizes = sizes }

  /// The size of the item in points, or `nil`, for the configuration's, where the array has none.
  public func size(ofItemAt index: Int) -> LayoutSize? {
    sizes.indices.contains(index) ? sizes[index] : nil
  }
}

/// A size provider made from a closure.
public struct WheelSizeClosure: WheelSizeProvider {
  private let size: (Int) -> LayoutSize?

  /// Creates a provider that calls a closure with the index of the item.
  public init(_ size: @escaping (_ index: Int) -> LayoutSize?) { self.size = size }

  /// The size that the closure returns, in points.
  public func size(ofItemAt index: Int) -> LayoutSize? { size(index) }
}

/// The provider of a call without one, never asked: a billion items are inserted as fast as one.
@usableFromInline
struct NoSizes: WheelSizeProvider {
  @usableFromInline
  init() {}

  @usableFromInline
  func size(ofItemAt index: Int) -> LayoutSize? { nil }
}

extension Wheel {
  /// The sizes of the items: a common one, and own ones, stored only once an item has one.
  struct ItemSizes: Hashable, Sendable {
    var common: LayoutSize
    /// The size of each item, zero for the common one; empty if all are.
    private(set) var own: [LayoutSize] = []
    /// The greatest number of items with sizes of their own: at 16 bytes each they take 34 GB.
    static let maximumCount = Int(Int32.max)
  }
}

extension Wheel.ItemSizes {
  var areEqual: Bool { own.isEmpty }

  subscript(index: Int) -> LayoutSize {
    guard !own.isEmpty else { return common }
    let size = own[index]
    return size.width > 0 ? size : common
  }

  /// The greatest width and the greatest height of all items.
  var largest: LayoutSize {
    var largest = common
    for size in own {
      largest.width = max(largest.width, size.width)
      largest.height = max(largest.height, size.height)
    }
    return largest
  }

  func widthOfAll(_ count: Int) -> Double {
    guard !areEqual else { return Double(count) * common.width }
    return own.reduce(0) { $0 + ($1.width > 0 ? $1.width : common.width) }
  }

  /// Follows a change: items keep their sizes, and new ones are asked for, once and in order.
  mutating func follow<Provider: WheelSizeProvider>(
    _ mapping: LayoutIndexMapping, to count: Int, measuredBy provider: Provider
  ) throws(WheelError) {
    guard !own.isEmpty || Provider.self != NoSizes.self else { return }
    var sizes: [LayoutSize] = []
    if !own.isEmpty {
      try Self.check(count)
      sizes = Array(repeating: .zero, count: count)
    }
    let end = Int64(count)
    var next = Int64(0)
    for run in mapping.runs.runsByNew + [.init(old: 0, new: end, count: 0)] {
      let start = min(run.new, end)
      if next < start, Provider.self != NoSizes.self {
        try Self.check(count)
        for index in Int(next)..<Int(start) {
          guard let size = try provider.validSize(ofItemAt: index) else { continue }
          if sizes.isEmpty { sizes = Array(repeating: .zero, count: count) }
          sizes[index] = size
        }
      }
      next = min(run.newEnd, end)
      guard !own.isEmpty, start < next else { continue }
      let old = Int(run.old) - Int(start)
      for index in Int(start)..<Int(next) { sizes[index] = own[old + index] }
    }
    own = sizes
    forgetIfEqual()
  }

  mutating func measure(
    itemAt index: Int, of count: Int, by provider: some WheelSizeProvider
  ) throws(WheelError) {
    try Self.check(count)
    let size = try provider.validSize(ofItemAt: index)
    guard size != nil || !own.isEmpty else { return }
    if own.isEmpty { own = Array(repeating: .zero, count: count) }
    own[index] = size ?? .zero
  }

  /// Frees the memory if no item has a size of its own any more.
  mutating func forgetIfEqual() {
    if own.allSatisfy({ $0 == .zero }) { own = [] }
  }

  private static func check(_ count: Int) throws(WheelError) {
    guard count <= maximumCount else { throw .itemCountWithSizes(count) }
  }
}

extension WheelSizeProvider {
  fileprivate func validSize(ofItemAt index: Int) throws(WheelError) -> LayoutSize? {
    guard let size = size(ofItemAt: index) else { return nil }
    guard size.isItemSize else { throw .sizeOfItem(index, size) }
    return size
  }
}
