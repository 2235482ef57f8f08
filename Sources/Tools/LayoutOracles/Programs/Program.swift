/// Something that steps are carried out on, and that looks at itself after each of them.
///
/// All numbers of a step are taken modulo what there is, so that a program stays one if steps are
/// left out of it. Two runs of one program are the same, also where they ask for random rectangles.
package protocol Subject {
  associatedtype Step: FuzzStep

  /// Its name in the enumeration of a test.
  static var name: String { get }

  /// A subject to which nothing was done; the rectangles that it is asked for follow from a number.
  init(looks: UInt64)

  /// Carries out a step, and throws a ``Failure`` if anything is not as it is promised.
  mutating func run(_ step: Step) throws(Failure)

  /// Adds to a digest what all machines agree on, to the bit; by default nothing.
  func add(to digest: inout Digest)
}

extension Subject {
  package func add(to digest: inout Digest) {}
}

/// A step of a program.
package protocol FuzzStep {
  static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> Self

  /// Whether the step does the same in Embedded Swift.
  var isPortable: Bool { get }

  /// Steps that do less, to be tried instead of one in a program that fails.
  var simpler: [Self] { get }
}

extension FuzzStep {
  package var isPortable: Bool { true }
}

#if hasFeature(Embedded)
// What finds something in a module is looked into natively, with the same seed.
extension FuzzStep {
  package var simpler: [Self] { [] }
}
#endif

/// A number of steps for a subject.
package struct Program<Tested: Subject> {
  package var looks: UInt64
  package var steps: [Tested.Step]

  /// The program of a seed.
  package init(seed: UInt64, of numbers: NumberKind? = nil, length: Int) {
    var random = SplitMix64(seed: seed)
    let numbers = numbers ?? random.pick(NumberKind.allCases)
    looks = seed
    steps = (0..<length).map { _ in Tested.Step.random(numbers, using: &random) }
  }

  /// The program without the steps that Embedded Swift has no counterpart of.
  package var portable: Program { Program(looks: looks, steps.filter { $0.isPortable }) }

  package init(looks: UInt64, _ steps: [Tested.Step]) {
    self.looks = looks
    self.steps = steps
  }

  /// Carries out all steps, and returns the number of the first that fails, with what it says.
  package func failure() -> (step: Int, message: String)? {
    var digest = Digest()
    return failure(&digest)
  }

  /// Does so, and adds what there is after each step to a digest.
  package func failure(_ digest: inout Digest) -> (step: Int, message: String)? {
    var subject = Tested(looks: looks)
    for (number, step) in steps.enumerated() {
      do { try subject.run(step) } catch { return (number, error.message.text) }
      subject.add(to: &digest)
    }
    return nil
  }
}
