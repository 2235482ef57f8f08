public import CGtk4

/// A widget that scrolls its content by itself: a `GtkWidget` that implements `GtkScrollable`.
///
/// Put ``widget`` into a `GtkScrolledWindow`. The widget owns this object; this object is of no use
/// once the widget is gone.
open class ScrollableWidget {
  /// The widget.
  public let widget: Widget
  /// The adjustments of the scrolled window: horizontal and vertical.
  private var adjustments: [UnsafeMutablePointer<GtkAdjustment>?] = [nil, nil]
  private var handlers: [gulong] = [0, 0]
  private var isConfiguring = false

  /// Creates the widget.
  public init() {
    guard let object = g_object_new_with_properties(scrollableType, 0, nil, nil) else {
      fatalError("GTK is not initialized")
    }
    widget = object.cast()
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    let data = Unmanaged.passRetained(self).toOpaque()
    g_object_set_data_full(object, dataKey, data) { data in
      data.map { Unmanaged<ScrollableWidget>.fromOpaque($0).release() }
    }
  }

  /// Places the children in a size.
  ///
  /// GTK ignores children that want to be laid out again because of what is done here.
  open func sizeAllocate(width: Int, height: Int) {}

  /// Something else than ``configure(_:value:lower:upper:page:)`` has scrolled.
  open func valueChanged() {}

  /// Where a scrolled window has scrolled to.
  public func value(_ orientation: GtkOrientation) -> Double {
    adjustments[Int(orientation.rawValue)].map { gtk_adjustment_get_value($0) } ?? 0
  }

  /// Tells a scrolled window how far it can scroll.
  public func configure(
    _ orientation: GtkOrientation, value: Double, lower: Double = 0, upper: Double, page: Double
  ) {
    guard let adjustment = adjustments[Int(orientation.rawValue)] else { return }
    isConfiguring = true
    defer { isConfiguring = false }
    gtk_adjustment_configure(
      adjustment, value, lower, max(upper, lower + page), page * 0.1, page * 0.9, page)
  }

  fileprivate func set(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?, at index: Int) {
    if let old = adjustments[index] {
      g_signal_handler_disconnect(old, handlers[index])
      g_object_unref(old)
    }
    adjustments[index] = adjustment
    guard let adjustment else { return }
    g_object_ref_sink(adjustment)
    handlers[index] = connect(adjustment, "value-changed") { [unowned self] in
      if !isConfiguring { valueChanged() }
    }
  }

  fileprivate func adjustment(at index: Int) -> UnsafeMutablePointer<GtkAdjustment>? {
    adjustments[index]
  }
}

private let dataKey = "swift"

private func scrollable(_ instance: UnsafeMutableRawPointer?) -> ScrollableWidget? {
  instance.flatMap { g_object_get_data($0.assumingMemoryBound(to: GObject.self), dataKey) }
    .map { Unmanaged<ScrollableWidget>.fromOpaque($0).takeUnretainedValue() }
}

/// The class of all such widgets.
private let scrollableType: GType = {
  let type = g_type_register_static_simple(
    gtk_widget_get_type(), "SwiftScrollable", guint(MemoryLayout<GtkWidgetClass>.size),
    initialize, guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(0))
  var interface = GInterfaceInfo(interface_init: nil, interface_finalize: nil, interface_data: nil)
  g_type_add_interface_static(type, gtk_scrollable_get_type(), &interface)
  return type
}()

/// Sets the methods of the class, and its properties, which are numbered from 1.
private func initialize(_ type: gpointer?, _: gpointer?) {
  guard let type = type?.assumingMemoryBound(to: GObjectClass.self) else { return }
  type.cast(to: GtkWidgetClass.self).pointee.size_allocate = { widget, width, height, _ in
    scrollable(widget)?.sizeAllocate(width: Int(width), height: Int(height))
  }
  type.pointee.set_property = { object, id, value, _ in
    guard id <= 2 else { return }
    let adjustment = g_value_get_object(value)?.assumingMemoryBound(to: GtkAdjustment.self)
    scrollable(object)?.set(adjustment, at: Int(id) - 1)
  }
  type.pointee.get_property = { object, id, value, _ in
    if id > 2 { return g_value_set_enum(value, gint(GTK_SCROLL_MINIMUM.rawValue)) }
    g_value_set_object(value, scrollable(object)?.adjustment(at: Int(id) - 1))
  }
  type.pointee.dispose = { object in
    guard let object else { return }
    for index in 0..<2 { scrollable(object)?.set(nil, at: index) }
    while let child = gtk_widget_get_first_child(object.cast()) { gtk_widget_unparent(child) }
    g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GObjectClass.self)
      .pointee.dispose(object)
  }
  let names = ["hadjustment", "vadjustment", "hscroll-policy", "vscroll-policy"]
  for (index, name) in names.enumerated() {
    g_object_class_override_property(type, guint(index + 1), name)
  }
}
