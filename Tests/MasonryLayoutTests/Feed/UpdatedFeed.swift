import LayoutTestSupport
import MasonryLayout

@testable import LayoutOracles

/// A section of data that a host knows by identities.
struct DataSection {
  var id: Int
  var settings = MasonryFeed.Section()
  var items: [Int]
}

/// What is known of an item: what it was when it came in or was reloaded, and its lengths.
struct KnownItem {
  var span: Int
  var pin: Int?
  /// The length at each width that the item can get.
  var lengths: [Double: KnownLength] = [:]
  /// The length that it has.
  var present = KnownLength(length: .nan, isEstimated: false)
}

/// A request for a height.
struct AskedHeight: Hashable, Comparable {
  var section: Int
  var item: Int
  var width: Double

  static func < (left: Self, right: Self) -> Bool {
    (left.section, left.item, left.width) < (right.section, right.item, right.width)
  }
}

/// What a host says of its items at a time: every version of it says something else.
struct HostVersion {
  var number: Int
  var hasEstimates = false

  func item(_ id: Int) -> HostItem {
    let hash = (id &* 7 &+ number &* 5) % 11
    return HostItem(
      height: Double(hash % 6), slope: hash % 3 == 0 ? 0.5 : 0, span: hash == 4 ? 2 : 1,
      pin: hash == 5 ? 1 : nil)
  }

  func isEstimated(_ id: Int) -> Bool { hasEstimates && (id + number) % 3 == 0 }
}

/// The heights of a section; writes down what it is asked, and has no answer for one item.
final class DataHeights: MasonryHeightProvider {
  private(set) var asked: [AskedHeight] = []
  private let section: Int
  private let ids: [Int]
  private let answer: (_ id: Int, _ width: Double) -> Double
  private let traits: (_ id: Int) -> (span: Int, pin: Int?, isEstimated: Bool)

  init(
    _ section: Int, _ ids: [Int],
    traits: @escaping (_ id: Int) -> (span: Int, pin: Int?, isEstimated: Bool),
    answer: @escaping (_ id: Int, _ width: Double) -> Double
  ) {
    (self.section, self.ids, self.traits, self.answer) = (section, ids, traits, answer)
  }

  func height(ofItemAt index: Int, width: Double) -> Double {
    asked.append(.init(section: section, item: index, width: width))
    return answer(ids[index], width)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    // What is known at a height is not known at the width. A height may be a rounding of 0.
    self.height(ofItemAt: index, width: -max(height, .leastNonzeroMagnitude))
  }

  func columnSpan(ofItemAt index: Int) -> Int { traits(ids[index]).span }

  func pinnedColumn(ofItemAt index: Int) -> Int? { traits(ids[index]).pin }

  func isEstimated(itemAt index: Int) -> Bool { traits(ids[index]).isEstimated }
}

/// A feed that takes new data again and again, and what the documentation says it knows.
struct UpdatedFeed {
  var feed: MasonryFeed
  private(set) var data: [DataSection] = []
  private var known: [Int: KnownItem] = [:]
  private let empty: MasonryFeed

  init(_ feed: MasonryFeed) { (self.feed, empty) = (feed, feed) }

  /// The feed of new data, built from nothing with what is known, what it knows then, and what a host
  /// has to be asked for that.
  private func built(
    _ new: [DataSection], reloading: Set<Int>, _ version: HostVersion
  ) throws -> (feed: MasonryFeed, known: [Int: KnownItem], asked: [AskedHeight]) {
    var (now, asked): ([Int: KnownItem], [AskedHeight]) = ([:], [])
    let kept = known.filter { !reloading.contains($0.key) }
    // Whether an item is estimated is known only at its width: the first feed tells it.
    for isSecond in [false, true] {
      var feed = empty
      let before = now
      (now, asked) = ([:], [])
      for (index, section) in new.enumerated() {
        let heights = DataHeights(index, section.items) { id in
          let item = version.item(id)
          return (
            kept[id]?.span ?? item.span, kept[id].map(\.pin) ?? item.pin,
            isSecond && before[id]?.present.isEstimated == true
          )
        } answer: { id, width in
          let (item, isEstimated) = (version.item(id), version.isEstimated(id))
          var length = KnownLength(
            length: item.length(at: width.magnitude), isEstimated: isEstimated)
          if let known = kept[id]?.lengths[width] {
            length = known
          } else if let known = kept[id]?.present, known.isEstimated, !isEstimated {
            length = known
          } else {
            asked.append(
              .init(section: index, item: section.items.firstIndex(of: id) ?? -1, width: width))
          }
          let empty = KnownItem(
            span: kept[id]?.span ?? item.span, pin: kept[id].map(\.pin) ?? item.pin)
          now[id, default: empty].lengths[width] = length
          return length.length
        }
        try feed.appendSection(
          section.settings, itemCount: section.items.count, measuredBy: heights)
        for (item, id) in section.items.enumerated() {
          let wall = feed.wall(index)
          let question = wall.question(ofItemAt: item, span: now[id]?.span ?? 1)
          let width =
            question.axis == .vertical
            ? question.crossLength : -max(question.crossLength, .leastNonzeroMagnitude)
          if let length = now[id]?.lengths[width] { now[id]?.present = length }
        }
      }
      if isSecond { return (feed, now, asked) }
    }
    return (empty, [:], [])
  }

  /// Takes new data, and fails unless the feed is what it is to be and asks what it is to ask.
  ///
  /// If there is no answer for an item that is asked for, the feed must stay as it was.
  mutating func expectUpdate(
    to new: [DataSection], reloading: Set<Int> = [], _ version: HostVersion,
    failingFor failing: Int?
  ) throws {
    let old = data.map { (id: $0.id, items: $0.items) }
    let ids = new.map { (id: $0.id, items: $0.items) }
    // Sections that stay keep their settings.
    let sections = new.map { section in
      var section = section
      section.settings =
        data.first { $0.id == section.id }?.settings ?? section.settings
      return section
    }
    let expected = try built(sections, reloading: reloading, version)
    var heights: [DataHeights] = []
    var (updated, newSettings): (MasonryFeed, [Int]) = (feed, [])
    do {
      let mapping = try updated.update(
        from: old, to: ids, reloading: reloading,
        section: { section in
          newSettings.append(section)
          return new[section].settings
        },
        measuredBy: { section in
          let provider = DataHeights(section, new[section].items) { id in
            let item = version.item(id)
            return (item.span, item.pin, version.isEstimated(id))
          } answer: { id, width in
            id == failing ? .nan : version.item(id).length(at: width.magnitude)
          }
          heights.append(provider)
          return provider
        })
      expectEqual(mapping, .init(from: old, to: ids), "Mapping")
    } catch {
      expect(updated == feed, "Changed though it threw")
      let isAsked = expected.asked.contains { new[$0.section].items[$0.item] == failing }
      var isInSection = false
      if case .inSection = error { isInSection = true }
      return expect(isAsked && isInSection, "\(error)")
    }
    let isFailing = expected.asked.contains { new[$0.section].items[$0.item] == failing }
    expect(!isFailing, "It did not throw")
    let isNew = { (section: Int) in !data.contains { $0.id == new[section].id } }
    expectEqual(newSettings, new.indices.filter(isNew), "Settings asked for")
    expectEqual(heights.flatMap(\.asked).sorted(), expected.asked.sorted(), "Heights asked for")
    // Whether lengths at other widths are estimates cannot be told to a new feed.
    var expectedFeed = expected.feed
    for section in new.indices where expectedFeed.wall(section).hasWidths {
      let (wall, other) = (updated.wall(section), expectedFeed.wall(section))
      expectEqual(wall.facts, other.facts, "Section \(section)")
      expectEqual(wall.estimatedItems, other.estimatedItems, "Section \(section)")
      expectedFeed[section].grid = wall
    }
    expectSame(updated, expectedFeed)
    (feed, data, known) = (updated, sections, expected.known)
  }
}

extension MasonryGrid {
  fileprivate var estimatedItems: [Int] { (0..<itemCount).filter { isEstimated(itemAt: $0) } }
}
