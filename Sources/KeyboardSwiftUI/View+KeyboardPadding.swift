#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

extension View {
  /// Keeps a container above the keyboard by a padding at its bottom.
  ///
  /// SwiftUI keeps most views above the keyboard by itself. Use this for a container that SwiftUI
  /// doesn't move, or that should move together with the keyboard:
  ///
  /// ```swift
  /// Chat()
  ///   .keyboardPadding()
  ///   .ignoresSafeArea(.keyboard)
  /// ```
  ///
  /// Put `ignoresSafeArea(.keyboard)` *after* this modifier. If you put it before, the content
  /// extends into the safe area that SwiftUI adds for the keyboard, and is covered there. If you
  /// leave it out, the padding is right once SwiftUI has come to rest, but while SwiftUI moves the
  /// container, its safe area and the padding add up:
  /// https://github.com/SwiftUIX/SwiftUIX/issues/165 (to be decided by `SwiftUIStateTests`)
  ///
  /// While a finger drags the keyboard down, as with `scrollDismissesKeyboard(.interactively)`, the
  /// padding follows the finger, although the system posts no notification until the finger lifts.
  ///
  /// The container fills the space that it is offered. A scroll view and `fixedSize` offer none, so
  /// inside them the container is as large as the window. If your app has its own
  /// `keyboardPadding()`, Swift prefers it when its parameters match the call;
  /// `keyboardPadding(spacing: 0)` is always this module's.
  ///
  /// On macOS, tvOS, watchOS and visionOS no keyboard is posted, so the padding is the minimum.
  ///
  /// - Parameters:
  ///   - spacing: The distance to the keyboard in points. It also applies if SwiftUI moves the
  ///     view.
  ///   - minimum: The smallest padding in points, with and without a keyboard.
  ///   - isEnabled: True to follow the keyboard. If it is false, the padding is the minimum.
  /// - Returns: A view with a padding at the bottom. The padding is at most as tall as the view.
  public func keyboardPadding(
    spacing: CGFloat = 0,
    atLeast minimum: CGFloat = 0,
    isEnabled: Bool = true
  ) -> some View {
    KeyboardOverlapReader(isEnabled: isEnabled) { measurement, reading in
      let height = measurement.padding(in: reading.keyboard, spacing: spacing, atLeast: minimum)
      return self.padding(.bottom, height)
    }
  }

  /// Lays out a view with what the keyboard covers of it.
  ///
  /// Use it for panels, menus and bars that need a height, the free rectangle or the keyboard's
  /// frame:
  ///
  /// ```swift
  /// NoteEditor()
  ///   .withKeyboardOverlap { editor, overlap in
  ///     editor.overlay(alignment: .bottom) { SnippetBar().padding(.bottom, overlap.height) }
  ///   }
  ///   .ignoresSafeArea(.keyboard)
  /// ```
  ///
  /// All measures are in points, in the coordinates of the view. There is a new overlap at each
  /// change of the keyboard, inside its animation, and whenever the view or its window has moved.
  ///
  /// The view fills the space that it is offered, because its content could change the overlap
  /// otherwise. A scroll view and `fixedSize` offer none, so inside them the view is as large as
  /// the window.
  ///
  /// Put `ignoresSafeArea(.keyboard)` after this modifier. Without it SwiftUI keeps most views
  /// above the keyboard, and the overlap is zero. SwiftUI's safe area is outside the view, so the
  /// overlap's inset equals its height. The increment is always zero, because SwiftUI may lay out
  /// at any time. On macOS, tvOS, watchOS and visionOS no keyboard is posted, so nothing is covered
  /// there.
  ///
  /// - Parameter content: Makes the content from this view and from the overlap.
  /// - Returns: A view that fills the space that it is offered.
  public func withKeyboardOverlap<Content: View>(
    @ViewBuilder _ content: @escaping (_ view: Self, _ overlap: KeyboardOverlap) -> Content
  ) -> some View {
    KeyboardOverlapReader { measurement, reading in
      let overlap = measurement.overlap(
        in: reading.keyboard,
        since: nil,
        animation: reading.animation
      )
      return content(self, overlap)
    }
  }
}
#endif
