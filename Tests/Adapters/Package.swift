// swift-tools-version: 6.3

// Models of UIKit and SwiftUI, and the products that need these frameworks compiled against the models,
// so that they are tested where there is no SDK. Two folders are links to the sources of the products;
// targets of two packages in one graph cannot have one name, so theirs end in "OnModel". It is a package
// of its own because a module that is called UIKit must never be part of the package that apps depend
// on. `.ci/adapters` builds and tests it.

import PackageDescription

let engines = ["LayoutGeometry", "MasonryLayout", "CircularLayout"].map {
  Target.Dependency.product(name: $0, package: "swift-collection-layouts")
}

let package = Package(
  name: "Adapters",
  dependencies: [
    .package(name: "swift-collection-layouts", path: "../..")
  ],
  targets: [
    .target(name: "CoreGraphics"),
    .target(name: "UIKit", dependencies: ["CoreGraphics"]),
    .target(name: "SwiftUI", dependencies: ["CoreGraphics"]),
    .target(name: "CollectionLayoutsUIKitOnModel", dependencies: ["UIKit"] + engines),
    .target(name: "CollectionLayoutsSwiftUIOnModel", dependencies: ["SwiftUI"] + engines),
    .target(
      name: "SampleApp",
      dependencies: [
        "CollectionLayoutsUIKitOnModel", "CollectionLayoutsSwiftUIOnModel", "UIKit", "SwiftUI",
      ] + engines),
    // The two files that the README shows.
    .target(
      name: "ReadmeApp",
      dependencies: [
        "CollectionLayoutsUIKitOnModel", "CollectionLayoutsSwiftUIOnModel", "UIKit", "SwiftUI",
      ] + engines),
    .testTarget(
      name: "AdapterTests",
      dependencies: [
        "SampleApp", "ReadmeApp",
        "CollectionLayoutsUIKitOnModel", "CollectionLayoutsSwiftUIOnModel",
        "UIKit", "SwiftUI", "CoreGraphics",
      ] + engines),
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
