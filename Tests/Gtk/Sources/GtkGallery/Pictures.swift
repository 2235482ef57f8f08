import CGtk4
import GtkLayouts
import MasonryLayout

/// Pictures of the window, to look at.
struct Pictures {
  private let driver: Driver
  /// How the paths of all pictures begin.
  private let prefix: String

  init(_ driver: Driver, prefix: String) {
    self.driver = driver
    self.prefix = prefix
  }

  func take() {
    save("first")
    let feed = driver.gallery.wall.feed
    let middle = (feed.sectionCount / 2..<feed.sectionCount).first { feed[$0].itemCount > 1200 }
    driver.gallery.wall.scroll(to: .item(600, section: middle ?? 0))
    driver.frames(3)
    save("middle")
    driver.scroll(by: -35, frames: 100)
    save("up")
    for width in [500, 1300, 910] {
      driver.resize(toWidth: width)
      driver.isChecking = false
      save("width-\(width)")
    }
    driver.gallery.wall.scroll(to: .item(0, section: (middle ?? 0) + 1))
    driver.frames(3)
    driver.scroll(by: -300, frames: 1)
    save("days")
    driver.gallery.show("wheel")
    driver.frames(3)
    gtk_adjustment_set_value(driver.wheel.adjustment, 50_000_000)
    driver.frames(3)
    save("wheel")
  }

  private func save(_ name: String) {
    driver.frames(3)
    driver.savePicture("\(prefix)\(name).png")
  }
}
