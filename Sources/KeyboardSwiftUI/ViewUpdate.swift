#if canImport(SwiftUI)
import KeyboardNotifications
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// The moments at which SwiftUI updates views, and accepts no change of what they depend on.
@MainActor
enum ViewUpdate {
  /// True while SwiftUI updates views.
  ///
  /// It drops what is written to the states of views then, and Xcode warns of that and of what
  /// observable objects publish. No property says so, but a binding does: in an update it returns
  /// the value that it was made with, and at any other time the value that the object has now.
  /// https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Data/Binding/Binding.swift
  /// (decided by `SwiftUIStateTests`)
  static var isUnderWay: Bool {
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
  /// Updates the views that observe the object, inside the keyboard's animation where there is one.
  @MainActor
  func send(animatedBy animation: KeyboardAnimation?) {
    withAnimation(Animation(animation)) { send() }
  }
}
#endif
