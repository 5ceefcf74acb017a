#if canImport(SwiftUI)
import KeyboardNotifications
public import SwiftUI

extension View {
  /// Keeps a container above the keyboard, where SwiftUI does not.
  ///
  /// SwiftUI itself makes room for the keyboard, by adding to the safe area, and most views need
  /// nothing else. This is for a container that SwiftUI does not move, and for one that is to move
  /// in step with the keyboard:
  ///
  /// ```swift
  /// Chat()
  ///   .keyboardPadding()
  ///   .ignoresSafeArea(.keyboard)
  /// ```
  ///
  /// `ignoresSafeArea(.keyboard)` comes *after* it. Before it, the content goes under the keyboard
  /// again, into the safe area that SwiftUI adds. Without it the room is right as well, since only
  /// what is covered of the place that SwiftUI has left is added, but while SwiftUI is moving the
  /// room of both shows for a moment: https://github.com/SwiftUIX/SwiftUIX/issues/165 (decided by
  /// `SwiftUIStateTests`)
  ///
  /// The container fills the place that it is offered; in a scroll view or under `fixedSize`, which
  /// offer none, it is as large as the window. Swift prefers an extension of your app with the same
  /// name where it fits the arguments; `keyboardPadding(spacing: 0)` is this one.
  ///
  /// While a finger drags the keyboard down, as with `scrollDismissesKeyboard(.interactively)`, the
  /// system posts nothing until the finger lifts; the room follows the finger meanwhile.
  ///
  /// - Parameters:
  ///   - spacing: The distance to the keyboard in points, also where SwiftUI has made the room.
  ///   - minimum: The least padding in points, with and without a keyboard.
  ///   - isFollowing: True to make room for the keyboard; else only the least padding is kept.
  /// - Returns: A view that fills its place down to the keyboard. The padding is at most its
  ///   height.
  public func keyboardPadding(
    spacing: CGFloat = 0,
    atLeast minimum: CGFloat = 0,
    when isFollowing: Bool = true
  ) -> some View {
    KeyboardPlaceReader(isFollowing: isFollowing) { place, state in
      self.padding(.bottom, place.padding(in: state, spacing: spacing, atLeast: minimum))
    }
  }
}
#endif
