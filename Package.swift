// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "swift-collection-layouts",
  platforms: [
    .iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13), .visionOS(.v1),
  ],
  products: [
    .library(name: "LayoutGeometry", targets: ["LayoutGeometry"]),
    .library(name: "MasonryLayout", targets: ["MasonryLayout"]),
    .library(name: "CircularLayout", targets: ["CircularLayout"]),
    .library(name: "CollectionLayoutsUIKit", targets: ["CollectionLayoutsUIKit"]),
    .library(name: "CollectionLayoutsSwiftUI", targets: ["CollectionLayoutsSwiftUI"]),
  ],
  targets: [
    .target(name: "LayoutGeometry"),
    .target(name: "MasonryLayout", dependencies: ["LayoutGeometry"]),
    .target(name: "CircularLayout", dependencies: ["LayoutGeometry"]),
    // Layouts and views for the frameworks; empty where these are missing. Tests/Adapters tests them.
    .target(
      name: "CollectionLayoutsUIKit",
      dependencies: ["LayoutGeometry", "MasonryLayout", "CircularLayout"]),
    .target(
      name: "CollectionLayoutsSwiftUI",
      dependencies: ["LayoutGeometry", "MasonryLayout", "CircularLayout"]),

    // SwiftPM makes a product of each executable. An app builds none of them, nor what only they need.
    .executableTarget(
      name: "LayoutGallery",
      dependencies: ["MasonryLayout", "CircularLayout", "SampleImages"],
      path: "Sources/Tools/LayoutGallery"),
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: ["MasonryLayout", "CircularLayout", "SampleImages"],
      path: "Sources/Tools/LayoutBenchmarks"),
    // The bridge to a browser, and what bare WebAssembly lacks for it; `.ci/page` builds the page.
    .target(
      name: "LayoutWeb",
      dependencies: ["MasonryLayout", "CircularLayout", "BareWebAssembly"],
      path: "Sources/Tools/LayoutWeb",
      exclude: ["Page"]),
    .target(name: "BareWebAssembly", path: "Sources/Tools/BareWebAssembly"),
    // The picture sizes that the executables share.
    .target(
      name: "SampleImages",
      path: "Sources/Tools/SampleImages",
      resources: [.process("image-sizes.csv")]),

    .executableTarget(
      name: "LayoutFuzzer",
      dependencies: ["MasonryLayout", "CircularLayout", "LayoutOracles"],
      path: "Sources/Tools/LayoutFuzzer"),

    // What tests and fuzzer compare with, and the generator that both use.
    .target(
      name: "LayoutOracles",
      dependencies: ["MasonryLayout", "CircularLayout"],
      path: "Sources/Tools/LayoutOracles"),
    // Helpers that the test targets share.
    .target(
      name: "LayoutTestSupport",
      dependencies: ["LayoutGeometry", "LayoutOracles"],
      path: "Tests/LayoutTestSupport"),
    .testTarget(
      name: "LayoutGeometryTests",
      dependencies: ["LayoutGeometry", "LayoutTestSupport"]),
    .testTarget(
      name: "MasonryLayoutTests",
      dependencies: ["MasonryLayout", "LayoutTestSupport"],
      resources: [.process("Fixtures")]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "LayoutGallery", "MasonryLayout", "CircularLayout", "SampleImages", "LayoutTestSupport",
      ]),
    .testTarget(
      name: "CircularLayoutTests",
      dependencies: ["CircularLayout", "LayoutTestSupport"]),
    .testTarget(
      name: "LayoutWebTests",
      dependencies: ["LayoutWeb", "MasonryLayout", "CircularLayout", "LayoutTestSupport"]),
    // Prints what this machine lays out, to compare it with a browser's and with arm64's.
    .executableTarget(
      name: "FrameHashes",
      dependencies: ["MasonryLayout", "SampleImages"],
      path: "Tests/FrameHashes"),
    .testTarget(
      name: "FuzzerTests", dependencies: ["LayoutFuzzer", "LayoutTestSupport", "MasonryLayout"]),
    // Uses the products as an app does.
    .testTarget(name: "ClientTests", dependencies: ["MasonryLayout", "CircularLayout"]),
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
