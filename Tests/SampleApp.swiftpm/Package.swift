// swift-tools-version: 6.0

// The screens of Tests/Adapters as an app, for whoever has a Mac: open this folder in Xcode, choose an
// iPhone or a simulator, and run it. Nobody has opened, compiled or run it yet, and only Xcode can read
// this file; all but the app itself is compiled against models of the frameworks by `.ci/adapters`.

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "SampleApp",
  platforms: [.iOS("18.0")],
  products: [
    .iOSApplication(
      name: "SampleApp",
      targets: ["SampleApp"],
      bundleIdentifier: "com.example.swift-collection-layouts.SampleApp",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .images),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  dependencies: [
    .package(name: "swift-collection-layouts", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "SampleApp",
      dependencies: [
        .product(name: "CollectionLayoutsUIKit", package: "swift-collection-layouts"),
        .product(name: "CollectionLayoutsSwiftUI", package: "swift-collection-layouts"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
