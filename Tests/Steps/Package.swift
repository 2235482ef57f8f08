// swift-tools-version: 6.2

// Tests of how the steps of each question and change grow. The compiler counts steps only in a build for
// code coverage, so that this is a package of its own:
//
//     swift test --enable-code-coverage --package-path Tests/Steps

import PackageDescription

let package = Package(
  name: "Steps",
  dependencies: [
    .package(name: "swift-collection-layouts", path: "../..")
  ],
  targets: [
    // Sums up the counters of a build for code coverage, in C.
    .target(name: "ExecutionCounts"),
    .testTarget(
      name: "StepTests",
      dependencies: [
        "ExecutionCounts",
        .product(name: "LayoutGeometry", package: "swift-collection-layouts"),
        .product(name: "MasonryLayout", package: "swift-collection-layouts"),
        .product(name: "CircularLayout", package: "swift-collection-layouts"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
