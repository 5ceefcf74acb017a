#if canImport(SwiftUI)
import KeyboardNotifications
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// View that measures its frame and its window in each layout, and passes them to its content.
struct KeyboardOverlapReader<Content: View>: View {
  private let isFollowing: Bool
  private let content: (OverlapMeasurement, KeyboardState) -> Content
  @ObservedKeyboard private var keyboard
  @Environment(\.keyboardTracker) private var tracker
  @StateObject private var updates = KeyboardWindowUpdates()

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - isFollowing: True to follow the keyboard; else the content gets a hidden one.
  ///   - content: Makes the content from its frame and from the state of the keyboard.
  init(
    isFollowing: Bool = true,
    content: @escaping (OverlapMeasurement, KeyboardState) -> Content
  ) {
    self.isFollowing = isFollowing
    self.content = content
  }

  var body: some View {
    let announced = isFollowing ? keyboard : .initial
    let givenWindow = KeyboardWindowProbe.window(givenBy: tracker ?? .shared)
    let windowSize = updates.reader.layout(under: announced, in: givenWindow).window?.frame.size
    return GeometryReader { [reader = updates.reader] geometry in
      let layout = reader.layout(under: announced, in: givenWindow)
      let measurement = OverlapMeasurement(
        at: geometry.frame(in: .global),
        size: geometry.size,
        in: layout.window
      )
      content(measurement, layout.keyboard)
        .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .frame(idealWidth: windowSize?.width, idealHeight: windowSize?.height)
    .background { KeyboardWindowProbe(reader: updates.reader) }
  }
}

/// Object that updates a view when its window has moved, or a finger drags the keyboard.
///
/// SwiftUI keeps one for each ``KeyboardOverlapReader``.
@MainActor
final class KeyboardWindowUpdates: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  let reader = KeyboardWindowReader()

  init() {
    reader.isReady = { !ViewUpdate.isInProgress }
    reader.onChange = { [weak self] in self?.objectWillChange.send(animatedBy: $0) }
  }
}
#endif
