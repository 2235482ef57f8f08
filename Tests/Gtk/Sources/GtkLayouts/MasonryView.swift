import CGtk4
public import MasonryLayout

/// A feed in a `GtkScrolledWindow`, with widgets only for what is in view and near it.
///
/// Items measure themselves when they come near the view. What that moves is made up for in the
/// adjustment's `lower`, never in its `value`: GTK's deceleration writes values that it has computed
/// before, and so does whoever drags a scroll bar.
public final class MasonryView: ScrollableWidget {
  /// The layout of all elements; ``change(_:)`` changes it.
  public internal(set) var feed: MasonryFeed
  /// The part of the content in view.
  public internal(set) var visible = MasonryFeed.Viewport(.zero)
  /// The distance before and after the view in which elements have widgets, in pixels.
  public var margin = 300.0

  private var cells: CellPool?
  /// A pinch that has not ended, and how far it is.
  var pinch: (transition: LayoutTransition, progress: Double)?
  /// The widgets of elements near the view, and their frames in the view.
  private var shown: [(cell: Widget, frame: LayoutRect)] = []
  private var size = LayoutSize.zero
  /// The value of the adjustment at the start of the content.
  var lower = 0.0
  /// The place to keep through changes of the width, until something scrolls.
  var anchor: LayoutAnchor?
  private var target: (address: MasonryFeed.Address, position: LayoutScrollPosition)?

  /// Creates a view of a feed whose heights are estimates, and a factory of its widgets.
  public init(_ feed: MasonryFeed, factory: CellFactory) {
    self.feed = feed
    super.init()
    cells = CellPool(in: widget, factory)
  }

  /// Changes the feed after the data has changed; what is in view stays in place.
  public func change(
    _ body: (inout MasonryFeed) throws(MasonryError) -> MasonryFeed.AddressMapping
  ) throws(MasonryError) {
    endPinch()
    var mapping = MasonryFeed.AddressMapping.unchanged
    let before = visible.rect.minY
    try feed.keepingPlace(in: &visible) { feed throws(MasonryError) in mapping = try body(&feed) }
    lower -= visible.rect.minY - before
    anchor = anchor?.following(mapping)
    cells?.follow(mapping)
    update()
  }

  /// Scrolls to an element, and measures what is estimated there.
  public func scroll(
    to address: MasonryFeed.Address, at position: LayoutScrollPosition = .start
  ) {
    target = (address, position)
    update()
  }

  override public func valueChanged() {
    anchor = nil
    update()
  }

  override public func sizeAllocate(width: Int, height: Int) {
    if width != Int(size.width) || height != Int(size.height) || space != feed.space {
      size = LayoutSize(width: Double(width), height: Double(height))
      pinch = nil
      layOut()
    }
    for (cell, frame) in shown {
      // GTK warns of a widget that was not measured before.
      _ = naturalHeight(of: cell, width: frame.width)
      var origin = graphene_point_t(x: Float(frame.minX), y: Float(frame.minY))
      gtk_widget_allocate(
        cell, Int32(frame.width), Int32(frame.height), -1, gsk_transform_translate(nil, &origin))
    }
  }

  /// Lays out before GTK does, which then lays out the widgets that show something else.
  func update() {
    layOut()
    gtk_widget_queue_allocate(widget)
  }

  private func layOut() {
    guard size.width > 0, pinch == nil else { return }
    let value = value(GTK_ORIENTATION_VERTICAL)
    // Widgets lie on whole pixels, values need not. `lower` is whole.
    let top = value.rounded() - lower
    do {
      let kept = try resize()
      visible.rect = LayoutRect(origin: LayoutPoint(x: 0, y: top), size: size)
      try feed.measure(itemsIn: &visible, margin: margin, keeping: kept, measuredBy: measures)
      lower -= visible.rect.minY - top
      if let target {
        let isKnown = try feed.measure(
          showing: target.address, at: target.position, in: &visible, margin: margin,
          measuredBy: measures)
        if !isKnown { self.target = nil }
      }
    } catch {
      logWarning(error)
    }
    feed.keepPlaces(ofItemsIn: visible)
    configure(
      GTK_ORIENTATION_VERTICAL, value: target == nil ? value : visible.rect.minY + lower,
      lower: lower, upper: lower + feed.contentSize.height, page: size.height)
    target = nil
    showCells()
  }

  /// The width and the direction of the widget.
  private var space: LayoutSpace {
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    // GTK measures and allocates whole pixels of its own, whatever the scale of the screen is.
    return .width(
      size.width, environment: .init(direction: isMirrored ? .rightToLeft : .leftToRight, scale: 1))
  }

  /// Gives the feed the space of the widget; returns the place to keep, if it is another one.
  private func resize() throws(MasonryError) -> LayoutAnchor? {
    if space == feed.space { return nil }
    anchor = anchor ?? feed.anchor(in: visible)
    try feed.resize(to: space)
    return anchor
  }

  private func showCells() {
    let near = visible.looking(at: visible.rect.insetBy(dx: 0, dy: -margin))
    // Transforms have 32 bits: places are those in the view, not those in the content.
    let top = visible.rect.minY
    show(
      feed.elements(in: near).map {
        (.init(address: $0.address, frame: $0.frame.offsetBy(dx: 0, dy: -top)), 1)
      })
  }

  /// Shows elements in the coordinates of the view.
  func show(_ elements: [(element: MasonryFeed.Element, opacity: Double)]) {
    shown = elements.compactMap { element, opacity in
      guard let cell = cells?.widget(for: element.address, layer: element.zIndex) else {
        return nil
      }
      gtk_widget_set_opacity(cell, opacity)
      gtk_widget_set_child_visible(cell, 1)
      return (cell, element.frame)
    }
    cells?.recycle(except: Set(elements.map(\.element.address)))
  }

  func measures(ofSection section: Int) -> Measures {
    Measures(cells: cells, section: section)
  }

  /// The heights that the widgets of a section want.
  struct Measures: MasonryHeightProvider {
    let cells: CellPool?
    let section: Int

    func height(ofItemAt index: Int, width: Double) -> Double {
      guard let cell = cells?.widget(for: .item(index, section: section), layer: 0) else {
        return .nan
      }
      return naturalHeight(of: cell, width: width)
    }
  }
}

private func naturalHeight(of widget: Widget, width: Double) -> Double {
  var (minimum, natural): (Int32, Int32) = (0, 0)
  gtk_widget_measure(
    widget, GTK_ORIENTATION_VERTICAL, Int32(width), &minimum, &natural, nil, nil)
  return Double(natural)
}
