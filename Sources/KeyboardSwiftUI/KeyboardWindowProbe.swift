#if canImport(SwiftUI)
import KeyboardNotifications
import SwiftUI

#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import UIKit

/// Finds the window of a SwiftUI view, which SwiftUI does not tell.
///
/// SwiftUI's global coordinates are the window's, and the keyboard's are the screen's; in Slide Over
/// and Stage Manager the two differ.
@MainActor
final class KeyboardWindow {
  weak var view: UIView?

  nonisolated init() {}

  /// A container whose frame SwiftUI gives in the window's coordinates.
  ///
  /// - Parameters:
  ///   - frame: The frame in the window's coordinates, in points.
  ///   - environment: Where the window is as far as the tracker knows, until the view is in one.
  ///   - moves: How often the window has become another: whoever reads it updates with it.
  /// - Returns: The container in its window, if that is known.
  func container(
    at frame: CGRect,
    in environment: KeyboardEnvironment,
    afterMoves moves: Int
  ) -> KeyboardContainer {
    guard let window = view?.window else {
      return KeyboardContainer(frame: frame, window: environment.window)
    }
    return KeyboardContainer(
      frame: frame,
      window: window.convert(window.bounds, to: window.screen.coordinateSpace),
      screen: KeyboardScreen(window.screen)
    )
  }
}

/// An empty view that is in the same window.
struct KeyboardWindowProbe: UIViewRepresentable {
  let window: KeyboardWindow
  let onMove: @MainActor () -> Void

  func makeUIView(context: Context) -> KeyboardWindowProbeView {
    let view = KeyboardWindowProbeView(frame: .zero)
    view.isUserInteractionEnabled = false
    return view
  }

  func updateUIView(_ view: KeyboardWindowProbeView, context: Context) {
    view.onMove = onMove
    window.view = view
  }
}

final class KeyboardWindowProbeView: UIView {
  var onMove: @MainActor () -> Void = {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // SwiftUI may be updating its views now, when no state may change.
    Task { [onMove] in onMove() }
  }
}
#else
/// What stands for the window where the system has no keyboard notifications.
@MainActor
final class KeyboardWindow {
  nonisolated init() {}

  /// A container whose frame SwiftUI gives in the window's coordinates.
  func container(
    at frame: CGRect,
    in environment: KeyboardEnvironment,
    afterMoves moves: Int
  ) -> KeyboardContainer {
    KeyboardContainer(frame: frame, window: environment.window)
  }
}

/// Nothing: there is no window to find.
struct KeyboardWindowProbe: View {
  let window: KeyboardWindow
  let onMove: @MainActor () -> Void

  var body: some View {
    EmptyView()
  }
}
#endif
#endif
