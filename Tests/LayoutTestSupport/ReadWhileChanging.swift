import Foundation
import XCTest

/// Has several threads read copies of a value while another one changes a copy of its own.
///
/// The readers look at copies of each of its states, which share memory with it. Every copy must go
/// on to answer as it did when it was made, and the changes must give what they give on one thread.
/// The thread sanitizer finds what threads touch at once without a visible difference.
public func readWhileChanging<Value: Sendable & Equatable, Answer: Sendable & Equatable>(
  _ value: Value, readerCount: Int = 3, file: StaticString = #filePath, line: UInt = #line,
  answer: @escaping @Sendable (Value) -> Answer,
  changes: [@Sendable (inout Value) throws -> Void]
) throws {
  let board = Board(Snapshot(value: value, answer: answer(value)))
  for _ in 0..<readerCount {
    board.start {
      var isLast = false
      while !isLast {
        // Copies that are long out of date are looked at too.
        let (first, latest, isChanged) = board.snapshots
        board.note(isRight: answer(first.value) == first.answer)
        board.note(isRight: answer(latest.value) == latest.answer)
        isLast = isChanged
      }
    }
  }
  board.start {
    board.waitForReaders(readerCount)
    var own = value
    do {
      for change in changes {
        try change(&own)
        board.publish(Snapshot(value: own, answer: answer(own)))
      }
    } catch { board.note(isRight: false) }
    board.finish()
  }
  board.waitForThreads()

  var alone = value
  for change in changes { try change(&alone) }
  XCTAssertEqual(board.wrongCount, 0, "Answers differ", file: file, line: line)
  XCTAssert(board.snapshots.latest.value == alone, "Changes differ", file: file, line: line)
}

/// A value, and what it answered to the thread that made it.
private struct Snapshot<Value: Sendable, Answer: Sendable>: Sendable {
  var value: Value
  var answer: Answer
}

/// Where threads leave snapshots for one another.
private final class Board<Value: Sendable, Answer: Sendable>: @unchecked Sendable {
  typealias Snapshot = LayoutTestSupport.Snapshot<Value, Answer>

  private let condition = NSCondition()
  /// All are kept until the end: the sanitizer sees no reference counts when a reader frees memory.
  private var published: [Snapshot]
  private var isFinished = false
  private var runningCount = 0
  private var rightCount = 0
  private(set) var wrongCount = 0

  init(_ first: Snapshot) { published = [first] }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    defer { condition.broadcast() }
    return body()
  }

  private func wait(until isReached: () -> Bool) {
    condition.lock()
    while !isReached() { condition.wait() }
    condition.unlock()
  }

  var snapshots: (first: Snapshot, latest: Snapshot, isFinished: Bool) {
    locked { (published[0], published[published.count - 1], isFinished) }
  }

  func publish(_ snapshot: Snapshot) { locked { published.append(snapshot) } }

  func finish() { locked { isFinished = true } }

  func note(isRight: Bool) {
    locked { if isRight { rightCount += 1 } else { wrongCount += 1 } }
  }

  /// Runs a body on a thread of its own: a queue might run one after the other.
  func start(_ body: @escaping @Sendable () -> Void) {
    locked { runningCount += 1 }
    Thread.detachNewThread { [self] in
      body()
      locked { runningCount -= 1 }
    }
  }

  /// Waits until as many answers were looked at as there are readers.
  func waitForReaders(_ count: Int) { wait { rightCount + wrongCount >= count } }

  func waitForThreads() { wait { runningCount == 0 } }
}
