extension Wheel {
  /// How large the items are: one size for all of them, and those of their own that some have.
  ///
  /// Nothing is stored per item until one has a size of its own, and again once none has.
  struct ItemSizes: Hashable, Sendable {
    /// The size of the items that have none of their own: the configuration's.
    var common: LayoutSize

    /// One size for each item, zero for one that has the common size; empty if all have that.
    private(set) var own: [LayoutSize] = []

    /// Every item has the common size.
    init(common: LayoutSize) {
      self.common = common
    }

    /// The greatest number of items of which some have sizes of their own.
    static let maximumCount = Int(Int32.max)
  }
}

extension Wheel.ItemSizes {
  /// Whether all items have the common size.
  var areEqual: Bool { own.isEmpty }

  /// The size of an item.
  subscript(index: Int) -> LayoutSize {
    guard !own.isEmpty else { return common }
    let size = own[index]
    return size.width > 0 ? size : common
  }

  /// The greatest width and the greatest height of the items, not necessarily of one and the same.
  var largest: LayoutSize {
    var largest = common
    for size in own {
      largest.width = max(largest.width, size.width)
      largest.height = max(largest.height, size.height)
    }
    return largest
  }

  /// The length of all items side by side.
  func widthOfAll(_ count: Int) -> Double {
    guard !areEqual else { return Double(count) * common.width }
    return own.reduce(0) { $0 + ($1.width > 0 ? $1.width : common.width) }
  }

  /// Makes room for new items before an index, given the number of those there are, and asks for the
  /// sizes of the new ones, once and in order.
  mutating func insert<Provider: WheelSizeProvider>(
    _ added: Int, at index: Int, of count: Int, measuredBy provider: Provider
  ) throws(WheelError) {
    var new: [LayoutSize] = []
    if Provider.self != NoSizes.self {
      for item in index..<index + added {
        guard let size = try provider.validSize(ofItemAt: item) else {
          if !new.isEmpty { new.append(.zero) }
          continue
        }
        if new.isEmpty { new = Array(repeating: .zero, count: item - index) }
        try Self.check(count + added)
        new.append(size)
      }
    }
    guard !own.isEmpty || !new.isEmpty else { return }
    try Self.check(count + added)
    if own.isEmpty { own = Array(repeating: .zero, count: count) }
    if new.isEmpty {
      own.insert(contentsOf: repeatElement(.zero, count: added), at: index)
    } else {
      own.insert(contentsOf: new, at: index)
    }
  }

  /// Takes the items in a range out.
  mutating func remove(_ range: Range<Int>) {
    guard !own.isEmpty else { return }
    own.removeSubrange(range)
    forgetIfEqual()
  }

  /// Gives each item the size that it had at its index before, and asks for those of the new ones, which
  /// had none.
  mutating func rearrange<Provider: WheelSizeProvider>(
    by origins: [Int?], measuredBy provider: Provider
  ) throws(WheelError) {
    guard !own.isEmpty || Provider.self != NoSizes.self else { return }
    var sizes: [LayoutSize] = []
    sizes.reserveCapacity(origins.count)
    for (index, origin) in origins.enumerated() {
      if let origin {
        sizes.append(own.isEmpty ? .zero : own[origin])
      } else {
        sizes.append(try provider.validSize(ofItemAt: index) ?? .zero)
      }
    }
    own = sizes
    forgetIfEqual()
  }

  /// Moves an item so that it ends up at another index.
  mutating func move(from source: Int, to destination: Int) {
    guard !own.isEmpty else { return }
    own.insert(own.remove(at: source), at: destination)
  }

  /// Gives an item a size of its own, or with `nil` the common one.
  mutating func set(_ size: LayoutSize?, ofItemAt index: Int, of count: Int) throws(WheelError) {
    guard size != nil || !own.isEmpty else { return }
    try Self.check(count)
    if own.isEmpty { own = Array(repeating: .zero, count: count) }
    own[index] = size ?? .zero
  }

  /// Gives the memory back if no item has a size of its own any more.
  mutating func forgetIfEqual() {
    if own.allSatisfy({ $0 == .zero }) { own = [] }
  }

  private static func check(_ count: Int) throws(WheelError) {
    guard count <= maximumCount else { throw .itemCount(count) }
  }
}

extension WheelSizeProvider {
  /// The size of an item, checked.
  func validSize(ofItemAt index: Int) throws(WheelError) -> LayoutSize? {
    guard let size = size(ofItemAt: index) else { return nil }
    guard size.isLength, size.width > 0, size.height > 0 else {
      throw .sizeOfItem(index, size)
    }
    return size
  }
}
