import KeyboardSwiftUI
import SwiftUI

/// A list of SwiftUI's over whose end a finger drags the keyboard, with a line of numbers for the
/// test: the covered height, and how many heights there were.
struct DraggedListView: View {
  @State private var text = ""
  private let heights = Heights()

  var body: some View {
    ScrollView {
      VStack {
        ForEach(Array(1...40), id: \.self) { number in
          Text("Message \(number)").padding()
        }
      }
    }
    .scrollDismissesKeyboard(.interactively)
    .accessibilityIdentifier("list")
    .withKeyboardOverlap { list, overlap in
      VStack(spacing: 0) {
        list
        VStack(spacing: 0) {
          TextField("Text", text: $text).accessibilityIdentifier("text")
          Text(heights.summary(adding: overlap.height)).accessibilityIdentifier("status")
        }
        .padding(.bottom, overlap.height)
      }
    }
    .ignoresSafeArea(.keyboard)
  }
}

/// The heights that a view was laid out with, of all views that are made of one value.
@MainActor
private final class Heights {
  private var all: [CGFloat] = []

  nonisolated init() {}

  func summary(adding height: CGFloat) -> String {
    if all.last != height { all.append(height) }
    return "height=\(height.rounded()) heights=\(all.count)"
  }
}
