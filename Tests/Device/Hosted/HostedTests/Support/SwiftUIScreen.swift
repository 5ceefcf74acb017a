import Combine
import KeyboardSwiftUI
import SwiftUI
import UIKit

/// State of a SwiftUI screen, which a test changes, with the changes and views of the screen.
@MainActor
final class Screen: ObservableObject {
  @Published var isVertical = true
  @Published var hasFocus = false
  @Published var isShown = true
  @Published var tab = 0
  /// The changes that `onKeyboardChange` delivered.
  var transitions: [KeyboardTransition] = []
  /// The views that stand at the bottom of the padded content, the newest last.
  private(set) var markers: [UIView] = []

  /// The newest view that is on screen.
  var marker: UIView? {
    markers.last { $0.window != nil }
  }

  /// The sum of the increments, which is the covered height.
  var height: CGFloat {
    transitions.reduce(0) { $0 + $1.heightIncrement }
  }

  func add(_ marker: UIView) {
    markers.append(marker)
  }
}

/// View of UIKit, whose frame a test can read.
struct Marker: UIViewRepresentable {
  let screen: Screen

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    screen.add(view)
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

/// Field that becomes first responder while SwiftUI updates its views.
struct FocusedField: UIViewRepresentable {
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

/// Content that only the module moves, and that records the changes.
struct PaddedContent: View {
  let screen: Screen

  var body: some View {
    Marker(screen: screen)
      .keyboardPadding()
      .ignoresSafeArea(.keyboard)
      .onKeyboardChange { [screen] in screen.transitions.append($0) }
  }
}

/// Container in which a test shows the content.
enum Showing {
  /// In a stack that stores the content, and inserts it anew for the other direction.
  case inAStack(PaddedContent)
  /// Beside a field that takes the focus in an update.
  case besideAField
  /// In the first of two tabs.
  case inATab
  /// When the test sets `isShown`.
  case late
}

/// The content in its container.
struct ContentScreen: View {
  @ObservedObject var screen: Screen
  let showing: Showing

  var body: some View {
    switch showing {
    case .inAStack(let content):
      if screen.isVertical { VStack { content } } else { HStack { content } }
    case .besideAField:
      VStack(spacing: 0) {
        PaddedContent(screen: screen)
        FocusedField(hasFocus: screen.hasFocus).frame(height: 0)
      }
      .ignoresSafeArea(.keyboard)
    case .inATab:
      TabView(selection: $screen.tab) {
        PaddedContent(screen: screen).tag(0)
        Text("Another tab").tag(1)
      }
    case .late:
      if screen.isShown { PaddedContent(screen: screen) } else { Text("Nothing yet") }
    }
  }
}
