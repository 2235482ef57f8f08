import LayoutTestSupport
import MasonryLayout

/// A section as the app that owns it knows it.
struct HostSection {
  var settings = MasonryFeed.Section()
  var items: [HostItem] = []
}

extension HostSection: CustomStringConvertible {
  var description: String {
    "\n    \(items), header \(settings.header.map { "\($0)" } ?? "none"), "
      + "footer \(settings.footer.map { "\($0)" } ?? "none"), "
      + "background \(settings.background.map { "\($0)" } ?? "none"), "
      + "spacing \(settings.spacingAfter), \(settings.grid)"
  }
}

/// An app: its sections, and the settings that its feed shall have.
struct FeedHost {
  var configuration = FeedSettings()
  var crossLength = 12.0
  var sections: [HostSection] = []

  /// The feed of this state, built from nothing.
  func feed() throws -> MasonryFeed {
    var feed = try MasonryFeed(configuration, across: crossLength)
    for section in sections {
      try feed.appendSection(
        section.settings, itemCount: section.items.count,
        measuredBy: HostHeights(items: section.items))
    }
    return feed
  }

  func heights(_ section: Int) -> HostHeights { HostHeights(items: sections[section].items) }
}

extension FeedHost: CustomStringConvertible {
  var description: String { "\(crossLength) points, \(configuration)\(sections)" }
}
