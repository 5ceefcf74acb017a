import KeyboardSwiftUI
import SwiftUI

struct NoteScreen: View {
  @State private var text = "A note"

  var body: some View {
    TextEditor(text: $text)
      .keyboardPadding()
      .ignoresSafeArea(.keyboard)  // SwiftUI would make the same room once more while it moves
  }
}
