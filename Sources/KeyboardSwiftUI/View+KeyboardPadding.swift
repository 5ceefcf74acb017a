#if canImport(SwiftUI)
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
  /// The room is what the keyboard covers of the place that SwiftUI has left for the container, in
  /// whatever window it is, so it is none where SwiftUI has made room already. Adding the keyboard's
  /// whole height would count it twice: https://github.com/SwiftUIX/SwiftUIX/issues/165. While
  /// SwiftUI is still moving, both can show for a moment; hence the second modifier above.
  ///
  /// The container takes all the place that it is offered. It needs nothing above it; if
  /// `tracksKeyboard(with:)` is, both follow the same tracker.
  ///
  /// - Parameters:
  ///   - spacing: The distance to the keyboard in points, while the keyboard covers something.
  ///   - minimum: The least padding in points, with and without a keyboard.
  ///   - isFollowing: Whether to make room for the keyboard; else only the least padding is kept.
  /// - Returns: A view that fills its place down to the keyboard.
  public func keyboardPadding(
    spacing: CGFloat = 0,
    atLeast minimum: CGFloat = 0,
    when isFollowing: Bool = true
  ) -> some View {
    modifier(
      KeyboardPaddingModifier(spacing: spacing, minimum: minimum, isFollowing: isFollowing)
    )
  }
}

/// Measures its place anew in each layout, so that there is no older measure to be wrong by.
///
/// https://developer.apple.com/documentation/swiftui/geometryproxy/frame(in:)
struct KeyboardPaddingModifier: ViewModifier {
  let spacing: CGFloat
  let minimum: CGFloat
  let isFollowing: Bool
  @ObservedKeyboard var keyboard
  @Environment(\.keyboardContext) var context
  @State var window = KeyboardWindow()
  /// Counts how often the window has become another, so that the padding is computed anew.
  @State var moves = 0

  func body(content: Content) -> some View {
    let state = isFollowing ? keyboard : .initial
    let environment = context.followedTracker.environment()
    return GeometryReader { [moves] place in
      let container = window.container(
        at: place.frame(in: .global),
        in: environment,
        afterMoves: moves
      )
      let padding = container.padding(in: state, spacing: spacing, atLeast: minimum)
      content
        .padding(.bottom, padding)
        .frame(width: place.size.width, height: place.size.height)
    }
    .background(
      KeyboardWindowProbe(window: window) { [moves = $moves] in moves.wrappedValue += 1 }
    )
  }
}
#endif
