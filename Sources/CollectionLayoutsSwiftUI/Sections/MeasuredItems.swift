#if canImport(SwiftUI)
import MasonryLayout

extension MasonryFeed.SectionItems {
  /// The axes along which views choose their own lengths.
  var measuredAxes: Set<LayoutAxis> {
    switch configuration.rows?.rule {
    case nil, .even: [axis]
    case .justified: []
    case .flowing(_, _, hasOwnHeights: true): [.vertical, .horizontal]
    case .flowing: [axis.cross]
    }
  }

  /// The size of a view if the layout does not have it, or else `nil`.
  ///
  /// A view that is still as long across as it was in another space does not count. A view without
  /// a size has the estimate.
  func news(_ size: LayoutSize?, ofItemAt index: Int) -> LayoutSize? {
    let (frame, measured) = (frame(ofItemAt: index).size, measuredAxes)
    guard let size else { return isEstimated(itemAt: index) ? frame : nil }
    let given = Set(LayoutAxis.allCases).subtracting(measured)
    let pixel = environment.pixel
    let isNews =
      isEstimated(itemAt: index) || size.differs(from: frame, along: measured, by: pixel)
    return isNews && !size.differs(from: frame, along: given, by: pixel) ? size : nil
  }

  /// Keeps the columns or rows of items that have been visible while others are measured.
  ///
  /// Nothing is kept while a visible item has an estimate: its final column is not known yet.
  mutating func keepPlaces(ofItemsSeen seen: [Int]) {
    guard let last = seen.max(), !seen.contains(where: isEstimated) else { return }
    if case .before(let end) = keptPlaces, end > last { return }
    keptPlaces = .before(last + 1)
  }
}

extension LayoutSize {
  /// Whether it is another size along some axes, by more than frames on whole pixels may be.
  fileprivate func differs(
    from other: LayoutSize, along axes: Set<LayoutAxis>, by pixel: Double
  ) -> Bool {
    axes.contains { abs($0.length(of: self) - $0.length(of: other)) >= pixel }
  }
}

extension LayoutEnvironment {
  /// The length of a pixel, less a rounding: views and frames on pixels differ by less.
  var pixel: Double { 0.999 / (scale ?? 1) }
}
#endif
