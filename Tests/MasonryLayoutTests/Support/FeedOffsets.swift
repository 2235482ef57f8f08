import LayoutGeometry
import MasonryLayout

extension MasonryFeed {
  /// The new y, or x, of a rectangle that is scrolled to an anchor.
  func offset(
    keeping anchor: Anchor, after mapping: AddressMapping = .unchanged, in rect: LayoutRect
  ) -> Double {
    var visible = Viewport(rect)
    scroll(&visible, to: anchor, after: mapping)
    return near(of: visible)
  }

  /// The new y, or x, of a rectangle that is scrolled to an element.
  func offset(
    showing address: Address, at position: LayoutScrollPosition = .nearest,
    in rect: LayoutRect
  ) -> Double {
    var visible = Viewport(rect)
    scroll(&visible, to: address, at: position)
    return near(of: visible)
  }

  func near(of visible: Viewport) -> Double {
    axis == .vertical ? visible.rect.minY : visible.rect.minX
  }
}
