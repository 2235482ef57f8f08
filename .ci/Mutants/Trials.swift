import Foundation

/// The tests of a woven project, by classes.
struct Trials {
  /// Release builds run the tests in a tenth of the time.
  static let configuration = ["-c", "release", "-Xswiftc", "-enable-testing"]
  private static let binary = ".build/release/swift-collection-layoutsPackageTests.xctest"

  /// Each class with the mutants that it comes by and its time without any; the quickest first.
  private let classes: [(name: String, mutants: Set<Int>, seconds: Double)]

  /// Runs each class once, without a mutant.
  init() throws {
    let list = run([Self.binary, "--list-tests"], seconds: 60).output
    let names = list.components(separatedBy: "\n")
      .compactMap { $0.components(separatedBy: "/").first }.filter { $0.contains(".") }
    classes = try Set(names).compactMap { name in
      let (path, start) = ("reached.txt", Date())
      let result = run([Self.binary, name], ["REACHED_MUTANTS": path], seconds: 120)
      guard result.status == 0 else {
        print("Left out, as it fails or takes over two minutes without a mutant: \(name)")
        return nil
      }
      let seconds = -start.timeIntervalSinceNow
      let reached = try String(contentsOfFile: path, encoding: .utf8)
      return (name, Set(reached.components(separatedBy: "\n").compactMap { Int($0) }), seconds)
    }.sorted { $0.seconds < $1.seconds }
  }

  /// Whether a test fails, hangs or crashes with a mutant: one of a quick class, or of a slow one.
  func kill(_ mutant: Int, isQuick: Bool) -> Bool {
    classes.contains { tests in
      guard tests.mutants.contains(mutant), (tests.seconds < 3) == isQuick else { return false }
      return run(
        [Self.binary, tests.name], ["MUTANT": "\(mutant)"], until: ": error: ",
        seconds: 10 + 10 * tests.seconds
      ).status != 0
    }
  }
}
