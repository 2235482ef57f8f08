#if DEBUG
/// The seeds with which a property is tried in random worlds; 100,000 in release builds.
public let randomWorldSeeds: ClosedRange<UInt64> = 1...300
#else
/// The seeds with which a property is tried in random worlds.
public let randomWorldSeeds: ClosedRange<UInt64> = 1...100_000
#endif
