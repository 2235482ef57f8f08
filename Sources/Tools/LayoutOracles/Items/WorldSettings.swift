package import LayoutGeometry
package import MasonryLayout

/// All that items are arranged with, but for their length across the axis: in columns, or in rows.
package protocol WorldSettings: Hashable, Sendable {
  /// The name of a world of such items in the enumeration of a test.
  static var name: String { get }

  init()

  /// The settings that items have.
  init(of items: MasonryItems)

  var axis: LayoutAxis { get }
  var layout: ItemsLayout { get }
  var environment: LayoutEnvironment { get }

  /// The distance between items along the axis.
  var spacingAlong: Double { get }

  /// Whether all numbers are whole quarter points, and not too large.
  func isWhole(at crossLength: Double) -> Bool

  static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> Self

  /// Settings with more of what is set if nothing is said.
  var simpler: [Self] { get }

  /// What building it from nothing gives, with what is known of its items.
  static func rebuilt(_ world: ItemWorld<Self>) throws(Failure) -> MasonryItems

  /// Looks at what only such items promise.
  static func check(
    _ world: ItemWorld<Self>, after old: ItemWorld<Self>, by plan: ItemWorld<Self>.Plan,
    _ frames: [LayoutRect]
  ) throws(Failure)
}

#if hasFeature(Embedded)
extension WorldSettings {
  package var simpler: [Self] { [] }
}
#endif

extension WorldSettings {
  /// The space of a length across the axis.
  package func space(across length: Double) -> LayoutSpace {
    LayoutSpace(axis: axis, crossLength: length, environment: environment)
  }
}

extension MasonryItems {
  /// No items in a width, or in a height if the settings say that they scroll sideways.
  package init(_ settings: some WorldSettings, across length: Double) throws(MasonryError) {
    try self.init(settings.layout, in: settings.space(across: length))
  }

  package init(
    _ settings: some WorldSettings, across length: Double, count: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try self.init(settings, across: length)
    try appendItems(count, measuredBy: provider)
  }

  package mutating func rearrange(
    _ settings: some WorldSettings, across length: Double? = nil,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try resize(
      to: settings.space(across: length ?? crossLength), layout: settings.layout,
      measuredBy: provider)
  }
}

extension MasonryWall {
  /// The wall of items of a section, or on their own.
  package init(_ items: MasonryItems) {
    do throws(MasonryError) {
      try self.init(items.layout, in: items.space)
    } catch { preconditionFailure("Settings of items are valid") }
    self.items = items
  }

  /// No items in a width, or in a height if the settings say that they scroll sideways.
  package init(_ settings: some WorldSettings, across length: Double) throws(MasonryError) {
    try self.init(settings.layout, in: settings.space(across: length))
  }

  package init(
    _ settings: some WorldSettings, across length: Double, count: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try self.init(settings, across: length)
    try items.appendItems(count, measuredBy: provider)
  }
}
