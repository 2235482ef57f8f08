extension MasonryGrid {
  /// The largest valid width, height, spacing and inset, 10¹⁵⁰ points: no sum reaches infinity.
  public static var maximumLength: Double { .maximumLength }

  /// The largest number of items, 4,294,967,295 where integers have 64 bits.
  public static var maximumItemCount: Int { Int(clamping: UInt32.max) }
}

extension LayoutInsets {
  var areLengths: Bool {
    top.isLength && leading.isLength && bottom.isLength && trailing.isLength
  }

  var largest: Double { max(top, leading, bottom, trailing) }
}
