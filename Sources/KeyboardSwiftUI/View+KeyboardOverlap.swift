#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

extension View {
  /// Lays out a view with the overlap of the keyboard and the view.
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
  /// The view fills the space that it is offered, so that its content cannot change the overlap. A
  /// scroll view and `fixedSize` offer none: there it is as large as the window.
  ///
  /// Put `ignoresSafeArea(.keyboard)` after this modifier. Without it SwiftUI itself keeps most
  /// views above the keyboard, and the overlap is zero. SwiftUI's safe area is outside of
  /// the view, so the inset of the overlap is its height. The increment is zero, since SwiftUI may
  /// lay out at any time.
  ///
  /// - Parameter content: Makes the content from this view and from the overlap.
  /// - Returns: A view that fills the space that it is offered.
  public func withKeyboardOverlap<Content: View>(
    @ViewBuilder _ content: @escaping (_ view: Self, _ overlap: KeyboardOverlap) -> Content
  ) -> some View {
    KeyboardOverlapReader { measurement, state in
      content(self, measurement.overlap(in: state, since: nil, animation: state.animation))
    }
  }
}
#endif
