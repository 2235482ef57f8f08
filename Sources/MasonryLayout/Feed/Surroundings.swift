/// What is around the items of a section.
///
/// It never changes, so sections that follow each other with equal settings share it.
final class Surroundings: Sendable {
  let header: MasonryFeed.Header?
  let footer: MasonryFeed.Footer?
  let background: LayoutInsets?
  let spacingAfter: Double

  private init(_ settings: MasonryFeed.Section) {
    header = settings.header
    footer = settings.footer
    background = settings.background
    spacingAfter = settings.spacingAfter
  }

  /// The surroundings in the settings of a section, checked: those given if they are equal.
  static func make(
    _ settings: MasonryFeed.Section, sharing other: Surroundings?
  ) throws(MasonryError) -> Surroundings {
    if let other, other.isEqual(to: settings) { return other }
    if let header = settings.header, !header.length.isLength { throw .headerLength(header.length) }
    if let footer = settings.footer, !footer.length.isLength { throw .footerLength(footer.length) }
    if let background = settings.background, !background.areLengths {
      throw .backgroundInsets(background)
    }
    guard settings.spacingAfter.isLength else { throw .spacingAfter(settings.spacingAfter) }
    return Surroundings(settings)
  }

  private func isEqual(to settings: MasonryFeed.Section) -> Bool {
    header == settings.header && footer == settings.footer && background == settings.background
      && spacingAfter == settings.spacingAfter
  }
}

extension Surroundings: Equatable {
  static func == (left: Surroundings, right: Surroundings) -> Bool {
    left === right
      || (left.header == right.header && left.footer == right.footer
        && left.background == right.background && left.spacingAfter == right.spacingAfter)
  }
}
