import KeyboardSwiftUI
import SwiftUI

struct NoteScreen: View {
  @State private var text = "A note"

  var body: some View {
    TextEditor(text: $text)
      .keyboardPadding()
      // Else SwiftUI adds its own padding while it moves.
      .ignoresSafeArea(.keyboard)
  }
}
