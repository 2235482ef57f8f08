#if canImport(SwiftUI)
import MasonryLayout

/// A layout whose items can get the sizes of their views: columns, rows, or a section of either.
protocol SelfSizingLayout: ItemLayout {
  /// The axes along which views choose their own lengths.
  var measuredAxes: Set<LayoutAxis> { get }
}

extension SelfSizingLayout {
  /// Whether an item does not have the size of its view.
  ///
  /// A view that is still as long across as it was in another space does not count.
  func lacks(_ size: LayoutSize, ofItemAt index: Int) -> Bool {
    let (frame, measured) = (frame(ofItemAt: index).size, measuredAxes)
    let given = Set(LayoutAxis.allCases).subtracting(measured)
    return !size.differs(from: frame, along: given)
      && (isEstimated(itemAt: index) || size.differs(from: frame, along: measured))
  }

  /// Keeps the columns or rows of items that have been visible while others are measured.
  ///
  /// Nothing is kept while a visible item has an estimate: its final column is not known yet.
  mutating func keepPlaces(ofItemsSeenIn visible: LayoutRect) {
    let seen = items(in: visible)
    guard let last = seen.last?.index, !seen.contains(where: { isEstimated(itemAt: $0.index) })
    else { return }
    if case .before(let end) = keptPlaces, end > last { return }
    keptPlaces = .before(last + 1)
  }
}

extension MasonryGrid: SelfSizingLayout {
  var measuredAxes: Set<LayoutAxis> { [axis] }
}

extension MasonryRows: SelfSizingLayout {
  var measuredAxes: Set<LayoutAxis> {
    switch configuration.rule {
    case .justified: []
    case .flowing(_, _, hasOwnHeights: true): [.vertical, .horizontal]
    case .flowing: [axis == .vertical ? .horizontal : .vertical]
    case .even: [axis]
    }
  }
}

extension MasonryFeed.SectionItems: SelfSizingLayout {
  var measuredAxes: Set<LayoutAxis> { rows?.measuredAxes ?? [axis] }
}

extension LayoutSize {
  /// Whether it is another size along some axes, by more than frames on whole pixels may be.
  fileprivate func differs(from other: LayoutSize, along axes: Set<LayoutAxis>) -> Bool {
    axes.contains { abs($0.length(of: self) - $0.length(of: other)) > 0.5 }
  }
}
#endif
