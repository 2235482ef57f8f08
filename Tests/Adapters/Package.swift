// swift-tools-version: 6.3

// The adapters that the articles show, and models of the frameworks that they are written for, so that
// they are compiled and run where there is no SDK. It is a package of its own because a module that is
// called UIKit must never be part of the package that apps depend on. `.ci/adapters` builds and tests it.

import PackageDescription

let package = Package(
  name: "Adapters",
  dependencies: [
    .package(name: "swift-collection-layouts", path: "../..")
  ],
  targets: [
    .target(name: "CoreGraphics"),
    .target(name: "UIKit", dependencies: ["CoreGraphics"]),
    .target(name: "SwiftUI", dependencies: ["CoreGraphics"]),
    .target(
      name: "Adapters",
      dependencies: [
        "UIKit", "SwiftUI",
        .product(name: "MasonryLayout", package: "swift-collection-layouts"),
        .product(name: "CircularLayout", package: "swift-collection-layouts"),
      ]),
    .testTarget(
      name: "AdapterTests",
      dependencies: [
        "Adapters", "UIKit", "SwiftUI", "CoreGraphics",
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
