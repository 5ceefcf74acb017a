#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import KeyboardViewSupport
import UIKit

extension CommitMonitor: KeyboardCommits {
  func monitor(_ sources: [any KeyboardWindowSource]) {
    monitor(sources.compactMap { $0 as? UIView })
  }
}

/// Makes the monitor of the commits of UIKit's windows.
@MainActor
func makeKeyboardCommits(_ action: @escaping @MainActor () -> Void) -> (any KeyboardCommits)? {
  CommitMonitor { _ in action() }
}
#else
/// Returns no monitor, on systems without the windows of UIKit.
@MainActor
func makeKeyboardCommits(_ action: @escaping @MainActor () -> Void) -> (any KeyboardCommits)? {
  nil
}
#endif
