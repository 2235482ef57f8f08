/// A value from outside that a feed cannot lay out.
///
/// Whatever throws one of these leaves the feed exactly as it was. The ``description`` is a sentence
/// that names the value, the section, and the item if there is one.
public enum MasonryFeedError: Error, Hashable, Sendable {
  /// The breadth of the feed is not a number from 0 to ``MasonryGrid/maximumExtent``.
  case breadth(Double)

  /// The number of pixels per point is not a finite number greater than 0.
  case scale(Double)

  /// The grid of a section scrolls along another axis than the feed.
  case axis(LayoutAxis, section: Int)

  /// The grid of a section runs in another direction than the feed.
  case direction(LayoutReadingDirection, section: Int)

  /// The grid of a section has another number of pixels per point than the feed.
  case sectionScale(Double?, section: Int)

  /// The extent of a header is not a number from 0 to ``MasonryGrid/maximumExtent``.
  case headerExtent(Double, section: Int)

  /// The extent of a footer is not a number from 0 to ``MasonryGrid/maximumExtent``.
  case footerExtent(Double, section: Int)

  /// An inset of a background is not a number from 0 to ``MasonryGrid/maximumExtent``.
  case backgroundInsets(LayoutInsets, section: Int)

  /// The distance to the next section is not a number from 0 to ``MasonryGrid/maximumExtent``.
  case spacingAfter(Double, section: Int)

  /// The grid of a section refuses a setting or an item.
  case grid(MasonryError, section: Int)
}

extension MasonryFeedError: CustomStringConvertible {
  /// A sentence that says which value is wrong, what it is and what it must be.
  public var description: String {
    switch self {
    case .breadth(let breadth):
      "The breadth of the feed must be \(MasonryError.rule(for: breadth)), not \(breadth)."
    case .scale(let scale):
      "The scale must be a finite number of pixels per point greater than 0, not \(scale)."
    case .axis(let axis, let section):
      "Section \(section) must scroll along the axis of the feed, not \(axis.name)."
    case .direction(let direction, let section):
      "Section \(section) must run in the direction of the feed, not \(direction.name)."
    case .sectionScale(let scale, let section):
      "Section \(section) must have the scale of the feed, not \(scale.map { "\($0)" } ?? "none")."
    case .headerExtent(let extent, let section):
      "The header of section \(section) must be \(MasonryError.rule(for: extent)), not \(extent)."
    case .footerExtent(let extent, let section):
      "The footer of section \(section) must be \(MasonryError.rule(for: extent)), not \(extent)."
    case .backgroundInsets(let insets, let section):
      "The background insets of section \(section) must each be "
        + "\(MasonryError.rule(for: insets.largest)), not \(insets)."
    case .spacingAfter(let spacing, let section):
      "The spacing after section \(section) must be \(MasonryError.rule(for: spacing)), "
        + "not \(spacing)."
    case .grid(let error, let section):
      "Section \(section): \(error)"
    }
  }
}

extension LayoutAxis {
  fileprivate var name: String { self == .vertical ? "vertically" : "horizontally" }
}

extension LayoutReadingDirection {
  fileprivate var name: String { self == .leftToRight ? "left to right" : "right to left" }
}
