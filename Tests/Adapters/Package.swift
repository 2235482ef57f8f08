// swift-tools-version: 6.2

// Models of UIKit and SwiftUI, and the five products compiled against the models, so that they are
// tested where there is no SDK. The folders of the products are links to their sources: they are one
// package here too, and use what is `package`. It is a package of its own because a module that is
// called UIKit must never be part of the package that apps depend on. `.ci/adapters` tests it.

import PackageDescription

let products: [Target.Dependency] = [
  "LayoutGeometry", "MasonryLayout", "CircularLayout", "CollectionLayoutsUIKit",
  "CollectionLayoutsSwiftUI",
]

let package = Package(
  name: "Adapters",
  targets: [
    .target(name: "CoreGraphics"),
    .target(name: "UIKit", dependencies: ["CoreGraphics"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "SwiftUI", dependencies: ["CoreGraphics", "UniformTypeIdentifiers"]),
    // The geometry has its conversions only if there is a CoreGraphics by the time it is compiled.
    .target(name: "LayoutGeometry", dependencies: ["CoreGraphics"]),
    .target(name: "MasonryLayout", dependencies: ["LayoutGeometry"]),
    .target(name: "CircularLayout", dependencies: ["LayoutGeometry"]),
    .target(
      name: "CollectionLayoutsUIKit", dependencies: ["UIKit", "MasonryLayout", "CircularLayout"]),
    .target(
      name: "CollectionLayoutsSwiftUI",
      dependencies: ["SwiftUI", "MasonryLayout", "CircularLayout"]),
    .target(name: "SampleApp", dependencies: ["UIKit", "SwiftUI"] + products),
    // The two files that the README shows.
    .target(name: "ReadmeApp", dependencies: ["UIKit", "SwiftUI"] + products),
    // Compiled on the main actor by default.
    .target(name: "IsolatedApp", dependencies: ["UIKit", "SwiftUI"] + products),
    .testTarget(
      name: "AdapterTests",
      dependencies: ["SampleApp", "ReadmeApp", "IsolatedApp", "UIKit", "SwiftUI", "CoreGraphics"]
        + products),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    // The models run no app: the screens of the sample app are all that is compiled of it.
    .define("ON_MODELS"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if target.name == "IsolatedApp" {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
}
