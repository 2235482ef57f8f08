import ExecutionCounts
import Foundation
import XCTest

/// How many steps some work takes: bodies of functions and of loops, and branches that it runs.
///
/// The compiler counts them for the coverage of tests, in all code but the standard library's; moving
/// the bytes of an array is no step. It throws where nothing is counted.
func steps(of work: () throws -> Void) throws -> Int {
  let before = executedRegionCount()
  guard before > 0 else { throw NothingIsCounted() }
  try work()
  return Int(executedRegionCount() - before)
}

private struct NothingIsCounted: Error, CustomStringConvertible {
  let description = "Steps are counted only with --enable-code-coverage, and only on Linux"
}

/// How the steps of some work may grow with a size.
enum Growth {
  case constant
  case logarithmic
  case linear
  case linearithmic

  fileprivate func steps(at size: Int) -> Double {
    switch self {
    case .constant: 1
    case .logarithmic: log2(Double(size))
    case .linear: Double(size)
    case .linearithmic: Double(size) * log2(Double(size))
    }
  }
}

/// Fails if the steps of some work grow faster than they may, from one size to the next or over all.
///
/// A fifth more is allowed as a rule, as steps depend on where the work happens to look. There are
/// three sizes, each several times the one before; the steps of making the subject do not count.
func expectSteps<Subject>(
  _ growth: Growth, slack: Double = 1.2, at sizes: [Int] = [300, 3_000, 30_000],
  making make: (Int) throws -> Subject,
  file: StaticString = #filePath, line: UInt = #line,
  of work: (inout Subject, _ size: Int) throws -> Void
) throws {
  let counts = try sizes.map { size in
    var subject = try make(size)
    return try steps(of: { try work(&subject, size) })
  }
  for (smaller, larger) in [(0, 1), (1, 2), (0, 2)] {
    let allowed = slack * growth.steps(at: sizes[larger]) / growth.steps(at: sizes[smaller])
    let grown = Double(counts[larger]) / Double(counts[smaller])
    XCTAssertLessThan(
      grown, allowed, "\(counts) steps at \(sizes) are not \(growth)", file: file, line: line)
  }
}

/// What makes something of a size, and hands out the same again when it is asked for that size again.
func onceForEachSize<Subject>(
  _ make: @escaping (Int) throws -> Subject
) -> (Int) throws -> Subject {
  var made: [Int: Subject] = [:]
  return { size in
    if let subject = made[size] { return subject }
    let subject = try make(size)
    made[size] = subject
    return subject
  }
}
