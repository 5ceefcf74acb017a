import KeyboardSwiftUI
import SwiftUI

struct NoteScreen: View {
  @State private var text = "A note"

  var body: some View {
    TextEditor(text: $text)
      .keyboardPadding()
      // Otherwise SwiftUI makes room too, while it moves.
      .ignoresSafeArea(.keyboard)
  }
}
