import Foundation
import LayoutGeometry
import XCTest

/// A file of layouts with the boxes that a browser, a test of a standard or a library gives them.
struct FixtureFile<Input: Decodable, Expectation: Decodable>: Decodable {
  struct Case: Decodable {
    let name: String
    let exact: Bool?
    let input: Input
    let expect: Expectation
  }

  let cases: [Case]
}

/// A property of a case that no layout has.
struct UnknownInput: Error { let text: String }

/// Compares every case of bundled files, and of those that a variable names, separated by colons.
func checkFixtures<Input, Expectation>(
  _ what: String, bundled: [(name: String, count: Int)], further variable: String? = nil,
  _ mismatch: (FixtureFile<Input, Expectation>.Case) throws -> String?
) throws {
  var files = try bundled.map {
    try XCTUnwrap(Bundle.module.url(forResource: $0.name, withExtension: "json"))
  }
  let paths = variable.flatMap { ProcessInfo.processInfo.environment[$0] } ?? ""
  files += paths.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
  for (place, file) in files.enumerated() {
    let (name, data) = (file.lastPathComponent, try Data(contentsOf: file))
    let cases = try JSONDecoder().decode(FixtureFile<Input, Expectation>.self, from: data).cases
    XCTAssertEqual(cases.count, place < bundled.count ? bundled[place].count : max(1, cases.count))
    var matchedCount = 0
    for layout in cases {
      do {
        let failure = try mismatch(layout)
        if failure == nil { matchedCount += 1 }
        if let failure { XCTFail("\(what), \(name), \(layout.name): \(failure)") }
      } catch {
        XCTFail("\(what), \(name), \(layout.name): \(error)")
      }
    }
    print("\(what), \(name): \(matchedCount) of \(cases.count) cases match")
  }
}

/// What is wrong with some frames first, compared with boxes; `nil` if nothing is.
func firstMismatch(
  _ frames: [LayoutRect], _ boxes: [[Double]], within tolerance: Double
) -> String? {
  guard boxes.count == frames.count else { return "there are \(frames.count) boxes" }
  for (index, (frame, expected)) in zip(frames, boxes).enumerated() {
    let box = [frame.minX, frame.minY, frame.width, frame.height]
    if agree(box, expected, within: tolerance) { continue }
    return "item \(index) is at \(box), not \(expected)"
  }
  return nil
}

func agree(_ ours: [Double], _ theirs: [Double], within tolerance: Double) -> Bool {
  zip(ours, theirs).allSatisfy { abs($0 - $1) <= tolerance }
}
