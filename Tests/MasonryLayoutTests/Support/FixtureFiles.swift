import Foundation
import LayoutGeometry
import XCTest

/// Bundled files of layouts, and those that an environment variable names, separated by colons.
func fixtures<Fixture: Decodable>(
  _ names: [String], further variable: String? = nil, of _: Fixture.Type
) throws -> [(name: String, fixture: Fixture)] {
  let bundled = try names.map {
    try XCTUnwrap(Bundle.module.url(forResource: $0, withExtension: "json"))
  }
  let paths = variable.flatMap { ProcessInfo.processInfo.environment[$0] } ?? ""
  let further = paths.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
  return try (bundled + further).map { file in
    let data = try Data(contentsOf: file)
    return (file.lastPathComponent, try JSONDecoder().decode(Fixture.self, from: data))
  }
}

/// How many cases of a file matched.
struct Tally: CustomStringConvertible {
  private(set) var matched = 0
  private(set) var total = 0

  mutating func count(matched isMatch: Bool) {
    total += 1
    if isMatch { matched += 1 }
  }

  var description: String { "\(matched) of \(total)" }
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
