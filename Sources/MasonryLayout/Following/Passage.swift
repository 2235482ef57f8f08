/// The way of a view from one layout to another, as a function of a progress.
struct Passage: Sendable, Equatable {
  /// The visible rectangles of both layouts.
  let start, end: LayoutRect
  /// The point of the view about which the nearer layout is scaled past the ends.
  let fixedPoint: LayoutPoint
  /// The ratio of the second layout's columns to the first layout's.
  let ratio: Double

  /// A rectangle that is not finite counts as `.zero`; the point is the first layout's.
  init(from start: LayoutRect, to end: LayoutRect, around point: LayoutPoint?, ratio: Double) {
    (self.start, self.end) = (start.isFinite ? start : .zero, end.isFinite ? end : .zero)
    let middle = LayoutPoint(x: self.start.width / 2, y: self.start.height / 2)
    let fixed = point?.offsetBy(dx: -self.start.minX, dy: -self.start.minY) ?? middle
    fixedPoint = fixed.isFinite ? fixed : middle
    self.ratio = ratio
  }

  func viewSize(at progress: Double) -> LayoutSize { progress.share.blend(start.size, end.size) }

  /// Where an item is in the view, and its opacity, given its two frames; `nil` if out of sight.
  func sight(
    of old: LayoutRect?, _ new: LayoutRect?, at progress: Double
  ) -> (frame: LayoutRect, opacity: Double)? {
    let opacity = old == nil ? progress.share : new == nil ? 1 - progress.share : 1
    let first = old?.offsetBy(dx: -start.minX, dy: -start.minY)
    let last = new?.offsetBy(dx: -end.minX, dy: -end.minY)
    guard opacity > 0, let from = first ?? last, let to = last ?? first else { return nil }
    let share = first == nil ? 1 : last == nil ? 0 : progress.share
    let size = share.blend(from.size, to.size)
    let scale = progress.overshootScale(ratio: ratio)
    let frame = LayoutRect(
      origin: scale.scale(share.blend(from.origin, to.origin), about: fixedPoint),
      size: LayoutSize(width: size.width * scale, height: size.height * scale))
    let view = LayoutRect(origin: .zero, size: viewSize(at: progress))
    // At the ends it is what the layouts show: coordinates of the view are rounded.
    let isSeen =
      scale == 1 && progress.share == 0
      ? old?.intersects(start) : scale == 1 && progress.share == 1 ? new?.intersects(end) : nil
    return isSeen ?? frame.intersects(view) ? (frame, opacity) : nil
  }

  /// A rectangle of one layout's content, of a length along an axis, and endless across it.
  ///
  /// From 0 to 1, what is before the rectangles of both layouts, or after both, is out of sight;
  /// past the ends, what does not meet the rectangle of the nearer layout.
  func content(
    of visible: LayoutRect, along axis: LayoutAxis, length: Double, at progress: Double = 0
  ) -> LayoutRect {
    let shrink = 1 / progress.overshootScale(ratio: ratio)
    let (seen, fixed) = (axis.interval(of: visible), axis.coordinate(of: fixedPoint))
    let magnitude = max(length, fixed.magnitude, seen.near.magnitude, seen.far.magnitude)
    let slack = 4 * max(1, shrink) * .roundingSlack(upTo: magnitude)
    let first = seen.near + fixed - fixed * shrink - slack
    let last = first + max(axis.length(of: start), axis.length(of: end)) * shrink + 2 * slack
    // Far beyond the ends of the content there is nothing, and sums could be infinite.
    let near = min(max(first, -length - 1), 2 * length + 1)
    let far = min(max(last, near), 2 * length + 1)
    let across = Double.greatestFiniteMagnitude / 4
    return axis.rect(main: near, length: far - near, cross: -across, crossLength: 2 * across)
  }
}
