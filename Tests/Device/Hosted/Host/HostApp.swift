import SwiftUI

/// An app that is nothing but a place for the tests.
@main
struct HostApp: App {
  var body: some Scene {
    WindowGroup { Color.clear }
  }
}
