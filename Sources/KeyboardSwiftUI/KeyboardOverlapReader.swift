#if canImport(SwiftUI)
import KeyboardNotifications
import SwiftUI

#if canImport(Combine)
import Combine
#endif

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import KeyboardViewSupport
import UIKit
#endif

/// View that measures its frame and its window in each layout, and passes them to its content.
struct KeyboardOverlapReader<Content: View>: View {
  private let isEnabled: Bool
  private let content: (OverlapMeasurement, KeyboardReading) -> Content
  @ObservedKeyboard private var keyboard
  @Environment(\.keyboardTracker) private var tracker
  @StateObject private var invalidator = OverlapInvalidator()

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - isEnabled: True to follow the keyboard. If it is false, the content gets a hidden one.
  ///   - content: Makes the content from its frame and from the keyboard.
  init(
    isEnabled: Bool = true,
    content: @escaping (OverlapMeasurement, KeyboardReading) -> Content
  ) {
    self.isEnabled = isEnabled
    self.content = content
  }

  var body: some View {
    let delivered = isEnabled ? keyboard : .initial
    let tracker = tracker ?? .shared
    let reader = invalidator.reader
    reader.follow(.of(tracker))
    let givenWindow = KeyboardWindowProbe.window(givenBy: tracker)
    let windowSize = (reader.window ?? givenWindow)?.frame.size
    return GeometryReader { geometry in
      let reading = reader.readForLayout(under: delivered, in: givenWindow)
      let measurement = OverlapMeasurement(
        at: geometry.frame(in: .global),
        size: geometry.size,
        in: reading.window
      )
      content(measurement, reading)
        .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .frame(idealWidth: windowSize?.width, idealHeight: windowSize?.height)
    .background { KeyboardWindowProbe(reader: reader) }
  }
}

/// Object that updates a view when its window has moved, or a finger drags the keyboard.
///
/// SwiftUI keeps one for each ``KeyboardOverlapReader``.
@MainActor
final class OverlapInvalidator: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  let reader = KeyboardWindowReader()

  init() {
    reader.isReady = { !SwiftUIUpdate.isInProgress }
    reader.onChange = { [weak self] in self?.objectWillChange.send(animatedBy: $0) }
  }
}

// MARK: -

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// Empty view that finds the window of a SwiftUI view; its coordinates are SwiftUI's global ones.
struct KeyboardWindowProbe: UIViewRepresentable {
  let reader: KeyboardWindowReader

  /// Returns the window to use until the view is in one.
  @MainActor
  static func window(givenBy tracker: KeyboardTracker) -> KeyboardWindow? {
    tracker.givenWindow
  }

  func makeUIView(context: Context) -> KeyboardWindowProbeView {
    KeyboardWindowProbeView(reader)
  }

  func updateUIView(_ view: KeyboardWindowProbeView, context: Context) {
    view.reader = reader
  }
}

final class KeyboardWindowProbeView: UIView, KeyboardWindowSource {
  var reader: KeyboardWindowReader {
    didSet { if reader !== oldValue { reader.windowDidChange(in: self) } }
  }

  init(_ reader: KeyboardWindowReader) {
    self.reader = reader
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var keyboardWindow: KeyboardWindow? { window.map { KeyboardWindow(of: $0) } }

  var applicationState: KeyboardApplicationState? {
    window.flatMap { KeyboardApplicationState(of: [$0]) }
  }

  var prefersCrossFadeTransitions: Bool { UIAccessibility.prefersCrossFadeTransitions }

  func hasFocus(searched: inout Set<ObjectIdentifier>) -> Bool? {
    guard let window, searched.insert(ObjectIdentifier(window)).inserted else { return nil }
    return window.findKeyboardFocus() != nil
  }

  func findDraggingFinger(searched: inout Set<ObjectIdentifier>) -> KeyboardFinger? {
    guard let window, searched.insert(ObjectIdentifier(window)).inserted else { return nil }
    return window.findKeyboardDraggingFinger()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    reader.windowDidChange(in: self)
  }

  /// Compares the window with the window of the last layout.
  ///
  /// SwiftUI has laid out the views around this one by now. If the window has moved, it lays out
  /// again before the commit.
  override func layoutSubviews() {
    super.layoutSubviews()
    reader.check()
  }
}
#else
/// Empty view on systems without the windows of UIKit.
struct KeyboardWindowProbe: View {
  let reader: KeyboardWindowReader

  /// Returns the window of the tracker's environment, or its screen if it has none.
  @MainActor
  static func window(givenBy tracker: KeyboardTracker) -> KeyboardWindow? {
    tracker.givenWindow ?? tracker.environment().screenBounds.map { KeyboardWindow(frame: $0) }
  }

  var body: some View {
    Color.clear
  }
}
#endif
#endif
