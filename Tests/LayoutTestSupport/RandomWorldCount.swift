#if DEBUG
/// The seeds with which a property is tried in random worlds; 100,000 in release builds.
public let randomWorldSeeds: ClosedRange<UInt64> = 1...130
#else
/// The seeds with which a property is tried in random worlds.
public let randomWorldSeeds: ClosedRange<UInt64> = 1...100_000
#endif

/// All values in release builds, and in debug builds each that is so many behind the one before.
public func sample<Values: Sequence>(
  _ values: Values, every step: Int, from start: Int = 0
) -> [Values.Element] {
  #if DEBUG
  values.enumerated().filter { $0.offset % step == start % step }.map { $0.element }
  #else
  Array(values)
  #endif
}
