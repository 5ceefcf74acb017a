// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who uses the library resolves or builds it.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-keyboard-notifications", path: "..")
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AllocationCounter",
        .product(name: "KeyboardNotifications", package: "swift-keyboard-notifications"),
        .product(name: "KeyboardTesting", package: "swift-keyboard-notifications"),
        .product(name: "keyboard-replay", package: "swift-keyboard-notifications"),
        .product(name: "TypedNotifications", package: "swift-keyboard-notifications"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
// Views are measured on a stand-in for UIKit, which exists on Linux only.
for target in package.targets where target.name == "benchmarks" {
  target.dependencies.append(
    .product(name: "KeyboardViewWork", package: "swift-keyboard-notifications")
  )
}
#endif
