import CGtk4
import Glibc
import GtkLayouts

/// The frames of a window, one at a time, and the processor time that each takes.
final class FrameClock {
  /// Called after each frame is drawn; its time does not count.
  var afterFrame: () -> Void = {}
  private(set) var count = 0
  /// Processor times of frames in milliseconds, without what other programs do meanwhile.
  var times: [Double] = []
  private var began = 0.0
  private let clock: OpaquePointer?

  /// Observes a window that is shown.
  init(_ window: Widget) {
    clock = gtk_widget_get_frame_clock(window)
    guard let clock else { return }
    connect(UnsafeMutableRawPointer(clock), "before-paint") { [unowned self] in
      began = Self.processorTime()
    }
    connect(UnsafeMutableRawPointer(clock), "after-paint") { [unowned self] in
      times.append(Self.processorTime() - began)
      count += 1
      afterFrame()
    }
  }

  /// Runs the main loop until one more frame is drawn.
  func next() {
    let old = count
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
    while count == old { g_main_context_iteration(nil, 1) }
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
