// swift-tools-version: 6.2

// An app playground: open the folder with Xcode or Swift Playgrounds and run it on a device.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "KeyboardSwiftUIExample",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "KeyboardSwiftUIExample",
      targets: ["AppModule"],
      bundleIdentifier: "example.keyboard.swiftui",
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
  dependencies: [
    .package(name: "swift-keyboard-notifications", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        .product(name: "KeyboardSwiftUI", package: "swift-keyboard-notifications"),
        .product(name: "KeyboardTesting", package: "swift-keyboard-notifications"),
      ],
      path: "App"
    )
  ],
  swiftLanguageModes: [.v6]
)
