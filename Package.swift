// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "swift-keyboard-notifications",
  platforms: [
    .iOS(.v13),
    .macCatalyst(.v13),
    .macOS(.v10_15),
    .tvOS(.v13),
    .watchOS(.v6),
    .visionOS(.v1),
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
    .target(name: "KeyboardUIKit", dependencies: ["KeyboardNotifications", "TypedNotifications"]),
    .target(name: "KeyboardSwiftUI", dependencies: ["KeyboardNotifications"]),
    .target(
      name: "KeyboardTesting",
      dependencies: ["KeyboardNotifications", "TypedNotifications"]
    ),
    .executableTarget(
      name: "keyboard-replay",
      dependencies: ["KeyboardNotifications", "KeyboardTesting"],
      resources: [.embedInCode("Report/Web")]
    ),
    .testTarget(name: "TypedNotificationsTests", dependencies: ["TypedNotifications"]),
    .testTarget(
      name: "KeyboardNotificationsTests",
      dependencies: ["KeyboardNotifications", "KeyboardTesting", "TypedNotifications"]
    ),
    .testTarget(
      name: "KeyboardTestingTests",
      dependencies: ["KeyboardNotifications", "KeyboardTesting", "TypedNotifications"],
      // The tests read the recordings where they are.
      exclude: ["Recordings"]
    ),
    .testTarget(
      name: "KeyboardReplayTests",
      dependencies: ["KeyboardNotifications", "KeyboardTesting", "keyboard-replay"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
// UIKit does not exist on Linux. A stand-in, a test double that is never a product, lets the
// adapter compile and run there; so on Linux the adapter is no product either.
package.targets += [
  .target(name: "UIKit", path: "Tests/Support/UIKit"),
  .testTarget(name: "UIKitStandInTests", dependencies: ["UIKit"]),
  .testTarget(
    name: "KeyboardUIKitTests",
    dependencies: [
      "KeyboardNotifications", "KeyboardTesting", "KeyboardUIKit", "KeyboardUIKitChat",
      "KeyboardViewWork", "TypedNotifications", "UIKit",
    ]
  ),
  // The example without its app, so that it is compiled and driven here.
  .target(
    name: "KeyboardUIKitChat",
    dependencies: ["KeyboardUIKit", "UIKit"],
    path: "Examples/KeyboardUIKitChat.swiftpm/Chat"
  ),
  // Scenes whose work on views the tests count and the benchmarks time.
  .target(
    name: "KeyboardViewWork",
    dependencies: [
      "KeyboardNotifications", "KeyboardTesting", "KeyboardUIKit", "TypedNotifications", "UIKit",
    ],
    path: "Tests/Support/ViewWork"
  ),
]
for target in package.targets where target.name == "KeyboardUIKit" {
  target.dependencies.append("UIKit")
}
#else
package.products.append(.library(name: "KeyboardUIKit", targets: ["KeyboardUIKit"]))
// What only Apple's systems can prove; `Tests/Device/Hosted` needs an app beside.
package.targets.append(
  .testTarget(
    name: "DeviceTests",
    dependencies: ["KeyboardNotifications", "KeyboardUIKit", "TypedNotifications"],
    path: "Tests/Device/DeviceTests"
  )
)
#endif

// What a library says of the user's privacy. Only Apple's systems read it, and elsewhere a resource
// would bring in code to find it.
let libraries = [
  "TypedNotifications", "KeyboardNotifications", "KeyboardUIKit", "KeyboardSwiftUI",
  "KeyboardTesting",
]
for target in package.targets where libraries.contains(target.name) {
  #if os(Linux)
  target.exclude.append("PrivacyInfo.xcprivacy")
  #else
  target.resources = [.copy("PrivacyInfo.xcprivacy")]
  #endif
}

// The sanitizers run the tests of the libraries, and need not build the tool and the adapters.
if Context.environment["KEYBOARD_LIBRARIES_ONLY"] != nil {
  let others = [
    "UIKit", "UIKitStandIn", "KeyboardUIKit", "KeyboardUIKitChat", "KeyboardViewWork",
    "KeyboardReplay",
  ]
  let names = others + others.map { "\($0)Tests" } + ["keyboard-replay"]
  package.targets.removeAll { names.contains($0.name) }
  package.products.removeAll { names.contains($0.name) }
}

var settings: [SwiftSetting] = [
  // Write `any`, so that its cost shows.
  .enableUpcomingFeature("ExistentialAny"),
  // An import is public only on purpose, and each file imports what it uses.
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Async functions stay on their caller's actor.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  // A conformance of a main-actor type is main-actor, unless it says otherwise.
  .enableUpcomingFeature("InferIsolatedConformances"),
  // Every public type says whether it is Sendable.
  .treatWarning("ExplicitSendable", as: .error),
]

// Only the project's own check asks for it: a newer compiler's warning must not break an app's build.
if Context.environment["KEYBOARD_WARNINGS_AS_ERRORS"] != nil {
  settings.append(.treatAllWarnings(as: .error))
}

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
