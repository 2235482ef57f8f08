import LayoutGeometry
import MasonryLayout

/// Where a rectangle begins along the axis once it is scrolled.
extension MasonryFeed {
  func offset(
    keeping anchor: LayoutAnchor, after mapping: AddressMapping = .unchanged, in visible: Viewport
  ) -> Double {
    offset(of: visible) { scroll(&$0, to: anchor, after: mapping) }
  }

  func offset(
    showing address: Address, at position: LayoutScrollPosition = .nearest, in rect: LayoutRect
  ) -> Double {
    offset(of: Viewport(rect)) { scroll(&$0, to: address, at: position) }
  }

  private func offset(of visible: Viewport, _ scroll: (inout Viewport) -> Void) -> Double {
    var visible = visible
    scroll(&visible)
    return axis.interval(of: visible.rect).near
  }
}

extension MasonryWall {
  func offset(
    keeping anchor: LayoutAnchor, after mapping: LayoutIndexMapping = .unchanged,
    in rect: LayoutRect
  ) -> Double {
    var rect = rect
    scroll(&rect, to: anchor, after: mapping)
    return axis.interval(of: rect).near
  }

  func offset(
    showing index: Int, at position: LayoutScrollPosition = .nearest, in rect: LayoutRect
  ) -> Double {
    var rect = rect
    scroll(&rect, toItemAt: index, at: position)
    return axis.interval(of: rect).near
  }
}
