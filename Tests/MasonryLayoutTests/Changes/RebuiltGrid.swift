import Foundation
import LayoutGeometry
import MasonryLayout

/// The grid of a state of an app, built from nothing, with all that a changed grid is compared with.
///
/// Of the thousands of changes that a test makes, most lead to states that others lead to too. What is
/// expected there is a function of the state, and so each state is built and asked only once.
struct RebuiltGrid {
  let grid: MasonryGrid

  /// What is left of the items once the views have another width than they were measured at.
  let host: Host

  let facts: [UInt64]
  let walks: [[Int]]

  /// The grid of a state that a change has just led to.
  private init(_ changed: Host) throws {
    var host = changed
    let grid = try host.grid()
    host.forgetMeasurements(in: grid)
    (self.host, self.grid) = (host, grid)
    facts = MasonryLayoutTests.facts(of: grid)
    walks = walkedRects.map { rect in
      var walk: [Int] = []
      grid.indices(in: rect, replacing: &walk)
      return walk
    }
  }

  // Loops run on all processors, so that one at a time may look here.
  nonisolated(unsafe) private static var built: [Key: RebuiltGrid] = [:]
  private static let lock = NSLock()

  /// The grid of a state that a change has just led to, built unless it is known.
  static func grid(of host: Host) throws -> RebuiltGrid {
    let key = Key(host)
    if let known = lock.withLock({ built[key] }) { return known }
    let new = try RebuiltGrid(host)
    lock.withLock {
      // States that recur do so soon.
      if built.count == 4096 { built = [:] }
      built[key] = new
    }
    return new
  }

  /// A state with its items to the bit: 0 and -0 are equal numbers, and not the same height.
  ///
  /// No setting of these tests is -0.
  private struct Key: Hashable {
    let settings: WallSettings
    let numbers: [UInt64]

    init(_ host: Host) {
      settings = host.configuration
      var numbers = [host.crossLength.bitPattern]
      for item in host.items {
        numbers.append(item.height.bitPattern)
        numbers.append(item.slope.bitPattern)
        numbers.append(UInt64(item.span))
        numbers.append(item.pin.map { UInt64($0) } ?? .max)
        guard let measured = item.measured else { continue }
        // No bit pattern of a number that a test uses.
        numbers.append(.max)
        numbers.append(measured.length.bitPattern)
        numbers.append(measured.crossLength.bitPattern)
        numbers.append(measured.axis == .vertical ? 0 : 1)
      }
      self.numbers = numbers
    }
  }
}

/// The numbers of a grid and of all its items, to the bit and one after the other.
func facts(of grid: MasonryGrid) -> [UInt64] {
  var facts = [
    UInt64(grid.itemCount), grid.crossLength.bitPattern, UInt64(grid.columnCount),
    grid.columnWidth.bitPattern, grid.contentSize.width.bitPattern,
    grid.contentSize.height.bitPattern,
  ]
  for end in grid.columnEnds { facts.append(end?.bitPattern ?? .max) }
  var index = 0
  while index < grid.itemCount {
    let frame = grid.frame(ofItemAt: index)
    facts.append(frame.minX.bitPattern)
    facts.append(frame.minY.bitPattern)
    facts.append(frame.width.bitPattern)
    facts.append(frame.height.bitPattern)
    facts.append(UInt64(grid.column(ofItemAt: index)))
    facts.append(UInt64(grid.columnSpan(ofItemAt: index)))
    facts.append(grid.length(ofItemAt: index).bitPattern)
    index += 1
  }
  return facts
}
