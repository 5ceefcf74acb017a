#if canImport(SwiftUI)
import Foundation
import KeyboardNotifications
public import SwiftUI

extension View {
  /// Keeps a container above the keyboard, where SwiftUI does not.
  ///
  /// SwiftUI itself makes room for the keyboard from iOS 14 on, by adding to the safe area, and most
  /// views need nothing else. This is for a container that SwiftUI does not move: one that ignores
  /// that part of the safe area, one in a hosting controller that does, or any on iOS 13.
  ///
  /// ```swift
  /// Chat()
  ///   .keyboardPadding()
  ///   .ignoresSafeArea(.keyboard)
  /// ```
  ///
  /// The room is what the keyboard covers of the place that SwiftUI has left for the container, so
  /// it is none where SwiftUI has made room already. Adding the keyboard's whole height would count
  /// it twice: https://github.com/SwiftUIX/SwiftUIX/issues/165. While SwiftUI is still moving, both
  /// can show for a moment; hence the second modifier above.
  ///
  /// The container takes all the place that it is offered. It needs nothing above it; if
  /// `tracksKeyboard(with:)` is, both follow the same tracker. In Slide Over and Stage Manager
  /// the window does not begin where the screen does: give that a tracker whose
  /// ``KeyboardEnvironment/window`` says where.
  ///
  /// - Returns: A view that fills its place down to the keyboard.
  public func keyboardPadding() -> some View {
    modifier(KeyboardPaddingModifier())
  }
}

/// Measures its place anew in each layout, so that there is no older measure to be wrong by.
///
/// https://developer.apple.com/documentation/swiftui/geometryproxy/frame(in:)
struct KeyboardPaddingModifier: ViewModifier {
  @Environment(\.keyboardContext) var context
  @State var found = KeyboardState.initial

  func body(content: Content) -> some View {
    GeometryReader { place in
      let environment = context.followedTracker.environment()
      let area = environment.screenRectangle(ofWindowRectangle: place.frame(in: .global))
      let covered = context.state(orElse: found).coveredHeight(of: area)
      content
        .padding(.bottom, covered)
        .frame(width: place.size.width, height: place.size.height)
    }
    .modifier(KeyboardStateModifier(context: context, state: $found))
  }
}
#endif
