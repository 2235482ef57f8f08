extension Space {
  /// The edges at which a frame begins: along the axis of scrolling, and across it.
  ///
  /// They grow in the direction of reading, so that of two frames the one with the smaller edges is
  /// read first.
  func readingEdges(of frame: LayoutRect) -> (along: Double, across: Double) {
    let (along, across) = (axis.interval(of: frame), axis.cross.interval(of: frame))
    return (
      isMirroredAlong ? -along.far : along.near, isMirroredAcross ? -across.far : across.near
    )
  }
}
