import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// An item as the oracle of estimates knows it.
struct LazyItem {
  /// What the app knows; its height is what measuring gives.
  var item: HostItem

  /// The length that the wall has.
  var length: Double

  var isEstimated: Bool

  /// Who the item is, whatever its index.
  var id: Int
}

extension LazyItem: CustomStringConvertible {
  var description: String { (isEstimated ? "about " : "") + "\(length) of \(item)" }
}

/// Who is asked in a change.
enum Answering: CaseIterable {
  case measuring, estimating

  /// Items with an even number are measured, all others estimated.
  case both

  /// No provider is passed.
  case nobody

  func isEstimated(_ id: Int) -> Bool {
    switch self {
    case .measuring: false
    case .estimating: true
    case .both: id % 2 == 1
    case .nobody: true
    }
  }
}

/// A provider that counts what it is asked, and answers what the items measure plus something.
final class LazyHeights: MasonryHeightProvider {
  private let items: [LazyItem]
  private let answering: Answering
  private let surplus: Double

  /// The requests that are refused: the first one is number 0.
  private let failingRequest: Int?

  /// What was asked, in order.
  private(set) var requests: [Recorder.Request] = []

  /// The items that were asked for, in order.
  var asked: [Int] { requests.map(\.index) }

  init(
    _ items: [LazyItem], _ answering: Answering = .measuring, surplus: Double = 0,
    failingAt failingRequest: Int? = nil
  ) {
    (self.items, self.answering, self.surplus) = (items, answering, surplus)
    self.failingRequest = failingRequest
  }

  func height(ofItemAt index: Int, width: Double) -> Double {
    requests.append(Recorder.Request(index, at: width))
    return requests.count - 1 == failingRequest ? .nan : items[index].item.height + surplus
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    self.height(ofItemAt: index, width: height)
  }

  func columnSpan(ofItemAt index: Int) -> Int { items[index].item.span }

  func pinnedColumn(ofItemAt index: Int) -> Int? { items[index].item.pin }

  func isEstimated(itemAt index: Int) -> Bool { answering.isEstimated(items[index].id) }
}

/// A wall of which some items are estimated: what the words of the documentation say of it.
struct LazyWall {
  var settings: WallSettings
  var crossLength: Double
  var items: [LazyItem]

  /// The grid that building this state from nothing gives.
  func grid() throws -> MasonryGrid {
    try MasonryGrid(
      settings, across: crossLength, count: items.count, measuredBy: KnownHeights(items: items))
  }

  /// Fails unless a grid has these lengths and estimates, and is the one built from nothing.
  func expectSame(_ grid: MasonryGrid, line: UInt = #line) throws {
    expectEqual(grid.itemCount, items.count, "count", line: line)
    guard grid.itemCount == items.count else { return }
    expectEqual(
      (0..<grid.itemCount).map { grid.length(ofItemAt: $0) }, items.map(\.length), "lengths",
      line: line)
    expectEqual(
      (0..<grid.itemCount).map { grid.isEstimated(itemAt: $0) }, items.map(\.isEstimated),
      "estimates", line: line)
    let first = items.firstIndex { $0.isEstimated }
    expectEqual(grid.firstEstimatedIndex, first, line: line)
    expectEqual(grid.hasExactContentSize, first == nil, line: line)
    expectSameWalks(grid, try self.grid(), line: line)
  }

  /// The heights that the wall has, and which of them are estimates.
  private struct KnownHeights: MasonryHeightProvider {
    let items: [LazyItem]

    func height(ofItemAt index: Int, width: Double) -> Double { items[index].length }

    func width(ofItemAt index: Int, height: Double) -> Double { items[index].length }

    func columnSpan(ofItemAt index: Int) -> Int { items[index].item.span }

    func pinnedColumn(ofItemAt index: Int) -> Int? { items[index].item.pin }

    func isEstimated(itemAt index: Int) -> Bool { items[index].isEstimated }
  }
}

extension LazyWall: CustomStringConvertible {
  var description: String { "\(items) in \(crossLength) points, \(settings)" }
}
