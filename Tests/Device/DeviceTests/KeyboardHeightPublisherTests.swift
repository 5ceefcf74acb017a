import Combine
import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// The model of *Coming from hand-written keyboard code*, under *A height, with Combine*.
@MainActor
private final class ComposerModel: ObservableObject {
  @Published private(set) var keyboardHeight: CGFloat = 0

  init(tracker: KeyboardTracker) {
    tracker.statePublisher
      .map(\.coveredHeight)
      .removeDuplicates()
      .assign(to: &$keyboardHeight)
  }
}

@MainActor
struct KeyboardHeightPublisherTests {
  @Test func theModelHasTheHeightOfTheKeyboard() {
    let keyboard = SimulatedKeyboard(.iPhone)
    let model = ComposerModel(tracker: keyboard.tracker)
    keyboard.show()
    #expect(model.keyboardHeight == keyboard.coveredHeight)
    keyboard.change(height: 400)
    #expect(model.keyboardHeight == 400)
    keyboard.hide()
    #expect(model.keyboardHeight == 0)
  }
}
