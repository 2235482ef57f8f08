import Foundation
import LayoutOracles

/// Runs random programs on walls, feeds, wheels and rows until one of them finds something.
///
///     swift run -c release LayoutFuzzer --seed 7 --steps 1000000 --seconds 60
///
/// A program that fails is made short, and printed as a test that can be pasted.
@main
struct LayoutFuzzer {
  nonisolated static func main() {
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      print(Options.usage)
      exit(2)
    }
    print("Seed \(options.seed)")
    let start = Date()
    var run = Run(seed: options.seed)
    run.only = options.only
    run.isPortable = options.isPortable
    nameProgramsThatTrap()
    var failures = 0
    while run.stepCount < options.steps, -start.timeIntervalSinceNow < options.seconds {
      running = run.program
      if !run.next() { failures += 1 }
      if failures == options.failures { break }
    }
    let seconds = Int(-start.timeIntervalSinceNow)
    print(
      "\(run.programCount) programs, \(run.stepCount) steps, \(seconds) s, \(failures) failures")
    if run.isPortable { print("Digest \(run.digest.value)") }
    exit(failures == 0 ? 0 : 1)
  }

  /// A program that traps cannot be made short, but it can be run again.
  private nonisolated static func nameProgramsThatTrap() {
    for trap in [SIGILL, SIGTRAP] {
      signal(trap) { number in
        print("Trapped: --only \(running.kind) --seed \(running.seed) --steps 1")
        fflush(nil)
        // The instruction is run again, and ends the process.
        signal(number, SIG_DFL)
      }
    }
  }
}

/// The program that is running.
nonisolated(unsafe) private var running = Run(seed: 0).program
