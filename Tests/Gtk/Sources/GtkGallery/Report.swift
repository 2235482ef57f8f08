import CGtk4

/// Counts frames and jumps, and prints what each scenario found.
final class Report {
  private let title: String
  private(set) var frameCount = 0
  private(set) var jumpCount = 0
  private(set) var faultCount = 0
  private var began = 0
  private var moveCount = 0
  private var greatestMove = 0.0
  /// The faults of a scenario that were printed already, without their numbers.
  private var printed = Set<String>()

  init(_ title: String) { self.title = title }

  /// Notes a frame in which pictures have moved by distances that nobody meant.
  func frame(_ number: Int, moves: [Double], _ faults: [String]) {
    let distance = moves.max() ?? 0
    frameCount += 1
    moveCount += moves.count
    greatestMove = max(greatestMove, distance)
    if distance >= 1 {
      jumpCount += 1
      fail("frame \(number): a picture jumps by \(distance)", isFault: false)
    }
    for fault in faults { fail("frame \(number): \(fault)") }
  }

  /// Notes that something is not as it should be; the first few of a kind are printed.
  func fail(_ fault: String, isFault: Bool = true) {
    if isFault { faultCount += 1 }
    let kind = fault.filter { !$0.isNumber && $0 != "." && $0 != "-" }
    if printed.insert(kind).inserted { print("  FAILED \(fault)") }
  }

  /// Prints the result of a scenario.
  func end(_ scenario: String, times: [Double], details: String) {
    let sorted = times.sorted()
    func time(_ share: Double) -> String {
      let time = sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
      return "\((time * 10).rounded() / 10)"
    }
    if moveCount == 0 { fail("no picture was compared") }
    let processor = sorted.isEmpty ? "" : ", \(time(0.5)) to \(time(0.99)) ms a frame"
    let distance = (greatestMove * 100).rounded() / 100
    print(
      "\(title)\(scenario): \(frameCount - began) frames, \(moveCount) pictures",
      " moved by at most \(distance) px",
      "\(processor)\(details)", separator: "")
    (began, moveCount, greatestMove, printed) = (frameCount, 0, 0, [])
  }

  /// Prints the sum; returns whether all was well.
  func finish() -> Bool {
    if faultCount > 0 { print("\(faultCount) faults") }
    print("\(frameCount) frames, \(jumpCount) jumps")
    return faultCount == 0 && jumpCount == 0
  }

  /// The memory of this process in megabytes.
  static func residentMegabytes() -> Double {
    var contents: UnsafeMutablePointer<gchar>?
    guard g_file_get_contents("/proc/self/statm", &contents, nil, nil) != 0, let contents else {
      return 0
    }
    defer { g_free(contents) }
    let pages = String(cString: contents).split(separator: " ").dropFirst().first
    return pages.flatMap { Double($0) }.map { $0 * 4096 / 1_048_576 } ?? 0
  }
}
