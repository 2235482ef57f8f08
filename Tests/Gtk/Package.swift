// swift-tools-version: 6.2

// Hosts for GTK 4, an example of a host of one's own, and a gallery that shows them in a real window.
// `.ci/gtk` runs its scenarios. It is a package of its own so that the root needs no GTK.

import PackageDescription

let package = Package(
  name: "Gtk",
  dependencies: [
    .package(name: "swift-collection-layouts", path: "../..")
  ],
  targets: [
    .systemLibrary(name: "CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "GtkLayouts",
      dependencies: [
        "CGtk4",
        .product(name: "MasonryLayout", package: "swift-collection-layouts"),
        .product(name: "CircularLayout", package: "swift-collection-layouts"),
      ]),
    .executableTarget(
      name: "GtkGallery",
      dependencies: [
        "CGtk4", "GtkLayouts",
        .product(name: "MasonryLayout", package: "swift-collection-layouts"),
        .product(name: "CircularLayout", package: "swift-collection-layouts"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
