/// What is around the items of a section.
///
/// It never changes, so sections that follow each other with equal settings share it.
final class Surroundings: Sendable {
  /// The settings of the section; its layout is the default one.
  let settings: MasonryFeed.Section

  private init(_ settings: MasonryFeed.Section) { self.settings = settings }

  /// The surroundings in the settings of a section, checked: those given if they are equal.
  static func make(
    _ settings: MasonryFeed.Section, sharing other: Surroundings?
  ) throws(MasonryError) -> Surroundings {
    var settings = settings
    settings.layout = .columns(.init())
    if let other, other.settings == settings { return other }
    if let length = settings.carousel?.length, !length.isLength { throw .carouselLength(length) }
    if let header = settings.header, !header.length.isLength { throw .headerLength(header.length) }
    if let footer = settings.footer, !footer.length.isLength { throw .footerLength(footer.length) }
    if let background = settings.background, !background.areLengths {
      throw .backgroundInsets(background)
    }
    guard settings.spacingAfter.isLength else { throw .spacingAfter(settings.spacingAfter) }
    return Surroundings(settings)
  }
}

extension Surroundings: Equatable {
  static func == (left: Surroundings, right: Surroundings) -> Bool {
    left === right || left.settings == right.settings
  }
}
