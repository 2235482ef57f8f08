import LayoutGeometry
import MasonryLayout

extension MasonryGrid {
  /// The offset of a rectangle that is scrolled to an anchor.
  func offset(
    keeping anchor: Anchor, after mapping: LayoutIndexMapping = .unchanged, in rect: LayoutRect
  ) -> Double {
    var rect = rect
    scroll(&rect, to: anchor, after: mapping)
    return near(of: rect)
  }

  /// The offset of a rectangle that is scrolled to an item.
  func offset(
    showing index: Int, at position: LayoutScrollPosition = .nearest, in rect: LayoutRect
  ) -> Double {
    var rect = rect
    scroll(&rect, toItemAt: index, at: position)
    return near(of: rect)
  }

  /// Where a rectangle begins along the axis.
  func near(of rect: LayoutRect) -> Double { axis == .vertical ? rect.minY : rect.minX }
}

/// An anchor, and the rectangle that it was made in.
struct Kept {
  var anchor: MasonryGrid.Anchor
  let rect: LayoutRect

  var index: Int? { anchor.index }
}

extension MasonryGrid {
  /// An anchor in a rectangle that keeps its size.
  func kept(in rect: LayoutRect, sticksToStart: Bool = true, sticksToEnd: Bool = false) -> Kept {
    Kept(
      anchor: anchor(in: rect, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd), rect: rect)
  }

  /// The offset of the rectangle of an anchor, scrolled to the anchor.
  func offset(keeping kept: Kept, after mapping: LayoutIndexMapping = .unchanged) -> Double {
    offset(keeping: kept.anchor, after: mapping, in: kept.rect)
  }

  /// By how much the rectangle of an anchor is scrolled.
  func shift(of kept: Kept, after mapping: LayoutIndexMapping = .unchanged) -> Double {
    offset(keeping: kept, after: mapping) - near(of: kept.rect)
  }
}

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
