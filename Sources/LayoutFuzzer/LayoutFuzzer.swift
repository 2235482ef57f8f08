import Foundation

/// Runs random programs on a wall, a feed and a wheel until one of them finds something.
///
///     swift run -c release LayoutFuzzer --seed 7 --steps 1000000 --seconds 60
///
/// A program that fails is made short, and printed as a test that can be pasted.
@main
struct LayoutFuzzer {
  nonisolated static func main() {
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      print("Options: --seed, --steps, --seconds, --failures and a number, --only grid|feed|wheel")
      exit(2)
    }
    print("Seed \(options.seed)")
    let start = Date()
    var (steps, number) = (0, UInt64(0))
    var failures = 0
    while steps < options.steps, -start.timeIntervalSinceNow < options.seconds {
      let seed = options.seed &+ number &* 0x9E37_79B9_7F4A_7C15
      let isFine =
        switch options.only ?? ["grid", "feed", "wheel"][Int(number % 3)] {
        case "feed": holds(Program<FeedSubject>(seed: seed, length: 30), &steps)
        case "wheel": holds(Program<WheelSubject>(seed: seed, length: 40), &steps)
        default: holds(Program<GridSubject>(seed: seed, length: 40), &steps)
        }
      number += 1
      if !isFine { failures += 1 }
      if failures == options.failures { break }
    }
    let seconds = Int(-start.timeIntervalSinceNow)
    print("\(number) programs, \(steps) steps, \(seconds) s, \(failures) failures")
    exit(failures == 0 ? 0 : 1)
  }

  /// Whether a program fails nowhere; otherwise it is printed.
  private nonisolated static func holds<Tested>(
    _ program: Program<Tested>, _ steps: inout Int
  ) -> Bool {
    steps += program.steps.count
    guard program.failure() != nil else { return true }
    print(program.shrunk().test)
    return false
  }
}
