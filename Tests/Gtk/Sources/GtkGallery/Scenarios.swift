import CGtk4
import Glibc
import GtkLayouts
import MasonryLayout

/// What people do with the gallery; each scenario begins where the one before has ended.
struct Scenarios {
  let driver: Driver
  /// The number of frames in which the wall is scrolled down, and up.
  let length: Int
  private var gallery: Gallery { driver.gallery }
  private var wall: WallCheck { driver.wall }
  private var report: Report { driver.report }

  /// All scenarios, in order.
  var all: [(name: String, run: () throws -> Void)] {
    [
      ("down", down), ("up", up), ("changes", changes), ("fling", fling), ("widths", widths),
      ("mouse", mouse), ("wheel", wheel),
    ]
  }

  /// Runs scenarios by name, or all.
  func run(_ names: [String]) throws {
    for name in names where !all.contains(where: { $0.name == name }) {
      report.fail("no scenario \(name)")
    }
    for scenario in all where names.isEmpty || names.contains(scenario.name) {
      driver.isRound = scenario.name == "wheel"
      driver.clock.times = []
      try scenario.run()
      driver.isChecking = false
      let widgets = driver.isRound ? driver.wheel.widgetCount : wall.widgetCount
      report.end(scenario.name, times: driver.clock.times, details: ", \(widgets) widgets")
    }
  }

  // MARK: Scrolling

  private func down() {
    driver.isChecking = true
    let before = contentLength
    driver.scroll(by: 40, frames: length)
    if contentLength == before { report.fail("no height came late") }
  }

  private func up() {
    jump(toMiddle: 0.5)
    expectCorrections(true) { driver.scroll(by: -35, frames: length) }
  }

  private func fling() throws {
    jump(toMiddle: 0.3)
    expectCorrections(true) { fling(-60) }
    expectCorrections(false) { fling(40) }
    // The deceleration goes on from the values that it has computed before.
    let start = wall.value
    driver.fling(-60)
    driver.frames(10)
    try gallery.insert(Array(1_002_000..<1_003_000), inDay: middle(0.3) - 2, at: 0)
    driver.rest()
    if wall.value > start - 500 { report.fail("no fling") }
  }

  private func fling(_ velocity: Double) {
    let start = wall.value
    driver.fling(velocity)
    driver.rest()
    if abs(wall.value - start) < 500 { report.fail("no fling: \(wall.value - start)") }
  }

  // MARK: Changes of the data

  private func changes() throws {
    jump(to: .item(40, section: 0))
    try change { try gallery.insert(Array(1_000_000..<1_001_000), inDay: 0, at: 0) }
    try change { try gallery.insert(Day(number: -1, photos: Array(1_001_000..<1_001_500)), at: 0) }
    try change { try gallery.insert(Array(1_001_500..<1_001_520), inDay: 1, at: 10) }
  }

  private func change(_ body: () throws -> Void) throws {
    let before = contentLength
    try body()
    driver.frames(5)
    if contentLength <= before + 1000 { report.fail("no photos came") }
    driver.scroll(by: -25, frames: length * 3 / 10)
  }

  private func widths() {
    jump(toMiddle: 0.5)
    driver.frames(3)
    guard let anchor = wall.anchor() else { return report.fail("no anchor") }
    for width in [500, 1300, 910] {
      driver.resize(toWidth: width)
      driver.frames(3)
      let top = wall.photosInView()[anchor.photo]?.minY
      if top != anchor.top { report.fail("\(anchor) is at \(top ?? .nan) in a width of \(width)") }
    }
  }

  // MARK: Events

  private func mouse() {
    jump(toMiddle: 0.4)
    // As far as GtkScrolledWindow scrolls for one click of a wheel.
    let (start, step) = (wall.value, (wall.size.height * wall.size.height).cubeRoot)
    driver.send("\(driver.pointing(at: gallery.wall.widget)) click --repeat 10 --delay 30 5")
    driver.wait(for: "ten clicks") { wall.value > start + 9.9 * step }
    driver.rest()
    if abs(wall.value - start - 10 * step) > 1 {
      report.fail("ten clicks of \(step) have scrolled by \(wall.value - start)")
    }
    dragScrollBar()
  }

  private func dragScrollBar() {
    guard let bar = gtk_scrolled_window_get_vscrollbar(gallery.wallScroller.opaque),
      let slider = find("slider", in: bar)
    else { return report.fail("no scroll bar") }
    func wait(for state: GtkStateFlags, _ isSet: Bool = true) {
      driver.wait(for: "state \(state) of the slider") {
        (gtk_widget_get_state_flags(slider).rawValue & state.rawValue != 0) == isSet
      }
    }
    let start = wall.value
    driver.send(driver.pointing(at: slider))
    wait(for: GTK_STATE_FLAG_PRELIGHT)
    driver.send("mousedown 1")
    wait(for: GTK_STATE_FLAG_ACTIVE)
    let moves = (1...20).map { _ in "mousemove_relative 0 3 sleep 0.03" }.joined(separator: " ")
    driver.send("\(moves) mouseup 1")
    wait(for: GTK_STATE_FLAG_ACTIVE, false)
    driver.rest()
    if wall.value < start + 1_000_000 { report.fail("no drag") }
  }

  private func find(_ name: String, in widget: Widget) -> Widget? {
    if String(cString: gtk_widget_get_css_name(widget)) == name { return widget }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if let found = find(name, in: child) { return found }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }

  // MARK: The wheel

  private func wheel() {
    gallery.show("wheel")
    let adjustment = driver.wheel.adjustment
    driver.wait(for: "wheel") { gtk_adjustment_get_upper(adjustment) > 1_000_000 }
    gtk_adjustment_set_value(adjustment, 50_000_000)
    driver.frames(3)
    driver.wheel.forget()
    driver.isChecking = true
    driver.frames(200) {
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 13.7)
    }
    driver.isChecking = false
    gallery.show("wall")
    driver.frames(3)
  }

  // MARK: Helpers

  private var contentLength: Double {
    gtk_adjustment_get_upper(wall.adjustment) - gtk_adjustment_get_lower(wall.adjustment)
  }

  private func middle(_ share: Double) -> Int {
    let feed = gallery.wall.feed
    let first = Int(Double(feed.sectionCount) * share)
    return (first..<feed.sectionCount).first { feed[$0].itemCount > 1200 } ?? first
  }

  /// Goes to a long day far from the start.
  private func jump(toMiddle share: Double) { jump(to: .item(600, section: middle(share))) }

  private func jump(to address: MasonryFeed.Address) {
    driver.isChecking = false
    gallery.wall.scroll(to: address)
    driver.frames(3)
    wall.forget()
    driver.isChecking = true
  }

  /// Whether heights that came late above the view have moved the start of the content.
  private func expectCorrections(_ isExpected: Bool, _ body: () -> Void) {
    let start = gtk_adjustment_get_lower(wall.adjustment)
    body()
    if (gtk_adjustment_get_lower(wall.adjustment) != start) != isExpected {
      report.fail(isExpected ? "no correction" : "a correction")
    }
  }
}

extension Double {
  fileprivate var cubeRoot: Double { cbrt(self) }
}
