#if canImport(CoreGraphics)
public import CoreGraphics

extension MasonryAspectRatios {
  /// Creates a provider from the sizes of the pictures, in any unit.
  ///
  /// The parameters are those of ``init(_:limits:fallback:startingAt:columnSpans:pinnedColumns:)``.
  @_disfavoredOverload
  public init(
    sizes: some Sequence<CGSize>, limits: ClosedRange<Double> = Self.defaultLimits,
    fallback: Double? = nil, startingAt firstIndex: Int = 0, columnSpans: [Int] = [],
    pinnedColumns: [Int?] = []
  ) {
    self.init(
      sizes: sizes.map { LayoutSize($0) }, limits: limits, fallback: fallback,
      startingAt: firstIndex, columnSpans: columnSpans, pinnedColumns: pinnedColumns)
  }
}

extension MasonryGrid {
  /// The same if columns differ; see ``dropIndex(at:moving:measuredBy:)-(LayoutPoint,_,_)``.
  @_disfavoredOverload
  public func dropIndex(
    at point: CGPoint, moving index: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> Int {
    try dropIndex(at: LayoutPoint(point), moving: index, measuredBy: provider)
  }

  /// Keeps the columns of the items in a rectangle; see ``keepColumns(ofItemsIn:)-(LayoutRect)``.
  @_disfavoredOverload
  public mutating func keepColumns(ofItemsIn rect: CGRect) {
    keepColumns(ofItemsIn: LayoutRect(rect))
  }
}

extension ItemLayout {
  /// The items whose frames intersect a rectangle; see ``items(in:)-(LayoutRect)``.
  @_disfavoredOverload
  public func items(in rect: CGRect) -> [MasonryGrid.Item] { items(in: LayoutRect(rect)) }

  /// The indices of the items that meet a rectangle; see ``indices(in:)-(LayoutRect)``.
  @_disfavoredOverload
  public func indices(in rect: CGRect) -> [Int] { indices(in: LayoutRect(rect)) }

  /// The item whose frame contains a point; see ``index(containing:)-(LayoutPoint)``.
  @_disfavoredOverload
  public func index(containing point: CGPoint) -> Int? { index(containing: LayoutPoint(point)) }

  /// The index at which an item is under a finger; see ``dropIndex(at:moving:)-(LayoutPoint,_)``.
  @_disfavoredOverload
  public func dropIndex(at point: CGPoint, moving index: Int) -> Int {
    dropIndex(at: LayoutPoint(point), moving: index)
  }

  /// Adds items at the start; see ``prependItems(_:in:measuredBy:)-(_,LayoutRect,_)``.
  @_disfavoredOverload @discardableResult
  public mutating func prependItems(
    _ addedCount: Int, in visible: inout CGRect, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try visible.scroll { rect throws(MasonryError) in
      try prependItems(addedCount, in: &rect, measuredBy: provider)
    }
  }

  /// Adds a page at the start; see ``prependItems(of:in:)-(_,LayoutRect)``.
  @_disfavoredOverload @discardableResult
  public mutating func prependItems(
    of page: some MasonryPage, in visible: inout CGRect
  ) throws(MasonryError) -> LayoutIndexMapping {
    try visible.scroll { rect throws(MasonryError) in try prependItems(of: page, in: &rect) }
  }
}

extension MasonryFeed.Viewport {
  /// Creates a viewport; headers and footers are pinned in the visible rectangle by default.
  @_disfavoredOverload
  public init(_ rect: CGRect, pinnedIn pinningRect: CGRect? = nil) {
    self.init(LayoutRect(rect), pinnedIn: pinningRect.map { LayoutRect($0) })
  }
}

extension MasonryFeed {
  /// The elements whose frames intersect a rectangle; see ``elements(in:)-(LayoutRect)``.
  @_disfavoredOverload
  public func elements(in rect: CGRect) -> [Element] { elements(in: LayoutRect(rect)) }

  /// The topmost element that contains a point; see ``element(containing:in:)-(LayoutPoint,_)``.
  @_disfavoredOverload
  public func element(containing point: CGPoint, in viewport: Viewport) -> Element? {
    element(containing: LayoutPoint(point), in: viewport)
  }

  /// The address of an item under a finger; see ``dropAddress(at:moving:in:)-(LayoutPoint,_,_)``.
  @_disfavoredOverload
  public func dropAddress(
    at point: CGPoint, moving address: Address, in viewport: Viewport? = nil
  ) -> Address {
    dropAddress(at: LayoutPoint(point), moving: address, in: viewport)
  }

  /// The same if widths differ; see ``dropAddress(at:moving:in:measuredBy:)-(LayoutPoint,_,_,_)``.
  @_disfavoredOverload
  public func dropAddress<Provider: MasonryHeightProvider>(
    at point: CGPoint, moving address: Address, in viewport: Viewport? = nil,
    measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryError) -> Address {
    try dropAddress(at: LayoutPoint(point), moving: address, in: viewport, measuredBy: provider)
  }
}
#endif
