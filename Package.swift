// swift-tools-version: 6.2

import PackageDescription

let basis: [Target.Dependency] = ["KeyboardNotifications", "KeyboardTesting", "TypedNotifications"]
let package = Package(
  name: "swift-keyboard-notifications",
  platforms: [
    .iOS(.v15), .macCatalyst(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "TypedNotifications", targets: ["TypedNotifications"]),
    .library(name: "KeyboardNotifications", targets: ["KeyboardNotifications"]),
    .library(name: "KeyboardSwiftUI", targets: ["KeyboardSwiftUI"]),
    .library(name: "KeyboardTesting", targets: ["KeyboardTesting"]),
    .executable(name: "keyboard-replay", targets: ["keyboard-replay"]),
  ],
  targets: [
    .target(name: "TypedNotifications"),
    .target(name: "KeyboardNotifications", dependencies: ["TypedNotifications"]),
    .target(
      name: "KeyboardUIKit",
      dependencies: ["KeyboardNotifications", "KeyboardViewSupport", "TypedNotifications"]
    ),
    .target(
      name: "KeyboardSwiftUI",
      dependencies: ["KeyboardNotifications", "TypedNotifications"]
    ),
    // Code for UIKit that both adapters use.
    .target(name: "KeyboardViewSupport", dependencies: ["KeyboardNotifications"]),
    .target(
      name: "KeyboardTesting",
      dependencies: ["KeyboardNotifications", "TypedNotifications"],
      resources: [.embedInCode("Traces/BuiltIn")]
    ),
    .executableTarget(
      name: "keyboard-replay",
      dependencies: ["KeyboardNotifications", "KeyboardTesting"],
      resources: [.embedInCode("Reporting/report.css")]
    ),
    // What tests of several targets use.
    .target(name: "TestSupport", path: "Tests/Support/TestSupport"),
    .testTarget(name: "TypedNotificationsTests", dependencies: ["TypedNotifications"]),
    .testTarget(name: "KeyboardNotificationsTests", dependencies: basis + ["TestSupport"]),
    .testTarget(
      name: "KeyboardTestingTests",
      dependencies: basis + ["TestSupport"],
      // The tests read the recordings where they are.
      exclude: ["Recordings"]
    ),
    // Only its code without SwiftUI is tested here, which is all of the module on Linux.
    .testTarget(
      name: "KeyboardSwiftUITests",
      dependencies: ["KeyboardNotifications", "KeyboardSwiftUI", "KeyboardTesting"]
    ),
    .testTarget(
      name: "KeyboardReplayTests",
      dependencies: ["KeyboardNotifications", "KeyboardTesting", "TestSupport", "keyboard-replay"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
// The product exists for manifests that name it on every system; it has no module of that name.
package.products.append(.library(name: "KeyboardUIKit", targets: ["NoKeyboardUIKit"]))
// A stand-in for UIKit lets the adapter run on Linux.
package.targets += [
  .target(name: "NoKeyboardUIKit", path: "Tests/Support/Nothing"),
  .target(name: "UIKit", path: "Tests/Support/UIKit"),
  .testTarget(
    name: "KeyboardViewSupportTests",
    dependencies: ["KeyboardNotifications", "KeyboardViewSupport", "UIKit"]
  ),
  // The screens of the example, without its app.
  .target(
    name: "KeyboardUIKitChat",
    dependencies: ["KeyboardUIKit", "UIKit"],
    path: "Examples/KeyboardUIKitChat.swiftpm",
    exclude: ["App.swift", "Package.swift"]
  ),
  .testTarget(
    name: "KeyboardUIKitTests",
    dependencies: basis + ["KeyboardUIKit", "KeyboardUIKitChat", "UIKit"]
  ),
]
for target in package.targets where ["KeyboardUIKit", "KeyboardViewSupport"].contains(target.name) {
  target.dependencies.append("UIKit")
}
#else
package.targets.first { $0.name == "KeyboardSwiftUI" }?.dependencies.append("KeyboardViewSupport")
package.products.append(.library(name: "KeyboardUIKit", targets: ["KeyboardUIKit"]))
// Tests that need Apple's systems; those of Tests/Device/Hosted need an app, too.
package.targets.append(
  .testTarget(
    name: "DeviceTests",
    dependencies: basis + ["KeyboardUIKit"],
    path: "Tests/Device/DeviceTests"
  )
)
#endif

for target in package.targets {
  target.swiftSettings = [
    // Write `any`, so that its cost shows.
    .enableUpcomingFeature("ExistentialAny"),
    // An import is public only on purpose, and each file imports what it uses.
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // Async functions stay on their caller's actor.
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    // A conformance of a main-actor type is main-actor, unless it says otherwise.
    .enableUpcomingFeature("InferIsolatedConformances"),
    // Every public type declares if it is Sendable.
    .treatWarning("ExplicitSendable", as: .error),
  ]
  // Only the project's check sets it, so that a newer compiler's warning breaks no app's build.
  if Context.environment["KEYBOARD_WARNINGS_AS_ERRORS"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}

// Only Apple's systems read a privacy manifest, which each product has.
let products = Set(package.products.map(\.name))
for target in package.targets where target.type == .regular && products.contains(target.name) {
  #if os(Linux)
  target.exclude.append("PrivacyInfo.xcprivacy")
  #else
  target.resources = (target.resources ?? []) + [.copy("PrivacyInfo.xcprivacy")]
  #endif
}
