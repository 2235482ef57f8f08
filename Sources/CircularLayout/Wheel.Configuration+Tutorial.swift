extension Wheel.Configuration {
  /// The wheel of the "Spinning Wheel" tutorial for custom collection view layouts.
  ///
  /// It reproduces what the tutorial computes from item size w × h, radius r, viewport width W,
  /// number of items n and offset x, wherever the tutorial has an answer, which is for n ≥ 2 and
  /// n·w > W:
  ///
  /// | quantity | value |
  /// | --- | --- |
  /// | angle per item β | atan(w / r) |
  /// | content size | n·w, as high as the viewport |
  /// | angle of item i | i·β − (n − 1)·β·x / (n·w − W) |
  /// | anchor point | (½, (h/2 + r) / h) |
  /// | centre before turning | the middle of the viewport |
  /// | z-index | angle · 1,000,000, as an integer |
  /// | snapping | the next, previous or nearest item, by the sign of the velocity |
  ///
  /// Where the tutorial has none, this is what happens instead: content that would not be longer
  /// than the viewport, and a single item, scroll by w per item, so that every item can reach the
  /// focus; no items are no items, rather than item 0; at rest, snapping stays where it is, where
  /// rounding up or down moves the tutorial's wheel by a whole item in one position out of eleven.
  /// And it shows every item that is visible, where the tutorial's range of angles leaves some out,
  /// but never more than one turn of a list that winds around the wheel more than once: z-indices
  /// stay within 3,141,592.
  public static func tutorial(
    itemSize: LayoutSize = LayoutSize(width: 133, height: 173), radius: Double = 500
  ) -> Wheel.Configuration {
    Wheel.Configuration(
      itemSize: itemSize, radiusToItemCenter: radius, arrangement: .list(spacing: .tutorial),
      center: .focusInMiddle, focus: .top, itemOrder: .clockwise, scrollStep: .tutorial,
      scrollAxis: .horizontal, orientation: .outward, zOrder: .tutorial, falloff: .none)
  }
}
