#if canImport(SwiftUI)
import KeyboardNotifications
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// Update of views by SwiftUI, during which it ignores changes of their states.
@MainActor
enum SwiftUIUpdate {
  /// True while SwiftUI updates views.
  ///
  /// Xcode warns if an observable object publishes during an update. SwiftUI has no property for an
  /// update in progress, but a binding shows it: during an update the binding returns its initial
  /// value, and at any other time the current value.
  /// https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Data/Binding/Binding.swift
  /// (to be decided by `SwiftUIStateTests`)
  static var isInProgress: Bool {
    let source = Source()
    let binding = ObservedObject(wrappedValue: source).projectedValue.value
    source.value = false
    return binding.wrappedValue
  }

  @MainActor
  private final class Source: ObservableObject {
    var value = true
  }
}

extension ObservableObjectPublisher {
  /// Updates the views that observe the object, inside the keyboard's animation if there is one.
  @MainActor
  func send(animatedBy animation: KeyboardAnimation?) {
    withAnimation(Animation(animation)) { send() }
  }
}
#endif
