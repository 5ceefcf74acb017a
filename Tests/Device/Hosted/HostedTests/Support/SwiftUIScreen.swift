import Combine
import KeyboardSwiftUI
import SwiftUI
import UIKit

/// State of a SwiftUI screen, which a test changes, with the changes and the view of the screen.
@MainActor
final class Screen: ObservableObject {
  @Published var hasFocus = false
  @Published var isShown = true
  /// The changes that `onKeyboardChange` delivered.
  var transitions: [KeyboardTransition] = []
  /// The view that stands at the bottom of the padded content.
  weak var marker: UIView?

  /// The sum of the increments, which is the covered height.
  var height: CGFloat {
    transitions.reduce(0) { $0 + $1.heightIncrement }
  }
}

/// Content that only the module moves, beside a field.
struct ContentScreen: View {
  @ObservedObject var screen: Screen

  var body: some View {
    VStack(spacing: 0) {
      if screen.isShown {
        Marker(screen: screen)
          .keyboardPadding()
          .onKeyboardChange { [screen] in screen.transitions.append($0) }
      } else {
        Text("Nothing yet")
      }
      FocusedField(hasFocus: screen.hasFocus).frame(height: 0)
    }
    .ignoresSafeArea(.keyboard)
  }
}

/// View of UIKit, whose frame a test can read.
private struct Marker: UIViewRepresentable {
  let screen: Screen

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    screen.marker = view
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

/// Field that becomes first responder while SwiftUI updates its views.
private struct FocusedField: UIViewRepresentable {
  let hasFocus: Bool

  func makeUIView(context: Context) -> UITextField {
    UITextField()
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if hasFocus, !field.isFirstResponder {
      field.becomeFirstResponder()
    } else if !hasFocus, field.isFirstResponder {
      field.resignFirstResponder()
    }
  }
}
