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
  ///
  /// Without a closure nothing is asked: a billion items are inserted as fast as one.
  mutating func follow(
    _ mapping: LayoutIndexMapping, to count: Int, measuredBy size: ((Int) -> LayoutSize?)?
  ) throws(WheelError) {
    guard !own.isEmpty || size != nil else { return }
    var sizes: [LayoutSize] = []
    if !own.isEmpty {
      try Self.check(count)
      sizes = Array(repeating: .zero, count: count)
    }
    let end = Int64(count)
    var next = Int64(0)
    for run in mapping.runs.runsByNew + [.init(old: 0, new: end, count: 0)] {
      let start = min(run.new, end)
      if next < start, let size {
        try Self.check(count)
        for index in Int(next)..<Int(start) {
          guard let size = try Self.valid(size(index), ofItemAt: index) else { continue }
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
    itemAt index: Int, of count: Int, as size: LayoutSize?
  ) throws(WheelError) {
    try Self.check(count)
    let size = try Self.valid(size, ofItemAt: index)
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

  private static func valid(
    _ size: LayoutSize?, ofItemAt index: Int
  ) throws(WheelError) -> LayoutSize? {
    guard let size else { return nil }
    guard size.isItemSize else { throw .sizeOfItem(index, size) }
    return size
  }
}
