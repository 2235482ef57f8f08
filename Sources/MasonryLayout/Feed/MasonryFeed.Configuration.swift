extension MasonryFeed {
  /// What all sections of a feed have in common.
  ///
  /// The settings of the grids say the same, and a section whose grid says otherwise is refused.
  public struct Configuration: Hashable, Sendable {
    /// The axis along which sections follow each other and the content scrolls.
    public var axis: LayoutAxis

    /// The side on which the first column is, or from which a feed that scrolls sideways runs.
    public var direction: LayoutReadingDirection

    /// Pixels per point if frames are to lie on the pixels of a screen, or `nil` for exact frames.
    public var scale: Double?

    /// Creates settings; what is left out is vertical, left to right, and exact.
    public init(
      axis: LayoutAxis = .vertical, direction: LayoutReadingDirection = .leftToRight,
      scale: Double? = nil
    ) {
      self.axis = axis
      self.direction = direction
      self.scale = scale
    }
  }
}

extension MasonryFeed.Configuration {
  /// A section with the axis, the direction and the scale of the feed in place of those of its grid.
  ///
  /// For hosts that learn the scale of the screen after they have written down their sections.
  public func applied(to section: MasonryFeed.Section) -> MasonryFeed.Section {
    var section = section
    section.grid.axis = axis
    section.grid.direction = direction
    section.grid.scale = scale
    return section
  }

  /// Whether sections run from the far end of the content: from right to left.
  var isMirroredAlong: Bool { axis == .horizontal && direction == .rightToLeft }

  /// Whether the leading edge of every section is its right one.
  var isMirroredAcross: Bool { axis == .vertical && direction == .rightToLeft }

  /// An extent as a whole number of pixels, if there are pixels.
  func aligned(_ extent: Double) -> Double {
    scale.map { extent.aligned(toScale: $0) } ?? extent
  }
}

#if !hasFeature(Embedded)
extension MasonryFeed.Configuration: Codable {}
#endif
