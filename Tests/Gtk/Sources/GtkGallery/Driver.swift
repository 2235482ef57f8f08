import CGtk4
import GtkLayouts
import MasonryLayout

/// What a person does with a window, and what is seen of it: scrolling, wheels, pictures.
final class Driver {
  let gallery: Gallery
  let clock: FrameClock
  let report: Report
  let wall: WallCheck
  let wheel: WheelCheck
  var isRound = false
  /// Whether frames are checked: not while the window gets another size.
  var isChecking = false

  init(_ gallery: Gallery, _ report: Report) {
    self.gallery = gallery
    self.report = report
    wall = WallCheck(gallery)
    wheel = WheelCheck(gallery)
    clock = FrameClock(gallery.window)
    clock.afterFrame = { [unowned self] in
      guard isChecking else { return }
      report.frame(
        clock.count, moves: isRound ? wheel.moves() : wall.moves(),
        isRound ? wheel.faults() : wall.faults())
    }
  }

  /// Waits for a state, frame by frame.
  ///
  /// 1,800 frames without it, half a minute, are a fault.
  func wait(for state: String, until isReached: () -> Bool) {
    for _ in 0..<1800 {
      if isReached() { return }
      clock.next()
    }
    report.fail("no \(state)")
  }

  /// Waits until nothing has scrolled for ten frames.
  func rest() {
    var (value, frames) = (wall.value, 0)
    wait(for: "rest") {
      frames = wall.value == value ? frames + 1 : 0
      value = wall.value
      return frames > 10
    }
  }

  func frames(_ count: Int, _ step: () -> Void = {}) {
    for _ in 0..<count {
      step()
      clock.next()
    }
  }

  func scroll(by distance: Double, frames count: Int) {
    frames(count) { gtk_adjustment_set_value(wall.adjustment, wall.value + distance) }
    frames(3)
  }

  /// Lets a deceleration begin, as after two fingers on a touchpad, in pixels a millisecond.
  func fling(_ velocity: Double) {
    let type = gtk_event_controller_scroll_get_type()
    let controllers = gtk_widget_observe_controllers(gallery.wallScroller)
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index),
        g_type_check_instance_is_a(controller.assumingMemoryBound(to: GTypeInstance.self), type)
          != 0
      else { continue }
      var values = [GValue(), GValue(), GValue()]
      g_value_init(&values[0], type)
      g_value_set_object(&values[0], controller)
      for (index, number) in [(1, 0), (2, velocity)] {
        g_value_init(&values[index], GType(15 << 2))  // G_TYPE_DOUBLE
        g_value_set_double(&values[index], number)
      }
      return g_signal_emitv(&values, g_signal_lookup("decelerate", type), 0, nil)
    }
    report.fail("no controller of scrolling")
  }

  /// Sends events to the window through the X server, by commands of xdotool.
  func send(_ commands: String) {
    g_spawn_command_line_async("xdotool search --name ^Gallery$ \(commands)", nil)
  }

  /// The command of xdotool that moves the pointer to the middle of a widget.
  func pointing(at widget: Widget) -> String {
    var own = graphene_point_t(
      x: Float(gtk_widget_get_width(widget)) / 2, y: Float(gtk_widget_get_height(widget)) / 2)
    var point = graphene_point_t()
    _ = gtk_widget_compute_point(widget, gallery.window, &own, &point)
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(gallery.window.opaque, &left, &top)
    let scale = Double(gtk_widget_get_scale_factor(gallery.window))
    let (x, y) = ((Double(point.x) + left) * scale, (Double(point.y) + top) * scale)
    return "mousemove --window %1 \(Int(x)) \(Int(y))"
  }

  /// Gives the window a width, and waits for it.
  func resize(toWidth width: Int) {
    isChecking = false
    gtk_window_set_default_size(gallery.window.cast(), Int32(width), 700)
    wait(for: "width of \(width)") { wall.size.width == Double(width) }
    frames(3)
    isChecking = true
  }

  /// Writes a picture of the window as GTK draws it.
  func savePicture(_ path: String) {
    let paintable = gtk_widget_paintable_new(gallery.window)
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(
      paintable, snapshot, Double(gtk_widget_get_width(gallery.window)),
      Double(gtk_widget_get_height(gallery.window)))
    guard let node = gtk_snapshot_free_to_node(snapshot),
      let renderer = gtk_native_get_renderer(gallery.window.opaque),
      let texture = gsk_renderer_render_texture(renderer, node, nil)
    else { return report.fail("no picture") }
    gdk_texture_save_to_png(texture, path)
    g_object_unref(UnsafeMutableRawPointer(texture))
    gsk_render_node_unref(node)
    paintable.map { g_object_unref(UnsafeMutableRawPointer($0)) }
  }
}
