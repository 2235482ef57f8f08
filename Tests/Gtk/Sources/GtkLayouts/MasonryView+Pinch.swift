import CGtk4
public import MasonryLayout

extension MasonryView {
  /// Begins a pinch to the feed after a change of its sections' settings, around a point of the
  /// view: the item there stays at its height.
  ///
  /// The view scrolls again once the pinch has ended. Another size of the view cancels it.
  public func beginPinch(
    at point: LayoutPoint, _ body: (inout MasonryFeed) throws(MasonryError) -> Void
  ) throws(MasonryError) {
    endPinch()
    let finger = point.offsetBy(dx: visible.rect.minX, dy: visible.rect.minY)
    let held = feed.anchor(at: finger, in: visible)
    var (end, endVisible) = (feed, visible)
    try body(&end)
    try end.measure(itemsIn: &endVisible, margin: margin, keeping: held, measuredBy: measures)
    let transition = LayoutTransition(
      from: feed, in: visible, to: end, in: endVisible, around: finger)
    pinch = (transition, 0)
  }

  /// Shows a step of a pinch: 0 is the feed before the change, 1 the feed after it.
  public func pinch(to progress: Double) {
    guard let transition = pinch?.transition else { return }
    pinch?.progress = progress
    show(
      transition.elements(at: progress).map {
        (.init(address: $0.address, frame: $0.frame.onPixels), $0.opacity)
      })
    gtk_widget_queue_allocate(widget)
  }

  /// Ends a pinch with the nearer feed.
  public func endPinch() {
    guard let (transition, progress) = pinch else { return }
    pinch = nil
    if progress > 0.5 {
      (feed, visible, anchor) = (transition.end, transition.endVisible, nil)
      lower = value(GTK_ORIENTATION_VERTICAL).rounded() - visible.rect.minY
    }
    update()
  }
}

extension LayoutRect {
  /// The rectangle with all edges on the nearest pixels.
  fileprivate var onPixels: LayoutRect {
    let (x, y) = (minX.rounded(), minY.rounded())
    return LayoutRect(x: x, y: y, width: maxX.rounded() - x, height: maxY.rounded() - y)
  }
}
