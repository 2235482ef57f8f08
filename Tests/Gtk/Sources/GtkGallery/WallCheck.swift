import CGtk4
import GtkLayouts
import MasonryLayout

/// What must hold of the wall in each frame, by where GTK has its widgets and by nothing else.
final class WallCheck {
  /// A widget that is shown, in the coordinates of the view.
  struct Shown {
    let widget: Widget
    let frame: LayoutRect
    /// The number with which the caption of a photo begins; `nil` for a header.
    let photo: Int?
  }

  /// Most widgets for a view of 1,300 by 700 pixels: six columns, and what is near.
  static let mostWidgets = 150

  private let wall: MasonryView
  private let scroller: Widget
  private var last: (frames: [Int: LayoutRect], value: Double, width: Double)?

  init(_ gallery: Gallery) {
    wall = gallery.wall
    scroller = gallery.wallScroller
  }

  var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(scroller.opaque)
  }

  var value: Double { gtk_adjustment_get_value(adjustment) }

  var size: LayoutSize {
    LayoutSize(
      width: Double(gtk_widget_get_width(wall.widget)),
      height: Double(gtk_widget_get_height(wall.widget)))
  }

  /// The columns of at least 200 pixels, 8 apart, that there is room for.
  var columnCount: Int { Int((size.width - 8) / 208) }

  private(set) var widgetCount = 0

  /// The widgets that are shown, in drawing order.
  func shown() -> [Shown] {
    var shown: [Shown] = []
    widgetCount = 0
    var next = gtk_widget_get_first_child(wall.widget)
    while let widget = next {
      next = gtk_widget_get_next_sibling(widget)
      widgetCount += 1
      var bounds = graphene_rect_t()
      guard gtk_widget_get_child_visible(widget) != 0,
        gtk_widget_compute_bounds(widget, wall.widget, &bounds) != 0
      else { continue }
      let frame = LayoutRect(
        x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
        height: Double(bounds.size.height))
      let isHeader = gtk_widget_has_css_class(widget, "day") != 0
      shown.append(Shown(widget: widget, frame: frame, photo: isHeader ? nil : photo(in: widget)))
    }
    return shown
  }

  /// The frames of the photos in view by their numbers.
  func photosInView() -> [Int: LayoutRect] {
    var frames: [Int: LayoutRect] = [:]
    for cell in shown() where cell.frame.maxY > 0 && cell.frame.minY < size.height {
      if let photo = cell.photo { frames[photo] = cell.frame }
    }
    return frames
  }

  /// The first photo that begins in view below the pinned header.
  func anchor() -> (photo: Int, top: Double)? {
    photosInView().filter { $0.value.minY >= 36 }.min { $0.key < $1.key }
      .map { ($0.key, $0.value.minY) }
  }

  /// Compares the next frame with nothing, after a jump.
  func forget() { last = nil }

  /// The distances that photos in view have moved, less what has been scrolled.
  func moves() -> [Double] {
    // Widgets lie on whole pixels, the values of a deceleration or of a drag do not.
    let new = (frames: photosInView(), value: value.rounded(), width: size.width)
    defer { last = new }
    guard let last, last.width == new.width else { return [] }
    return new.frames.compactMap { photo in
      guard let old = last.frames[photo.key] else { return nil }
      let dy = photo.value.minY - old.minY + new.value - last.value
      return max(abs(dy), abs(photo.value.minX - old.minX))
    }
  }

  /// What is wrong in this frame, one by one.
  func faults() -> [String] {
    let shown = shown()
    let headers = shown.filter { $0.photo == nil }.sorted { $0.frame.minY < $1.frame.minY }
    let cells = shown.filter { $0.photo != nil }
    var faults = headerFaults(headers) + columnFaults(cells, isOneDay: headers.count == 1)
    if widgetCount > Self.mostWidgets { faults.append("\(widgetCount) widgets") }
    for cell in cells where cell.frame.maxY > 0 && cell.frame.minY < size.height {
      let (frame, number) = (cell.frame, cell.photo ?? 0)
      let edges = [frame.minX, frame.minY, frame.width, frame.height]
      if edges.contains(where: { $0 != $0.rounded() }) {
        faults.append("photo \(number) is between pixels: \(frame)")
      }
      var natural: Int32 = 0
      gtk_widget_measure(
        cell.widget, GTK_ORIENTATION_VERTICAL, Int32(frame.width), nil, &natural, nil, nil)
      if Double(natural) != frame.height {
        faults.append("photo \(number) is \(frame.height) high, and wants \(natural)")
      }
    }
    return faults
  }

  /// The first header is at the top, unless the next one pushes it, and in front of all else.
  private func headerFaults(_ headers: [Shown]) -> [String] {
    guard let first = headers.first(where: { $0.frame.maxY > 0 }) else { return ["no header"] }
    let next = headers.first { $0.frame.minY > first.frame.minY }
    let isPushed = first.frame.minY < 0 && next?.frame.minY == first.frame.maxY
    if first.frame.minY != 0, !isPushed { return ["the header is at \(first.frame.minY)"] }
    let picked = gtk_widget_pick(
      wall.widget, size.width / 2, first.frame.maxY - 1, GTK_PICK_DEFAULT)
    return picked == first.widget ? [] : ["the header is not in front"]
  }

  /// Columns have the right places, and neither gaps nor overlaps.
  private func columnFaults(_ cells: [Shown], isOneDay: Bool) -> [String] {
    let columns = Dictionary(grouping: cells) { $0.frame.minX }.sorted { $0.key < $1.key }
      .map { $0.value.sorted { $0.frame.minY < $1.frame.minY } }
    var faults: [String] = []
    let isWhole = columns.count == columnCount
    if columns.count > columnCount || isOneDay && !isWhole {
      faults.append("\(columns.count) columns in a width of \(size.width)")
    } else if isWhole {
      let edges = columns.flatMap { [$0[0].frame.minX, $0[0].frame.maxX] }
      let starts = [0] + edges.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      let ends = edges.enumerated().filter { $0.offset % 2 == 0 }.map(\.element) + [size.width]
      // All columns are equally wide, so that some begin a pixel later.
      let isEven = columns.allSatisfy { $0[0].frame.width == columns[0][0].frame.width }
      if !isEven || zip(starts, ends).contains(where: { !(8...9).contains($1 - $0) }) {
        faults.append("columns at \(edges) in \(size.width)")
      }
    }
    for column in columns {
      for (upper, lower) in zip(column, column.dropFirst()) {
        let gap = lower.frame.minY - upper.frame.maxY
        // Between days are the ends of both, and a header.
        if gap != 8, gap < 52 || isOneDay {
          faults.append("a gap of \(gap) below photo \(upper.photo ?? 0)")
        }
      }
      let isNearEnd =
        value + size.height + wall.margin >= gtk_adjustment_get_upper(adjustment) - size.height
      if isOneDay, !isNearEnd, let first = column.first, let last = column.last,
        first.frame.minY > 44 || last.frame.maxY < size.height
      {
        faults.append("nothing above \(first.frame.minY) or below \(last.frame.maxY)")
      }
    }
    return faults
  }

  private func photo(in card: Widget) -> Int? {
    guard let label = gtk_widget_get_last_child(card), let text = gtk_label_get_text(label.opaque)
    else { return nil }
    return String(cString: text).split(separator: " ").first.flatMap { Int($0) }
  }
}
