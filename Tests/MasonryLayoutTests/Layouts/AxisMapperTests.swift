import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// Final coordinates along the scroll axis, compared with sums written out.
final class AxisMapperTests: XCTestCase {
  private struct Setting {
    let isMirrored: Bool
    let scale: Double?
    let inset: Double
    let content: LayoutInterval

    var space: LayoutSpace {
      let direction = isMirrored ? LayoutReadingDirection.rightToLeft : .leftToRight
      return .height(10, environment: LayoutEnvironment(direction: direction, scale: scale))
    }

    /// A logical coordinate in quarters of a point, in the content; half a pixel goes up.
    func edge(_ coordinate: Double) -> Double {
      let sum = isMirrored ? content.far - inset - coordinate : inset + coordinate
      let aligned = scale.map { (sum * $0 + 0.5).rounded(.down) / $0 } ?? sum
      return isMirrored ? aligned : aligned - content.near
    }

    func interval(_ start: Double, _ end: Double) -> LayoutInterval {
      let edges = [edge(start), edge(end)].sorted()
      return LayoutInterval(near: edges[0], far: edges[1])
    }
  }

  private func withEverySetting(_ body: (Setting) -> Void) {
    withEvery("mirrored", in: [false, true]) { isMirrored in
      withEvery("scale", in: [nil, 1, 2, 4] as [Double?]) { scale in
        withEvery("inset", in: [0, 0.25, 3]) { inset in
          for near in [0, -2.0] {
            let content = LayoutInterval(near: near, far: 9.75)
            body(Setting(isMirrored: isMirrored, scale: scale, inset: inset, content: content))
          }
        }
      }
    }
  }

  private let coordinates = stride(from: -2, through: 6, by: 0.25)

  func testEveryInterval() {
    withEverySetting { setting in
      let mapper = AxisMapper(setting.space, inset: setting.inset, content: setting.content)
      for start in coordinates {
        for end in coordinates where end >= start {
          let expected = setting.interval(start, end)
          expectEqual(mapper.near(from: start, to: end), expected.near, "\(start) to \(end)")
          expectEqual(mapper.far(from: start, to: end), expected.far, "\(start) to \(end)")
          let length = expected.far - expected.near
          expectEqual(mapper.length(end - start, from: start, to: end), length)
          let interval = mapper.interval(position: start, length: end - start)
          expectEqual([interval.near, interval.far], [expected.near, expected.far])
        }
      }
    }
  }

  /// What meets an interval is within reach; what is certain to meet it does.
  func testTheReachOfEveryInterval() {
    withEverySetting { setting in
      let mapper = AxisMapper(setting.space, inset: setting.inset, content: setting.content)
      for near in stride(from: -1, through: 8, by: 0.75) {
        for length in [0, 0.5, 2] {
          let seen = LayoutInterval(near: near, far: near + length)
          let (logical, slack) = mapper.logical(seen)
          let possible = mapper.positions(meeting: seen)
          for start in coordinates {
            for end in coordinates where end >= start {
              let covered = setting.interval(start, end)
              let isPossible = start <= possible.upperBound && end >= possible.lowerBound
              if covered.overlaps(seen) { expect(isPossible, "\(start) to \(end) meets \(seen)") }
              let isCertain = start < logical.far - slack && end > logical.near + slack
              if isCertain { expect(covered.overlaps(seen), "\(start) to \(end), \(seen)") }
            }
          }
        }
      }
    }
  }

  func testFromTheStartNothingIsMirrored() {
    withEverySetting { setting in
      let mapper = AxisMapper(
        fromStartOf: setting.space, inset: setting.inset, contentStart: setting.content.near)
      let upright = Setting(
        isMirrored: false, scale: setting.scale, inset: setting.inset, content: setting.content)
      for start in coordinates {
        let expected = upright.interval(start, start + 1.5)
        let interval = mapper.interval(position: start, length: 1.5)
        expectEqual([interval.near, interval.far], [expected.near, expected.far])
      }
    }
  }
}
