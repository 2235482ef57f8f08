import CGtk4
import Glibc
import GtkLayouts
import MasonryLayout

/// What must hold of the wheel in each frame, by where GTK has its widgets and by nothing else.
final class WheelCheck {
  /// A card that is shown, as it is turned about the middle of the wheel.
  private struct Card {
    let number: Int
    /// The distance of its middle from that of the wheel, and its angle, clockwise from the top.
    let radius: Double
    let angle: Double
    /// The direction of its upper edge from its middle.
    let rotation: Double
  }

  static let mostWidgets = 40

  private let wheel: WheelView
  private let scroller: Widget
  private var last: (angles: [Int: Double], value: Double)?

  init(_ gallery: Gallery) {
    wheel = gallery.wheel
    scroller = gallery.wheelScroller
  }

  var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_hadjustment(scroller.opaque)
  }

  private(set) var widgetCount = 0

  /// Compares the next frame with nothing, after a jump.
  func forget() { last = nil }

  /// The distances that cards have moved, less what has been scrolled.
  func moves() -> [Double] {
    let new = (
      angles: Dictionary(shown().map { ($0.number, $0.angle) }) { $1 },
      value: gtk_adjustment_get_value(adjustment)
    )
    defer { last = new }
    guard let last else { return [] }
    let scrolled = (new.value - last.value) / Gallery.wheelRadius
    return new.angles.compactMap { card in
      last.angles[card.key].map {
        difference(card.value, $0 - scrolled) * Gallery.wheelRadius
      }
    }
  }

  /// What is wrong in this frame, one by one.
  func faults() -> [String] {
    let cards = shown()
    var faults: [String] = []
    if cards.count < 10 { faults.append("\(cards.count) cards") }
    if widgetCount > Self.mostWidgets { faults.append("\(widgetCount) widgets") }
    for card in cards {
      if abs(card.radius - Gallery.wheelRadius) > 0.5 {
        faults.append("card \(card.number) is \(card.radius) from the middle")
      }
      if difference(card.rotation, card.angle) > 0.005 {
        faults.append("card \(card.number) does not face outwards")
      }
    }
    let focus = cards.min { abs($0.angle) < abs($1.angle) }?.number ?? 0
    for (lower, upper) in zip(cards, cards.dropFirst())
    where abs(lower.number - focus) < abs(upper.number - focus) {
      faults.append("card \(upper.number) is in front of \(lower.number), focused is \(focus)")
    }
    let around = cards.sorted { $0.number < $1.number }
    let steps = zip(around, around.dropFirst()).map {
      difference($0.angle, $1.angle)
    }
    if let least = steps.min(), let most = steps.max(), most - least > 0.001 {
      faults.append("cards are \(least) to \(most) apart")
    }
    return faults
  }

  private func shown() -> [Card] {
    var cards: [Card] = []
    widgetCount = 0
    let middle = LayoutPoint(
      x: Double(gtk_widget_get_width(wheel.widget)) / 2,
      y: Double(gtk_widget_get_height(wheel.widget)) / 2)
    var next = gtk_widget_get_first_child(wheel.widget)
    while let widget = next {
      next = gtk_widget_get_next_sibling(widget)
      widgetCount += 1
      guard gtk_widget_get_child_visible(widget) != 0, let number = number(on: widget),
        let center = point(of: widget, atHeight: 0.5), let top = point(of: widget, atHeight: 0)
      else { continue }
      cards.append(
        Card(
          number: number, radius: hypot(center.x - middle.x, center.y - middle.y),
          angle: angle(middle, center),
          rotation: angle(center, top)))
    }
    return cards
  }

  /// A point of a card in the view, halfway across it.
  private func point(of card: Widget, atHeight share: Float) -> LayoutPoint? {
    var own = graphene_point_t(
      x: Float(gtk_widget_get_width(card)) / 2, y: share * Float(gtk_widget_get_height(card)))
    var point = graphene_point_t()
    guard gtk_widget_compute_point(card, wheel.widget, &own, &point) != 0 else { return nil }
    return LayoutPoint(x: Double(point.x), y: Double(point.y))
  }

  private func angle(_ from: LayoutPoint, _ to: LayoutPoint) -> Double {
    atan2(to.x - from.x, from.y - to.y)
  }

  /// The angle between two directions, from 0 to half a turn.
  private func difference(_ one: Double, _ other: Double) -> Double {
    abs((one - other).remainder(dividingBy: 2 * .pi))
  }

  private func number(on card: Widget) -> Int? {
    guard let label = gtk_widget_get_last_child(card), let text = gtk_label_get_text(label.opaque)
    else { return nil }
    return Int(String(cString: text))
  }
}
