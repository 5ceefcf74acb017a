// swift-tools-version: 6.2

import PackageDescription

/// A library of the package, compiled anew from its sources through a link.
func library(
  _ name: String,
  _ dependencies: [Target.Dependency],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Library/\(name)",
    exclude: ["PrivacyInfo.xcprivacy"],
    resources: resources
  )
}

// A package of its own, so that no user of the library builds it. `package` declarations are
// visible within one package only, so this one has the libraries as targets.
let core: [Target.Dependency] = ["KeyboardNotifications", "TypedNotifications"]
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  targets: [
    library("TypedNotifications", []),
    library("KeyboardNotifications", ["TypedNotifications"]),
    library("KeyboardTesting", core, resources: [.embedInCode("Traces/BuiltIn")]),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: core + ["AllocationCounter", "KeyboardTesting"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
// Views are measured on the stand-in for UIKit, which exists on Linux only.
package.targets += [
  .target(name: "UIKit", path: "Support/UIKit"),
  .target(
    name: "KeyboardViewSupport",
    dependencies: ["KeyboardNotifications", "UIKit"],
    path: "Library/KeyboardViewSupport"
  ),
  library("KeyboardUIKit", core + ["KeyboardViewSupport", "UIKit"]),
]
package.targets.first { $0.name == "benchmarks" }?.dependencies += ["KeyboardUIKit", "UIKit"]
#else
package.targets.first { $0.name == "benchmarks" }?.exclude.append("Views")
#endif

for target in package.targets where target.name != "AllocationCounter" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
}
