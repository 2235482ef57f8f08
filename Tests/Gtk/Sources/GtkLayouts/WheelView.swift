import CGtk4
public import CircularLayout

/// Cards around a wheel that turns while its `GtkScrolledWindow` scrolls sideways.
public final class WheelView: ScrollableWidget {
  /// The layout of all cards.
  public private(set) var wheel: Wheel
  private let setup: () -> Widget
  private let bind: (Widget, Int) -> Void
  private var shown: [Wheel.Item] = []
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

  override public func valueChanged() {
    show(at: value(GTK_ORIENTATION_HORIZONTAL))
    gtk_widget_queue_allocate(widget)
  }

  override public func sizeAllocate(width: Int, height: Int) {
    var offset = value(GTK_ORIENTATION_HORIZONTAL)
    let size = LayoutSize(width: Double(width), height: Double(height))
    if size != wheel.viewportSize {
      do { try wheel.resize(to: size, keepingFocusAt: &offset) } catch { logWarning(error) }
      configure(
        GTK_ORIENTATION_HORIZONTAL, value: offset, upper: wheel.contentSize.width, page: size.width)
      show(at: offset)
    }
    let left = wheel.viewport(atOffset: offset).minX
    for item in shown {
      guard let card = cards[item.index] else { continue }
      // GTK warns of a widget that was not measured before.
      gtk_widget_measure(card, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(
        card, Int32(item.size.width), Int32(item.size.height), -1, transform(of: item, left: left))
    }
  }

  /// Fills cards with data, and puts them in the order in which siblings are drawn.
  private func show(at offset: Double) {
    shown = wheel.visibleItemsInDrawingOrder(atOffset: offset)
    var old = cards
    for item in shown { old[item.index] = nil }
    for (index, card) in old {
      gtk_widget_set_child_visible(card, 0)
      cards[index] = nil
      spare.append(card)
    }
    var previous: Widget?
    for item in shown {
      let card = cards[item.index] ?? makeCard(item.index)
      cards[item.index] = card
      if gtk_widget_get_prev_sibling(card) != previous {
        gtk_widget_insert_after(card, widget, previous)
      }
      previous = card
      gtk_widget_set_opacity(card, item.opacity)
      gtk_widget_set_child_visible(card, 1)
    }
  }

  private func makeCard(_ index: Int) -> Widget {
    let card = spare.popLast() ?? setup()
    if gtk_widget_get_parent(card) == nil { gtk_widget_set_parent(card, widget) }
    bind(card, index)
    return card
  }

  /// The way from the coordinates of a card, which begin at its corner, to those of the view.
  private func transform(of item: Wheel.Item, left: Double) -> OpaquePointer? {
    let transform = item.contentTransform
    var corner = graphene_point_t(x: Float(transform.tx - left), y: Float(transform.ty))
    let next = gsk_transform_rotate(
      gsk_transform_translate(nil, &corner), Float(item.rotation.degrees))
    return gsk_transform_scale(next, Float(item.scale), Float(item.scale))
  }
}
