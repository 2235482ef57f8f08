import CGtk4
import CircularLayout
import GtkLayouts
import MasonryLayout

/// A recording of what people do with the window: a picture of each frame.
///
/// The script has a clock of its own, so that a slow machine records the same.
final class Recording {
  /// Frames a second.
  static let rate = 15.0
  /// A wheel of which the window shows the upper half.
  static let cards = Wheel.Configuration(
    itemSize: LayoutSize(width: 150, height: 200), radiusToItemCenter: 340,
    center: .at(LayoutPoint(x: 380, y: 470)))

  private let gallery: Gallery
  private let caption: Widget = gtk_label_new(nil)
  private let count: Widget = gtk_label_new(nil)
  private let fingers: [Widget] = (0..<2).map { _ in gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) }
  private var frame: () -> Void = {}

  /// Puts a caption and fingers into a window before it is shown.
  init(of gallery: Gallery) {
    self.gallery = gallery
    let bar: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_add_css_class(bar, "bar")
    gtk_widget_add_css_class(count, "count")
    gtk_widget_set_hexpand(caption, 1)
    gtk_label_set_xalign(caption.opaque, 0)
    gtk_box_append(bar.cast(), caption)
    gtk_box_append(bar.cast(), count)
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let overlay: Widget = gtk_overlay_new()
    if let stack = gtk_window_get_child(gallery.window.cast()) {
      g_object_ref(stack)
      gtk_window_set_child(gallery.window.cast(), nil)
      gtk_widget_set_vexpand(stack, 1)
      gtk_overlay_set_child(overlay.opaque, stack)
      g_object_unref(stack)
    }
    for finger in fingers {
      gtk_widget_add_css_class(finger, "finger")
      gtk_widget_set_halign(finger, GTK_ALIGN_START)
      gtk_widget_set_valign(finger, GTK_ALIGN_START)
      gtk_widget_set_visible(finger, 0)
      gtk_overlay_add_overlay(overlay.opaque, finger)
    }
    gtk_box_append(box.cast(), bar)
    gtk_box_append(box.cast(), overlay)
    gtk_window_set_child(gallery.window.cast(), box)
    gtk_window_set_default_size(gallery.window.cast(), 760, 540)
    // Bars that appear and fade follow the time of the machine. An automatic bar that is no overlay
    // takes two widths whenever the length changes: without it and with it.
    gtk_scrolled_window_set_overlay_scrolling(gallery.wallScroller.opaque, 0)
    gtk_scrolled_window_set_policy(
      gallery.wallScroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_ALWAYS)
    gtk_scrolled_window_set_policy(
      gallery.wheelScroller.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
  }

  /// Records 12 seconds in files with numbers, or every so many frames of them.
  func record(_ driver: Driver, to prefix: String, every step: Int) throws {
    var number = 0
    frame = { [unowned self] in
      showCount()
      driver.clock.next()
      let digits = String(1000 + number).dropFirst()
      if number % step == 0 { driver.savePicture("\(prefix)\(digits).png") }
      number += 1
    }
    try setColumns(3)
    gallery.wall.scroll(to: .item(600, section: 501))
    driver.frames(5)
    driver.isChecking = true
    show("A million photos in a GTK window", 0.6)
    scroll(driver.wall.adjustment, by: 1700, 2.6)
    show("Adding 1,000 photos above: nothing in view moves", 0.8)
    try addPage()
    rest(1.2)
    show("The added photos are right above", 0)
    scroll(driver.wall.adjustment, by: -400, 1.2)
    rest(0.3)
    driver.isChecking = false

    show("A pinch: the photo under the fingers stays", 0)
    gtk_widget_remove_css_class(count, "changed")
    let point = LayoutPoint(x: 200, y: 300)
    try pinch(to: 5, at: point, from: 110, to: 50, driver)
    rest(0.4)
    try pinch(to: 3, at: point, from: 50, to: 110, driver)
    rest(0.3)

    gallery.show("wheel")
    gtk_widget_set_opacity(count, 0)
    let wheel = driver.wheel.adjustment
    driver.wait(for: "wheel") { gtk_adjustment_get_upper(wheel) > 1_000_000 }
    gtk_adjustment_set_value(wheel, 50_000_000)
    show("The same million on a wheel", 0.3)
    scroll(wheel, by: 1500, 1.8)
    rest(0.4)
  }

  /// Records frames; the progress is from 0 to 1, slow at both ends.
  private func frames(_ seconds: Double, _ step: (Double) -> Void) {
    let count = Int((seconds * Self.rate).rounded())
    for index in 0..<count {
      let time = Double(index + 1) / Double(count)
      step(time * time * (3 - 2 * time))
      frame()
    }
  }

  private func rest(_ seconds: Double) { frames(seconds) { _ in } }

  private func show(_ text: String, _ seconds: Double) {
    gtk_label_set_text(caption.opaque, text)
    rest(seconds)
  }

  private func scroll(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>, by distance: Double, _ seconds: Double
  ) {
    let start = gtk_adjustment_get_value(adjustment)
    frames(seconds) { gtk_adjustment_set_value(adjustment, (start + distance * $0).rounded()) }
  }

  /// Adds a page in front of the first photo in view.
  private func addPage() throws {
    guard case .item(let item, let section)? = first else { return }
    try gallery.insert(
      Array(Photo.newest..<Photo.newest + 1000), inDay: section, at: item)
    gtk_widget_add_css_class(count, "changed")
  }

  /// Pinches to other columns, with two fingers at distances from a point of a photo.
  private func pinch(
    to columns: Int, at point: LayoutPoint, from start: Double, to end: Double, _ driver: Driver
  ) throws {
    func held() -> WallCheck.Shown? {
      driver.wall.shown().last { $0.photo != nil && $0.frame.contains(point) }
    }
    guard let photo = held() else { return driver.report.fail("no photo at \(point)") }
    gtk_widget_add_css_class(photo.widget, "held")
    // In front of all other photos, and behind the header.
    let header = driver.wall.shown().first { $0.photo == nil }
    gtk_widget_insert_before(photo.widget, gallery.wall.widget, header?.widget)
    try gallery.wall.beginPinch(at: point) { feed throws(MasonryError) in
      try Self.setColumns(columns, of: &feed)
    }
    for finger in fingers { gtk_widget_set_visible(finger, 1) }
    frames(1) { progress in
      gallery.wall.pinch(to: progress)
      for (finger, sign) in zip(fingers, [-1.0, 1]) {
        let away = sign * (start + (end - start) * progress)
        gtk_widget_set_margin_start(finger, Int32(point.x + away * 0.8 - 22))
        gtk_widget_set_margin_top(finger, Int32(point.y - away * 0.6 - 22))
      }
    }
    if held()?.photo != photo.photo { driver.report.fail("\(photo.frame) has left the fingers") }
    for finger in fingers { gtk_widget_set_visible(finger, 0) }
    gtk_widget_remove_css_class(photo.widget, "held")
    gallery.wall.endPinch()
  }

  private func setColumns(_ count: Int) throws {
    try gallery.wall.change { feed throws(MasonryError) in
      try Self.setColumns(count, of: &feed)
      return .unchanged
    }
  }

  private static func setColumns(
    _ count: Int, of feed: inout MasonryFeed
  ) throws(MasonryError) {
    for section in 0..<feed.sectionCount {
      try feed.reconfigureSection(at: section) { $0.layout = Album.layout(.fixed(count)) }
    }
  }

  /// The first photo in view.
  private var first: MasonryFeed.Address? {
    gallery.wall.feed.items(in: gallery.wall.visible.rect).map(\.address).min()
  }

  /// Shows how many photos are before the first one in view.
  private func showCount() {
    guard case .item(let item, let section)? = first else { return }
    let above = (0..<section).reduce(item) { $0 + gallery.wall.feed[$1].itemCount }
    let digits = String(above)
    let text = digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }
    gtk_label_set_text(count.opaque, text.joined() + " photos above")
  }
}
