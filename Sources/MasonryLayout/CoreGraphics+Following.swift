#if canImport(CoreGraphics)
public import CoreGraphics

extension ItemLayout {
  /// What a change did; see ``frameChanges(from:by:in:before:)``.
  @_disfavoredOverload
  public func frameChanges(
    from old: Self, by mapping: LayoutIndexMapping, in rect: CGRect,
    before oldRect: CGRect? = nil
  ) -> FrameChanges {
    frameChanges(
      from: old, by: mapping, in: LayoutRect(rect), before: oldRect.map { LayoutRect($0) })
  }

  /// What to keep still; see ``anchor(in:sticksToStart:sticksToEnd:)-(LayoutRect,_,_)``.
  @_disfavoredOverload
  public func anchor(
    in rect: CGRect, sticksToStart: Bool = true, sticksToEnd: Bool = false
  ) -> Anchor {
    anchor(in: LayoutRect(rect), sticksToStart: sticksToStart, sticksToEnd: sticksToEnd)
  }

  /// Scrolls the visible rectangle so that what an anchor was made of stays still.
  public func scroll(
    _ visible: inout CGRect, to anchor: Anchor, after mapping: LayoutIndexMapping = .unchanged
  ) {
    visible.scroll { rect in scroll(&rect, to: anchor, after: mapping) }
  }

  /// Scrolls the visible rectangle to an item.
  public func scroll(
    _ visible: inout CGRect, toItemAt index: Int, at position: MasonryGrid.ScrollPosition = .nearest
  ) {
    visible.scroll { rect in scroll(&rect, toItemAt: index, at: position) }
  }

  /// Changes the wall, and scrolls the visible rectangle so that what it shows stays still.
  @discardableResult
  public mutating func keepingPlace<Failure: Error>(
    in visible: inout CGRect, sticksToStart: Bool = true, sticksToEnd: Bool = false,
    _ change: (inout Self) throws(Failure) -> LayoutIndexMapping
  ) throws(Failure) -> FrameChanges {
    try visible.scroll { rect throws(Failure) in
      try keepingPlace(
        in: &rect, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd, change)
    }
  }

  /// Changes the wall without moving items to other indices, and keeps its place.
  @discardableResult
  @_disfavoredOverload
  public mutating func keepingPlace<Failure: Error>(
    in visible: inout CGRect, sticksToStart: Bool = true, sticksToEnd: Bool = false,
    _ change: (inout Self) throws(Failure) -> Void
  ) throws(Failure) -> FrameChanges {
    try visible.scroll { rect throws(Failure) in
      try keepingPlace(
        in: &rect, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd, change)
    }
  }

  /// Measures the estimated items in the visible rectangle, which keeps its place.
  public mutating func measure(
    itemsIn visible: inout CGRect, margin: Double = 0, keeping anchor: Anchor? = nil,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try visible.scroll { rect throws(MasonryError) in
      try measure(itemsIn: &rect, margin: margin, keeping: anchor, measuredBy: provider)
    }
  }

  /// Scrolls the visible rectangle to an item, and measures the items that are shown there.
  public mutating func measure(
    showing index: Int, at position: MasonryGrid.ScrollPosition = .nearest,
    in visible: inout CGRect, margin: Double = 0, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try visible.scroll { rect throws(MasonryError) in
      try measure(
        showing: index, at: position, in: &rect, margin: margin, measuredBy: provider)
    }
  }
}

extension CGRect {
  /// Scrolls the rectangle; one that is not finite stays as it is.
  mutating func scroll<Result, Failure>(
    _ scroll: (inout LayoutRect) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var rect = LayoutRect(self)
    let result = try scroll(&rect)
    if rect.isFinite { self = CGRect(rect) }
    return result
  }
}
#endif
