#if canImport(SwiftUI)
import KeyboardNotifications
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// Update of views by SwiftUI, during which it ignores what is written to their states.
@MainActor
enum ViewUpdate {
  /// True while SwiftUI updates views.
  ///
  /// Xcode warns of what observable objects publish during an update. No property says whether one
  /// is under way, but a binding does: during an update it returns the value that it was made with,
  /// at any other time the present value.
  /// https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Data/Binding/Binding.swift
  /// (decided by `SwiftUIStateTests`)
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
