#if canImport(SwiftUI)
import KeyboardNotifications
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// View that measures its place and its window anew in each layout.
struct KeyboardPlaceReader<Content: View>: View {
  private let isFollowing: Bool
  private let content: (OverlapMeasurement, KeyboardState) -> Content
  @ObservedKeyboard private var keyboard
  @Environment(\.keyboardTracker) private var tracker
  @StateObject private var windows = KeyboardWindowUpdates()

  init(
    isFollowing: Bool = true,
    content: @escaping (OverlapMeasurement, KeyboardState) -> Content
  ) {
    self.isFollowing = isFollowing
    self.content = content
  }

  var body: some View {
    let announced = isFollowing ? keyboard : .initial
    let given = KeyboardWindowProbe.window(givenBy: tracker ?? .shared)
    let size = windows.reader.layout(under: announced, in: given).window?.frame.size
    return GeometryReader { [reader = windows.reader] place in
      let (window, state) = reader.layout(under: announced, in: given)
      content(OverlapMeasurement(at: place.frame(in: .global), size: place.size, in: window), state)
        .frame(width: place.size.width, height: place.size.height)
    }
    .frame(idealWidth: size?.width, idealHeight: size?.height)
    .background { KeyboardWindowProbe(reader: windows.reader) }
  }
}

/// Object that SwiftUI keeps for each view, and that updates the view when its window has moved or
/// a finger drags the keyboard.
@MainActor
final class KeyboardWindowUpdates: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  let reader = KeyboardWindowReader()

  init() {
    reader.isReady = { !ViewUpdate.isUnderWay }
    reader.onChange = { [weak self] in self?.objectWillChange.send(animatedBy: $0) }
  }
}
#endif
