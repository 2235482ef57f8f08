import CircularLayout

extension Figure {
  /// The figures of wheels in the order in which the page shows them.
  static func wheels() throws(WheelError) -> [Figure] {
    [
      try wheelHero(),
      try tutorialWheel(),
      try anchorPoint(),
      try spacings(),
      try focusSides(),
      try ring(),
      try cards(),
      try wheelTransition(),
      try filmstrip(),
      try wheelQuery(),
      try dial(),
      try fan(),
      try legibility(),
    ]
  }
}
