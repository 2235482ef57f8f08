import CGtk4
import Glibc
import GtkLayouts
import MasonryLayout

/// Shows the gallery, or runs its scenarios and exits with 1 where one fails.
///
///     GtkGallery [--rtl] [--pictures PREFIX] [--check FRAMES [SCENARIO...]]
///     GtkGallery --record PREFIX [STEP]
@main
struct GtkGallery {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    func take(_ option: String) -> Bool {
      guard let index = arguments.firstIndex(of: option) else { return false }
      arguments.remove(at: index)
      return true
    }
    guard gtk_init_check() != 0 else { fatalError("There is no display") }
    let isMirrored = take("--rtl")
    if isMirrored { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
    let isChecked = take("--check")
    let isPictured = take("--pictures")
    let isRecorded = take("--record")

    Gallery.loadStyle()
    let album = Album(Day.days(of: Photo.newest))
    album.isBrief = isRecorded
    let memory = Report.residentMegabytes()
    let gallery = try Gallery(album, cards: isRecorded ? Recording.cards : Gallery.cards)
    let megabytes = Report.residentMegabytes() - memory
    let recording = isRecorded ? Recording(of: gallery) : nil
    guard isChecked || isPictured || isRecorded else {
      gallery.addSwitcher()
      gtk_window_present(gallery.window.cast())
      while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
        g_main_context_iteration(nil, 1)
      }
      return
    }
    gtk_window_present(gallery.window.cast())

    let report = Report(isMirrored ? "right to left, " : "")
    print("\(album.days.count) days of \(album.photoCount) photos: \(megabytes.rounded()) MB")
    if megabytes > 80 { report.fail("a million photos take \(megabytes) MB") }
    let driver = Driver(gallery, report)
    driver.wait(for: "window") { driver.wall.size.width > 0 }
    if let recording {
      let step = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
      try recording.record(driver, to: arguments.first ?? "", every: step)
    } else if isPictured {
      Pictures(driver, prefix: arguments.first ?? "").take()
    } else {
      let length = arguments.first.flatMap { Int($0) } ?? 400
      try Scenarios(driver: driver, length: length).run(Array(arguments.dropFirst()))
    }
    gtk_window_destroy(gallery.window.cast())
    if !report.finish() { exit(1) }
  }
}
