#if canImport(SwiftUI)
import KeyboardNotifications
import SwiftUI

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// An empty view that finds the window of a SwiftUI view, to which SwiftUI's coordinates belong.
struct KeyboardWindowProbe: UIViewRepresentable {
  let tracker: KeyboardTracker
  let update: @MainActor (KeyboardWindowWatch) -> Void

  /// Returns the window to go by: the one that was found, else the likeliest one.
  @MainActor
  static func window(_ stored: KeyboardWindow?, or tracker: KeyboardTracker) -> KeyboardWindow? {
    stored ?? tracker.window ?? KeyboardWindowProbeView.latest?.keyboardWindow
  }

  func makeUIView(context: Context) -> KeyboardWindowProbeView {
    KeyboardWindowProbeView(frame: .zero)
  }

  func updateUIView(_ view: KeyboardWindowProbeView, context: Context) {
    update(view.watch)
  }
}

final class KeyboardWindowProbeView: UIView {
  private(set) static weak var latest: UIWindow?
  private(set) lazy var watch = KeyboardWindowWatch { [weak self] in self?.window?.keyboardWindow }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    isUserInteractionEnabled = false
    guard let window else { return }
    Self.latest = window
    watch.look()
  }
}

extension UIWindow {
  fileprivate var keyboardWindow: KeyboardWindow {
    KeyboardWindow(
      frame: convert(bounds, to: screen.coordinateSpace),
      screen: KeyboardScreen(screen),
      finger: RunLoop.main.currentMode == .tracking ? draggingFinger(in: self) : nil
    )
  }
}

extension UIView {
  /// Returns the height on the screen of a finger that drags a scroll view whose keyboard goes
  /// along.
  ///
  /// The system posts nothing until the finger lifts, but the keyboard's top is where the finger is:
  /// https://github.com/freshOS/KeyboardLayoutGuide/issues/17 (decided by `DragTests`)
  fileprivate func draggingFinger(in window: UIWindow) -> CGFloat? {
    guard let scroll = self as? UIScrollView, scroll.isDragging,
      // Interactive, and from iOS 16 on interactive with the accessory view.
      [2, 4].contains(scroll.keyboardDismissMode.rawValue)
    else { return subviews.lazy.compactMap { $0.draggingFinger(in: window) }.first }
    let finger = CGRect(origin: scroll.panGestureRecognizer.location(in: window), size: .zero)
    return window.convert(finger, to: window.screen.coordinateSpace).minY
  }
}
#else
/// An empty view that looks for changes of the window in the tracker's environment.
struct KeyboardWindowProbe: View {
  let tracker: KeyboardTracker
  let update: @MainActor (KeyboardWindowWatch) -> Void
  /// `nil` until the view appears: an initial object would be shared by all views of one value.
  @State var watch: KeyboardWindowWatch?

  @MainActor
  static func window(_ stored: KeyboardWindow?, or tracker: KeyboardTracker) -> KeyboardWindow? {
    tracker.window
  }

  var body: some View {
    if let watch { update(watch) }
    return Color.clear
      .onAppear { [tracker, update, state = _watch] in
        let watch = KeyboardWindowWatch { [weak tracker] in tracker?.window }
        update(watch)
        state.wrappedValue = watch
      }
      .onDisappear { [state = _watch] in state.wrappedValue?.keyboard = .initial }
  }
}
#endif
#endif
