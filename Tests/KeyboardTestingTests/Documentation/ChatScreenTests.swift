import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// The tests that the developer of an app would write, and the bug that they find.
@MainActor
@Suite struct ChatScreenTests {
  /// What a person does with the keyboard, as the developer of an app would list it.
  private static let uses = [
    "show", "show hide", "pinyin show", "show height:380", "show landscape", "show dragBack",
    "prompt", "show background", "show lock unlock", "otherShows", "show attach",
    "show float:40,40",
  ]

  /// The uses after which a screen's inset is not what the keyboard covers.
  private func problems(
    on device: SimulatedKeyboard.Device = .iPad,
    with makeInset: (SimulatedKeyboard) -> @MainActor () -> CGFloat
  ) -> [String] {
    Self.uses.filter { use in
      let keyboard = SimulatedKeyboard(device, system: .iOS16)
      let inset = makeInset(keyboard)
      keyboard.perform(use)
      return inset() != keyboard.coveredHeight
    }
  }

  @Test(arguments: SimulatedKeyboard.Device.all)
  func theScreenIsRightWhateverThePersonDoes(_ device: SimulatedKeyboard.Device) {
    let problems = problems(on: device) { keyboard in
      let screen = ChatScreen(tracker: keyboard.tracker) { keyboard.environment.screen ?? .zero }
      return { screen.bottomInset }
    }
    #expect(problems.isEmpty)
  }

  @Test func theBugOfTheHandWrittenScreenIsFound() {
    let problems = problems { keyboard in
      let screen = HandWrittenChatScreen(center: keyboard.center)
      return { screen.bottomInset }
    }
    #expect(
      problems == [
        "pinyin show", "show height:380", "show dragBack", "show background", "show lock unlock",
        "otherShows", "show attach",
      ]
    )
  }
}
