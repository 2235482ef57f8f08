// swift-tools-version: 6.3

// The screens of Tests/Adapters as an app, for whoever has a Mac: open this folder in Xcode and run it
// on an iPhone, or `swift run --package-path Tests/SampleApp`. It has been neither compiled nor run yet;
// all but the app itself is compiled against models of the frameworks by `.ci/adapters`.

import PackageDescription

let package = Package(
  name: "SampleApp",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [
    .package(name: "swift-collection-layouts", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "SampleApp",
      dependencies: [
        "LayoutGeometry", "MasonryLayout", "CircularLayout", "CollectionLayoutsUIKit",
        "CollectionLayoutsSwiftUI",
      ].map { .product(name: $0, package: "swift-collection-layouts") })
  ],
  swiftLanguageModes: [.v6]
)
