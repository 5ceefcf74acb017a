import Foundation
import Testing

@testable import KeyboardTesting

/// What a keyboard that went away, or was replaced by a hardware one, leaves behind.
@MainActor struct SimulatedFocusTests {
  /// An action that brings a keyboard back where the text field is still focused.
  struct Action: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let perform: @MainActor @Sendable (SimulatedKeyboard) -> Void

    static let all = [
      Action(testDescription: "rotates") { $0.rotate(to: .landscape) },
      Action(testDescription: "goes to the background and returns") { $0.background() },
      Action(testDescription: "locks and unlocks") {
        $0.lock()
        $0.unlock()
      },
      Action(testDescription: "detaches a hardware keyboard") {
        $0.attachHardwareKeyboard()
        $0.detachHardwareKeyboard()
      },
      Action(testDescription: "switches the input method") { $0.switchInputMethod(.pinyin) },
      Action(testDescription: "grows") { $0.change(height: 300) },
      Action(testDescription: "gets an accessory view") { $0.change(accessoryHeight: 44) },
    ]
  }

  @Test(arguments: [SimulatedKeyboard.Device.iPhone, .iPad], Action.all)
  func aKeyboardThatWasDraggedAwayStaysAway(_ device: SimulatedKeyboard.Device, _ action: Action) {
    let keyboard = SimulatedKeyboard(device)
    keyboard.show()
    keyboard.dragToDismiss()
    #expect(keyboard.coveredHeight == 0)
    action.perform(keyboard)
    #expect(keyboard.coveredHeight == 0)
    #expect(keyboard.tracker.machine.state.coveredHeight == 0)
  }

  @Test func aHardwareKeyboardThatIsDetachedWithoutAFocusIsGone() {
    let keyboard = SimulatedKeyboard(.iPhone)
    keyboard.attachHardwareKeyboard()
    keyboard.detachHardwareKeyboard()
    keyboard.show()
    #expect(keyboard.coveredHeight == 336)
  }

  /// A bar for shortcuts is left on an iPad, and nothing on an iPhone.
  @Test(arguments: SimulatedKeyboard.Device.all, SimulatedKeyboard.System.all)
  func besideAHardwareKeyboardNoFullOneIsShown(
    _ device: SimulatedKeyboard.Device,
    _ system: SimulatedKeyboard.System
  ) {
    for isShownFirst in [true, false] {
      let keyboard = SimulatedKeyboard(device, system: system)
      if isShownFirst { keyboard.show() }
      keyboard.attachHardwareKeyboard()
      if !isShownFirst { keyboard.show() }
      #expect(keyboard.coveredHeight == device.shortcutsBarHeight ?? 0)
      #expect(keyboard.tracker.machine.state.coveredHeight == device.shortcutsBarHeight ?? 0)
      keyboard.detachHardwareKeyboard()
      #expect(keyboard.coveredHeight > 200)
    }
  }
}
