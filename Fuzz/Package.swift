// swift-tools-version: 6.2

import PackageDescription

// Programs that libFuzzer calls with bytes. They use public API only; see README.md.
let package = Package(
  name: "fuzz",
  dependencies: [
    .package(name: "swift-keyboard-notifications", path: "..")
  ],
  targets: ["ImportLog", "ReadTrace"].map { name in
    .executableTarget(
      name: name,
      dependencies: [
        .product(name: "KeyboardNotifications", package: "swift-keyboard-notifications"),
        .product(name: "KeyboardTesting", package: "swift-keyboard-notifications"),
      ],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
    )
  },
  swiftLanguageModes: [.v6]
)
