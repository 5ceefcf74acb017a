import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SimulatedKeyboardHardwareTests {
  @Test func onAnIPadOnlyTheBarStays() {
    let stage = Stage(SimulatedKeyboard(device: .iPad))
    stage.keyboard.show()
    _ = stage.timeline()
    stage.keyboard.attachHardwareKeyboard()
    #expect(stage.timeline() == "cwCW\n#x.x")
    #expect(stage.keyboard.frame == CGRect(x: 0, y: 969, width: 768, height: 313))
    #expect(stage.tracker.state.coveredHeight == 55)
    #expect(stage.keyboard.coveredHeight == 55)
  }

  @Test func onAnIPadABarComesAndGoes() {
    let stage = Stage(SimulatedKeyboard(device: .iPadPro))
    stage.keyboard.attachHardwareKeyboard()
    #expect(stage.reports.isEmpty)
    stage.keyboard.show()
    #expect(stage.tracker.state.coveredHeight == 69)
    stage.keyboard.hide()
    #expect(stage.tracker.state.coveredHeight == 0)
  }

  @Test func onAPhoneTheKeyboardGoes() {
    let stage = Stage()
    stage.keyboard.show()
    _ = stage.timeline()
    stage.keyboard.attachHardwareKeyboard()
    #expect(stage.timeline() == "chCH\nvx.x")
    stage.keyboard.hide()
    stage.keyboard.show()
    #expect(stage.reports.isEmpty)
  }

  @Test func onAPhoneAnAccessoryViewStays() {
    let stage = Stage(SimulatedKeyboard(accessoryHeight: 44))
    stage.keyboard.show()
    stage.keyboard.attachHardwareKeyboard()
    #expect(stage.tracker.state.coveredHeight == 44)
    stage.keyboard.change(accessoryHeight: 0)
    #expect(stage.tracker.state.visibility == .hidden)
    stage.keyboard.change(accessoryHeight: 60)
    #expect(stage.tracker.state.coveredHeight == 60)
  }

  @Test(arguments: SimulatedDevice.all)
  func detachingBringsTheKeyboardBackWhereAFieldHasTheFocus(_ device: SimulatedDevice) {
    let stage = Stage(SimulatedKeyboard(device: device))
    stage.keyboard.attachHardwareKeyboard()
    stage.keyboard.show()
    stage.keyboard.detachHardwareKeyboard()
    #expect(stage.tracker.state.coveredHeight == device.portrait.keyboardHeight)
  }

  @Test(arguments: SimulatedDevice.all)
  func detachingDoesNothingWhereNoFieldHasTheFocus(_ device: SimulatedDevice) {
    let stage = Stage(SimulatedKeyboard(device: device))
    stage.keyboard.attachHardwareKeyboard()
    stage.keyboard.detachHardwareKeyboard()
    #expect(stage.reports.isEmpty)
  }
}
