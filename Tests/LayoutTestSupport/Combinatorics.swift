import Dispatch

/// Runs a body for every value; a failed expectation in it names the value under its label.
///
///     withEvery("columns", in: 1...3) { columns in
///       withEvery("heights", in: everyArray(of: [0, 1, 2], counts: 0...4)) { heights in
///         expectEqual(...)
///       }
///     }
///
/// An error that the body throws is a failure too. After ten failures the loops end: the ones that
/// would follow say nothing new.
public func withEvery<Values: Sequence>(
  _ label: String,
  in values: Values,
  file: StaticString = #filePath,
  line: UInt = #line,
  body: (Values.Element) throws -> Void
) {
  let trace = TestTrace.current
  for value in values {
    trace.push(label, value)
    defer { trace.pop() }
    do {
      try body(value)
    } catch {
      trace.fail("Threw \(error)", file: file, line: line)
    }
    if trace.isExhausted { return }
  }
}

/// Runs a body for every value as ``withEvery(_:in:file:line:body:)`` does, on all processors.
///
/// The passes must share nothing that any of them changes. Failures are reported at the end, in the
/// order of the values.
public func withEveryAtOnce<Values: Collection>(
  _ label: String,
  in values: Values,
  file: StaticString = #filePath,
  line: UInt = #line,
  body: (Values.Element) throws -> Void
) {
  let trace = TestTrace.current
  trace.beginLoop()
  let passes = values.map { (value: $0, trace: trace.branch(label, $0)) }
  func run(_ index: Int) {
    let (value, trace) = passes[index]
    TestTrace.$current.withValue(trace) {
      do {
        try body(value)
      } catch {
        trace.fail("Threw \(error)", file: file, line: line)
      }
    }
  }
  withoutActuallyEscaping(run) { run in
    nonisolated(unsafe) let run = run
    DispatchQueue.concurrentPerform(iterations: passes.count) { run($0) }
  }
  for pass in passes { trace.join(pass.trace) }
}

/// Every array of the given elements, repetition allowed, shorter arrays first.
///
///     everyArray(of: [0, 1], counts: 0...2)  // [], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1]
///
/// Of *e* elements there are *e*ⁿ arrays of *n*: each number added multiplies the cost.
public func everyArray<Element>(of elements: [Element], counts: ClosedRange<Int>) -> [[Element]] {
  var arrays: [[Element]] = [[]]
  var selected: [[Element]] = []
  for count in 0...counts.upperBound {
    if count > 0 { arrays = arrays.flatMap { array in elements.map { array + [$0] } } }
    if counts.contains(count) { selected += arrays }
  }
  return selected
}

/// Every range, empty ones included, within the given one.
public func everySubrange(of range: Range<Int>) -> [Range<Int>] {
  (range.lowerBound...range.upperBound).flatMap { lower in
    (lower...range.upperBound).map { upper in lower..<upper }
  }
}

/// Every order of some elements.
public func everyPermutation<Element>(of elements: [Element]) -> [[Element]] {
  guard elements.count > 1 else { return [elements] }
  return elements.indices.flatMap { index in
    var rest = elements
    let first = rest.remove(at: index)
    return everyPermutation(of: rest).map { [first] + $0 }
  }
}
