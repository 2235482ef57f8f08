extension MasonryFeed.Section {
  /// Checks everything but the settings of the grid that a grid itself checks.
  func validate(
    in configuration: MasonryFeed.Configuration, at index: Int
  ) throws(MasonryFeedError) {
    guard grid.axis == configuration.axis else { throw .axis(grid.axis, section: index) }
    guard grid.direction == configuration.direction else {
      throw .direction(grid.direction, section: index)
    }
    guard grid.scale == configuration.scale else { throw .sectionScale(grid.scale, section: index) }
    if let header, !MasonryGrid.isExtent(header.extent) {
      throw .headerExtent(header.extent, section: index)
    }
    if let footer, !MasonryGrid.isExtent(footer.extent) {
      throw .footerExtent(footer.extent, section: index)
    }
    if let background, !background.areExtents {
      throw .backgroundInsets(background, section: index)
    }
    guard MasonryGrid.isExtent(spacingAfter) else {
      throw .spacingAfter(spacingAfter, section: index)
    }
  }
}

extension LayoutInsets {
  fileprivate var areExtents: Bool {
    MasonryGrid.isExtent(top) && MasonryGrid.isExtent(leading) && MasonryGrid.isExtent(bottom)
      && MasonryGrid.isExtent(trailing)
  }
}
