import CGtk4
public import CircularLayout

/// Cards around a wheel that turns while its `GtkScrolledWindow` scrolls sideways.
public final class WheelView: ScrollableWidget {
  /// The layout of all cards.
  public private(set) var wheel: Wheel
  private let setup: () -> Widget
  private let bind: (Widget, Int) -> Void
  private var cards: [Int: Widget] = [:]
  private var spare: [Widget] = []

  /// Creates a view of a wheel, with closures that make a card and fill it with data.
  public init(
    _ wheel: Wheel, setup: @escaping () -> Widget, bind: @escaping (Widget, Int) -> Void
  ) {
    self.wheel = wheel
    self.setup = setup
    self.bind = bind
  }

  override public func sizeAllocate(width: Int, height: Int) {
    var offset = value(GTK_ORIENTATION_HORIZONTAL)
    do {
      try wheel.resize(
        to: LayoutSize(width: Double(width), height: Double(height)), keepingFocusAt: &offset)
    } catch {
      logWarning(error)
    }
    configure(
      GTK_ORIENTATION_HORIZONTAL, value: offset, upper: wheel.contentSize.width,
      page: wheel.viewportSize.width)
    place(at: offset)
  }

  private func place(at offset: Double) {
    let items = wheel.visibleItemsInDrawingOrder(atOffset: offset)
    var shown: [Int: Widget] = [:]
    for item in items { shown[item.index] = cards.removeValue(forKey: item.index) }
    for card in cards.values {
      gtk_widget_set_child_visible(card, 0)
      spare.append(card)
    }
    var previous: Widget?
    for item in items {
      let card = shown[item.index] ?? makeCard(item.index)
      shown[item.index] = card
      // Siblings are drawn in order.
      if gtk_widget_get_prev_sibling(card) != previous {
        gtk_widget_insert_after(card, widget, previous)
      }
      previous = card
      var minimum: Int32 = 0
      gtk_widget_measure(card, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
      gtk_widget_allocate(
        card, Int32(item.size.width), Int32(item.size.height), -1,
        transform(of: item, left: wheel.viewport(atOffset: offset).minX))
      gtk_widget_set_opacity(card, item.opacity)
      gtk_widget_set_child_visible(card, 1)
    }
    cards = shown
  }

  private func makeCard(_ index: Int) -> Widget {
    let card = spare.popLast() ?? setup()
    if gtk_widget_get_parent(card) == nil { gtk_widget_set_parent(card, widget) }
    bind(card, index)
    return card
  }

  /// The way from the coordinates of a card, which begin at its corner, to those of the view.
  private func transform(of item: Wheel.Item, left: Double) -> OpaquePointer? {
    var center = graphene_point_t(x: Float(item.center.x - left), y: Float(item.center.y))
    var corner = graphene_point_t(x: Float(-item.size.width / 2), y: Float(-item.size.height / 2))
    var next = gsk_transform_translate(nil, &center)
    next = gsk_transform_rotate(next, Float(item.rotation.degrees))
    next = gsk_transform_scale(next, Float(item.scale), Float(item.scale))
    return gsk_transform_translate(next, &corner)
  }
}
