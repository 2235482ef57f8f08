// swift-tools-version: 6.1

// Models of the frameworks that the adapters in the articles are written for, so that these can be
// compiled and run where there is no SDK. It is a package of its own because a module that is
// called UIKit must never be part of the package that apps depend on.

import PackageDescription

let package = Package(
  name: "Adapters",
  dependencies: [
    .package(name: "swift-collection-layouts", path: "../..")
  ],
  targets: [
    .target(name: "CoreGraphics"),
    .target(name: "UIKit", dependencies: ["CoreGraphics"]),
    .testTarget(
      name: "AdapterTests",
      dependencies: [
        "UIKit",
        .product(name: "LayoutGeometry", package: "swift-collection-layouts"),
        .product(name: "MasonryLayout", package: "swift-collection-layouts"),
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
