// swift-tools-version: 6.0

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "KeyboardUIKitChat",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "KeyboardUIKitChat",
      targets: ["KeyboardUIKitChat"],
      bundleIdentifier: "org.example.KeyboardUIKitChat",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeLeft,
        .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ]
    )
  ],
  dependencies: [.package(name: "swift-keyboard-notifications", path: "../..")],
  targets: [
    .executableTarget(
      name: "KeyboardUIKitChat",
      dependencies: [
        .product(name: "KeyboardTesting", package: "swift-keyboard-notifications"),
        .product(name: "KeyboardUIKit", package: "swift-keyboard-notifications"),
      ],
      path: "."
    )
  ]
)
