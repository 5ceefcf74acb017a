// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who uses the library builds it. It compiles the library's
// sources anew, through two links, since modules share what is `package` within one package only.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "TypedNotifications", path: "Library/TypedNotifications"),
    .target(
      name: "KeyboardNotifications",
      dependencies: ["TypedNotifications"],
      path: "Library/KeyboardNotifications"
    ),
    .target(
      name: "KeyboardTesting",
      dependencies: ["KeyboardNotifications", "TypedNotifications"],
      path: "Library/KeyboardTesting"
    ),
    .executableTarget(
      name: "keyboard-replay",
      dependencies: ["KeyboardNotifications", "KeyboardTesting"],
      path: "Library/keyboard-replay",
      resources: [.embedInCode("Report/Web")]
    ),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AllocationCounter", "KeyboardNotifications", "KeyboardTesting", "TypedNotifications",
        "keyboard-replay",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
// Views are measured on the stand-in for UIKit, which exists on Linux only.
package.targets += [
  .target(name: "UIKit", path: "Support/UIKit"),
  .target(
    name: "KeyboardUIKit",
    dependencies: ["KeyboardNotifications", "TypedNotifications", "UIKit"],
    path: "Library/KeyboardUIKit"
  ),
  .target(
    name: "KeyboardViewWork",
    dependencies: [
      "KeyboardNotifications", "KeyboardTesting", "KeyboardUIKit", "TypedNotifications", "UIKit",
    ],
    path: "Support/ViewWork"
  ),
]
for target in package.targets where target.name == "benchmarks" {
  target.dependencies.append("KeyboardViewWork")
}
#endif

for target in package.targets where target.name != "AllocationCounter" {
  if target.path?.hasPrefix("Library/") ?? false, target.name != "keyboard-replay" {
    target.exclude = ["PrivacyInfo.xcprivacy"]
  }
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
}
