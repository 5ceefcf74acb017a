#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

extension View {
  /// Lays out a view with what the keyboard covers of its place, as a value.
  ///
  /// For panels, menus and bars that need a height, the free rectangle or the keyboard's frame:
  ///
  /// ```swift
  /// NoteEditor()
  ///   .withKeyboardOverlap { editor, overlap in
  ///     editor.overlay(alignment: .bottom) { SnippetBar().padding(.bottom, overlap.height) }
  ///   }
  ///   .ignoresSafeArea(.keyboard)
  /// ```
  ///
  /// All measures are in points, in the coordinates of the place. The value is new at each change
  /// of the keyboard, inside its animation, and whenever the place or its window has moved. The
  /// view fills the place that it is offered, so that what is laid out by the value cannot change
  /// the place; under `fixedSize` and in a scroll view, which offer none, it is as large as the
  /// window.
  ///
  /// A place that SwiftUI keeps above the keyboard is not covered, hence the last modifier above,
  /// which must come after this one. SwiftUI's safe area is outside of the place: the overlap's
  /// inset is its height. Its increment is zero, since a layout may come at any time.
  ///
  /// - Parameter content: Makes the view from this one and from what is covered of its place.
  /// - Returns: A view that fills the place that it is offered.
  public func withKeyboardOverlap<Content: View>(
    @ViewBuilder _ content: @escaping (_ view: Self, _ overlap: KeyboardOverlap) -> Content
  ) -> some View {
    KeyboardPlaceReader { content(self, $0.overlap(in: $1, since: nil, animation: $1.animation)) }
  }
}
#endif
