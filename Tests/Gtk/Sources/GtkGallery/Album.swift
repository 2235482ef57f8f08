import CGtk4
import GtkLayouts
import MasonryLayout

/// The photos of all days, and the widgets that show them.
final class Album {
  var days: [Day]
  /// Whether captions are one line, so that pictures shrink evenly in a pinch.
  var isBrief = false
  private var textures: [Picture: OpaquePointer] = [:]

  var photoCount: Int { days.reduce(0) { $0 + $1.photos.count } }

  init(_ days: [Day]) { self.days = days }

  static let section = MasonryFeed.Section(
    layout: layout(.adaptive(minimumWidth: 200)), header: .init(length: 36, isPinned: true))

  static func layout(_ columns: ColumnsLayout.Columns) -> ItemsLayout {
    .columns(.init(columns: columns, spacing: 8, contentInsets: .init(8)))
  }

  func makeFeed() throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 0)
    for day in days {
      try feed.appendSection(
        Self.section, itemCount: day.photos.count, measuredBy: Estimates(photos: day.photos))
    }
    return feed
  }

  /// The widgets of photos and of the titles of days.
  var cells: CellFactory {
    CellFactory(
      setup: { [self] address in
        address.item == nil ? makeLabel("day", yalign: 0.5) : makeCard()
      },
      bind: { [self] widget, address in
        let day = days[address.section]
        guard let item = address.item else { return gtk_label_set_text(widget.opaque, day.title) }
        let photo = day.photos[item]
        let isMirrored = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
        show(photo, titled: Photo.caption(photo, isMirrored: isMirrored), on: widget)
      })
  }

  /// Makes a card: a picture over its caption.
  func makeCard(isCentered: Bool = false) -> Widget {
    let card: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_add_css_class(card, "card")
    gtk_widget_set_overflow(card, GTK_OVERFLOW_HIDDEN)
    let picture: Widget = gtk_picture_new()
    gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_COVER)
    gtk_widget_set_vexpand(picture, 1)
    gtk_box_append(card.cast(), picture)
    let label = makeLabel("caption", yalign: 0)
    gtk_label_set_xalign(label.opaque, isCentered ? 0.5 : 0)
    gtk_label_set_ellipsize(label.opaque, isBrief ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
    gtk_label_set_wrap(label.opaque, isBrief ? 0 : 1)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_box_append(card.cast(), label)
    return card
  }

  /// Shows a photo on a card of the wheel.
  func show(on card: Widget, _ photo: Int) { show(photo, titled: "\(photo)", on: card) }

  private func show(_ photo: Int, titled title: String, on card: Widget) {
    guard let picture = gtk_widget_get_first_child(card),
      let label = gtk_widget_get_last_child(card)
    else { return }
    let drawn = Photo.picture(photo)
    let texture = textures[drawn] ?? drawn.texture()
    textures[drawn] = texture
    gtk_picture_set_paintable(picture.opaque, texture)
    gtk_label_set_text(label.opaque, title)
    (photo < Photo.newest ? gtk_widget_remove_css_class : gtk_widget_add_css_class)(card, "new")
  }

  private func makeLabel(_ style: String, yalign: Float) -> Widget {
    let label: Widget = gtk_label_new(nil)
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_yalign(label.opaque, yalign)
    gtk_widget_add_css_class(label, style)
    return label
  }
}
