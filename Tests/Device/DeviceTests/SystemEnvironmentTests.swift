#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import Testing
import UIKit

/// The core asks for the screen by name, since it does not know UIKit.
@MainActor
struct SystemEnvironmentTests {
  @Test func theScreenIsTheMainScreen() {
    #expect(KeyboardEnvironment.system.screen == UIScreen.main.bounds)
  }
}
#endif
