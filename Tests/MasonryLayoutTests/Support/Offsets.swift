import LayoutGeometry
import MasonryLayout

extension ScrollingLayout {
  /// Where a viewport begins along the axis.
  func near(of viewport: Viewport) -> Double {
    axis.interval(of: Self.visibleRect(of: viewport)).near
  }

  /// Where a viewport begins once it is scrolled to an anchor.
  func offset(
    keeping anchor: Anchor, after mapping: Mapping = .unchanged, in viewport: Viewport
  ) -> Double {
    var viewport = viewport
    scroll(&viewport, to: anchor, after: mapping)
    return near(of: viewport)
  }
}

extension MasonryGrid {
  /// Where a rectangle begins once it is scrolled to an item.
  func offset(
    showing index: Int, at position: LayoutScrollPosition = .nearest, in rect: LayoutRect
  ) -> Double {
    var rect = rect
    scroll(&rect, toItemAt: index, at: position)
    return near(of: rect)
  }
}

extension MasonryFeed {
  /// Where a rectangle begins once it is scrolled to an element.
  func offset(
    showing address: Address, at position: LayoutScrollPosition = .nearest, in rect: LayoutRect
  ) -> Double {
    var visible = Viewport(rect)
    scroll(&visible, to: address, at: position)
    return near(of: visible)
  }
}
