package import LayoutGeometry
package import MasonryLayout

#if hasFeature(Embedded)
package typealias Restorable = Sendable
#else
package typealias Restorable = Codable
#endif

/// A layout that a world changes and looks at: a wall, or rows.
package protocol WorldLayout: ItemLayout, Restorable {
  associatedtype Settings: WorldSettings where Settings.Configuration == Configuration

  /// Its name in the enumeration of a test.
  static var name: String { get }

  init(_ settings: Settings, across length: Double) throws(MasonryError)
  var settings: Settings { get }

  /// Whether columns differ, so that items are asked for at several widths.
  var hasWidths: Bool { get }

  /// The distinct widths that an item can get where columns differ.
  func widths(ofSpan span: Int, pin: Int?) -> [Double]

  mutating func repack()
  mutating func restackFromStart()

  func forEachItem(in rect: LayoutRect, _ body: (LayoutItem) -> Void)
  func indices(in rect: LayoutRect, replacing buffer: inout [Int])
  func length(ofItemAt index: Int) -> Double

  /// What the provider is asked about an item, by the documentation.
  func question(ofItemAt index: Int, span: Int) -> ItemQuestion

  /// Whether nothing is kept after a change, or `nil` if that depends on what was kept before.
  func isPacked(after old: Self) -> Bool?

  /// All numbers, to the bit.
  var facts: [UInt64] { get }

  /// What building it from nothing gives, with what is known of its items.
  static func rebuilt(_ world: ItemWorld<Self>) throws(Failure) -> Self

  /// Looks at what only such a layout promises.
  static func check(
    _ world: ItemWorld<Self>, after old: ItemWorld<Self>, by plan: ItemWorld<Self>.Plan,
    _ frames: [LayoutRect]
  ) throws(Failure)

  /// Notes which items are stacked upwards after a step.
  static func note(
    _ plan: ItemWorld<Self>.Plan, in world: inout ItemWorld<Self>, from old: Self, to new: Self)
}

/// What a provider is asked about an item: its length along an axis at a length across it.
package struct ItemQuestion {
  package var axis: LayoutAxis
  package var crossLength: Double

  /// The length of the item along that axis, if its length along the other one is asked for then.
  package var breadth: Double?

  package var asksBoth: Bool { breadth != nil }

  /// Whether the answers to another question are enough.
  func isAnswered(by other: ItemQuestion) -> Bool {
    axis == other.axis && crossLength == other.crossLength
      && (breadth == nil || breadth == other.breadth)
  }
}

/// All that a layout is made with, but for its items and its length across the axis.
package protocol WorldSettings: Hashable, Sendable {
  associatedtype Configuration: Hashable, Sendable

  init()
  var axis: LayoutAxis { get }
  var configuration: Configuration { get }
  var environment: LayoutEnvironment { get }

  /// The distance between items along the axis.
  var spacingAlong: Double { get }

  /// Whether all numbers are whole quarter points, and not too large.
  func isWhole(at crossLength: Double) -> Bool

  static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> Self

  /// Settings with more of what is set if nothing is said.
  var simpler: [Self] { get }
}

#if hasFeature(Embedded)
extension WorldSettings {
  package var simpler: [Self] { [] }
}
#endif

extension WorldLayout {
  package mutating func rearrange(
    _ settings: Settings, across length: Double? = nil,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try resize(
      to: LayoutSpace(
        axis: settings.axis, crossLength: length ?? crossLength,
        environment: settings.environment),
      configuration: settings.configuration, measuredBy: provider)
  }
}
