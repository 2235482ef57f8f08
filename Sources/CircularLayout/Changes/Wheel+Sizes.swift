extension Wheel {
  /// Asks for the size of an item again and keeps the focus.
  ///
  /// - Throws: As ``remeasure(_:keepingFocusAt:measuredBy:)``.
  public mutating func remeasure(
    at index: Int, keepingFocusAt offset: inout Double,
    measuredBy provider: some WheelSizeProvider
  ) throws(WheelError) {
    try remeasure(CollectionOfOne(index), keepingFocusAt: &offset, measuredBy: provider)
  }

  /// Asks for the sizes of several items again and keeps the focus.
  ///
  /// The provider is asked once for each index, in the given order; `0..<wheel.itemCount` are all.
  ///
  /// - Throws: ``WheelError`` if the wheel has more than 2³¹ − 1 items, or if a size or a gap is
  ///   not valid.
  /// - Complexity: O(*k* + *n*) for *k* indices and *n* items. A list computes the angles from the
  ///   first changed item on.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, keepingFocusAt offset: inout Double,
    measuredBy provider: some WheelSizeProvider
  ) throws(WheelError) {
    var sizes = sizes
    var first = itemCount
    for index in indices {
      checkIndex(index)
      try sizes.measure(itemAt: index, of: itemCount, by: provider)
      first = min(first, index)
    }
    sizes.forgetIfEqual()
    try become(sizes: sizes, from: first, keepingFocusAt: &offset)
  }

  /// Sets the size of an item, for example once its picture has loaded, and keeps the focus.
  ///
  ///     try wheel.setSize(picture.size, ofItemAt: 7, keepingFocusAt: &offset)
  ///
  /// The size is that at full scale, in points; `nil` for the configuration's.
  ///
  /// - Throws: As ``remeasure(_:keepingFocusAt:measuredBy:)``.
  public mutating func setSize(
    _ size: LayoutSize?, ofItemAt index: Int, keepingFocusAt offset: inout Double
  ) throws(WheelError) {
    try remeasure(at: index, keepingFocusAt: &offset, measuredBy: WheelSizeClosure { _ in size })
  }
}
