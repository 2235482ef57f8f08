import LayoutOracles

/// Something that steps are carried out on, and that looks at itself after each of them.
///
/// All numbers of a step are taken modulo what there is, so that a program stays one if steps are left
/// out of it. Two runs of one program are the same, also where they ask for random rectangles.
protocol Subject {
  associatedtype Step: FuzzStep

  /// Its name in the enumeration of a test.
  static var name: String { get }

  /// A subject to which nothing was done; the rectangles that it is asked for follow from a number.
  init(looks: UInt64)

  /// Carries out a step, and throws a ``Failure`` if anything is not as it is promised.
  mutating func run(_ step: Step) throws
}

/// A step of a program, whose description is the source text that makes it again.
protocol FuzzStep: CustomStringConvertible {
  static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> Self

  /// Steps that do less, to be tried instead of one in a program that fails.
  var simpler: [Self] { get }
}

/// Something that is not as it is promised.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
  if !condition { throw Failure(message()) }
}

/// A number of steps for a subject.
struct Program<Tested: Subject> {
  var looks: UInt64
  var steps: [Tested.Step]

  /// The program of a seed.
  init(seed: UInt64, length: Int) {
    var random = SplitMix64(seed: seed)
    let numbers = NumberKind.allCases.randomElement(using: &random) ?? .quarters
    looks = seed
    steps = (0..<length).map { _ in Tested.Step.random(numbers, using: &random) }
  }

  init(looks: UInt64, _ steps: [Tested.Step]) {
    self.looks = looks
    self.steps = steps
  }

  /// Carries out all steps, and returns the number of the first that fails, with what it says.
  func failure() -> (step: Int, message: String)? {
    var subject = Tested(looks: looks)
    for (number, step) in steps.enumerated() {
      do { try subject.run(step) } catch { return (number, "\(error)") }
    }
    return nil
  }

  /// A short program that fails, too.
  ///
  /// Half of the steps are left out, then a quarter and so on; at last each step is replaced by simpler
  /// ones. That is repeated as long as anything fails that is shorter or simpler.
  func shrunk() -> Program {
    var program = self
    if let (step, _) = failure() { program.steps = Array(steps[...step]) }
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      var length = max(1, program.steps.count / 2)
      while length >= 1 {
        var start = 0
        while start < program.steps.count {
          var shorter = program
          shorter.steps.removeSubrange(start..<min(start + length, program.steps.count))
          if shorter.failure() != nil {
            (program, isShrinking) = (shorter, true)
          } else {
            start += length
          }
        }
        length /= 2
      }
      for place in program.steps.indices {
        while let simpler = program.simplified(at: place) {
          (program, isShrinking) = (simpler, true)
        }
      }
    }
    return program
  }

  private func simplified(at place: Int) -> Program? {
    for step in steps[place].simpler {
      var simpler = self
      simpler.steps[place] = step
      if simpler.failure() != nil { return simpler }
    }
    return nil
  }

  /// A test that runs the program.
  var test: String {
    let message = failure()?.message ?? "It holds."
    return """
      // \(message.replacing("\n", with: " "))
      func test\(Tested.name)\(looks)() throws {
        try expect\(Tested.name)(
          looks: \(looks),
          [
            \(steps.map { "\($0)" }.joined(separator: ",\n      ")),
          ])
      }
      """
  }
}
