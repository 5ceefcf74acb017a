import KeyboardSwiftUI
import SwiftUI

struct NoteScreen: View {
  @State private var text = "A note"

  var body: some View {
    TextEditor(text: $text)
      .keyboardPadding()
      .ignoresSafeArea(.keyboard)  // else SwiftUI adds its own padding while it moves
  }
}
