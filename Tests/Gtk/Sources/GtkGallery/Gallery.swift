import CGtk4
import CircularLayout
import GtkLayouts
import MasonryLayout

/// A window with a wall of photos by day, and a wheel of them.
final class Gallery {
  let window: Widget = gtk_window_new()
  let wall: MasonryView
  let wallScroller: Widget = gtk_scrolled_window_new()
  let wheel: WheelView
  let wheelScroller: Widget = gtk_scrolled_window_new()
  private let stack: Widget = gtk_stack_new()
  private let album: Album

  /// The distance from the middle of the wheel to that of a card, in pixels.
  static let wheelRadius = 270.0

  /// A wheel all of which is in view.
  static let cards = Wheel.Configuration(
    itemSize: LayoutSize(width: 84, height: 112), radiusToItemCenter: wheelRadius,
    center: .peeking(676))

  init(_ album: Album, cards: Wheel.Configuration = cards) throws {
    self.album = album
    wall = MasonryView(try album.makeFeed(), factory: album.cells)
    gtk_scrolled_window_set_policy(wallScroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(wallScroller.opaque, wall.widget)
    gtk_stack_add_titled(stack.opaque, wallScroller, "wall", "Wall")

    wheel = WheelView(
      try Wheel(
        itemCount: album.photoCount, configuration: cards,
        viewportSize: LayoutSize(width: 1, height: 1)),
      setup: { album.makeCard(isCentered: true) }, bind: album.show)
    gtk_scrolled_window_set_policy(wheelScroller.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_child(wheelScroller.opaque, wheel.widget)
    gtk_stack_add_titled(stack.opaque, wheelScroller, "wheel", "Wheel")

    gtk_window_set_child(window.cast(), stack)
    gtk_window_set_title(window.cast(), "Gallery")
    // Columns of a width that is no whole number, unless they are put on pixels.
    gtk_window_set_default_size(window.cast(), 910, 700)
  }

  /// Adds a title bar to choose between wall and wheel, before the window is shown.
  func addSwitcher() {
    let (bar, switcher): (Widget, Widget) = (gtk_header_bar_new(), gtk_stack_switcher_new())
    gtk_stack_switcher_set_stack(switcher.opaque, stack.opaque)
    gtk_header_bar_set_title_widget(bar.opaque, switcher)
    gtk_window_set_titlebar(window.cast(), bar)
    gtk_window_set_default_size(window.cast(), 910, 760)
  }

  func show(_ page: String) { gtk_stack_set_visible_child_name(stack.opaque, page) }

  func insert(_ photos: [Int], inDay section: Int, at index: Int) throws {
    album.days[section].photos.insert(contentsOf: photos, at: index)
    let heights = Estimates(photos: album.days[section].photos)
    try wall.change { feed throws(MasonryError) in
      .items(
        try feed[section].insertItems(photos.count, at: index, measuredBy: heights),
        inSection: section)
    }
  }

  func insert(_ day: Day, at section: Int) throws {
    album.days.insert(day, at: section)
    try wall.change { feed throws(MasonryError) in
      try feed.insertSection(
        Album.section, itemCount: day.photos.count, at: section,
        measuredBy: Estimates(photos: day.photos))
    }
  }

  static func loadStyle() {
    let style = gtk_css_provider_new()
    gtk_css_provider_load_from_data(
      style,
      """
      window { background: #eceae6; }
      .card { background: white; border-radius: 8px; }
      .new { background: #ffe7a0; }
      .bar { background: #22303c; padding: 10px 14px; }
      .bar label { font: bold 17px "DejaVu Sans"; color: white; }
      .bar .count { font: 14px "DejaVu Sans"; color: #c8d4de; padding: 4px 10px; }
      .bar .changed { background: #ffe7a0; color: #222; border-radius: 6px; }
      .held { outline: 3px solid #1f6fd0; outline-offset: -3px; }
      .finger { background: rgba(20, 60, 120, 0.45); border: 2px solid white; border-radius: 22px;
                min-width: 40px; min-height: 40px; }
      .caption { font: 12px "DejaVu Sans"; color: #333; padding: 6px 8px 8px 8px; }
      .day { font: bold 15px "DejaVu Sans"; color: #222; padding: 0 12px;
             background: #eceae6; }
      """, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), style?.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
