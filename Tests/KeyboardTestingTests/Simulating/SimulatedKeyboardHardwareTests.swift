import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SimulatedKeyboardHardwareTests {
  @Test func onAnIPadOnlyTheBarStays() {
    let fixture = KeyboardFixture(SimulatedKeyboard(.iPad))
    fixture.keyboard.show()
    _ = fixture.timeline()
    fixture.keyboard.attachHardwareKeyboard()
    #expect(fixture.timeline() == "cwCW\n#=.=")
    #expect(fixture.keyboard.frame == CGRect(x: 0, y: 969, width: 768, height: 313))
    #expect(fixture.tracker.state.coveredHeight == 55)
    #expect(fixture.keyboard.coveredHeight == 55)
  }

  @Test func onAnIPadABarComesAndGoes() {
    let fixture = KeyboardFixture(SimulatedKeyboard(.iPadPro))
    fixture.keyboard.attachHardwareKeyboard()
    #expect(fixture.reports.isEmpty)
    fixture.keyboard.show()
    #expect(fixture.tracker.state.coveredHeight == 69)
    fixture.keyboard.hide()
    #expect(fixture.tracker.state.coveredHeight == 0)
  }

  @Test func onAPhoneTheKeyboardGoes() {
    let fixture = KeyboardFixture()
    fixture.keyboard.show()
    _ = fixture.timeline()
    fixture.keyboard.attachHardwareKeyboard()
    #expect(fixture.timeline() == "chCH\nv=.=")
    fixture.keyboard.hide()
    fixture.keyboard.show()
    #expect(fixture.reports.isEmpty)
  }

  @Test func onAPhoneAnAccessoryViewStays() {
    let fixture = KeyboardFixture(SimulatedKeyboard(accessoryHeight: 44))
    fixture.keyboard.show()
    fixture.keyboard.attachHardwareKeyboard()
    #expect(fixture.tracker.state.coveredHeight == 44)
    fixture.keyboard.change(accessoryHeight: 0)
    #expect(fixture.tracker.state.visibility == .hidden)
    fixture.keyboard.change(accessoryHeight: 60)
    #expect(fixture.tracker.state.coveredHeight == 60)
  }

  @Test(arguments: SimulatedKeyboard.Device.all)
  func detachingBringsTheKeyboardBackWhereAFieldHasTheFocus(_ device: SimulatedKeyboard.Device) {
    let fixture = KeyboardFixture(SimulatedKeyboard(device))
    fixture.keyboard.attachHardwareKeyboard()
    fixture.keyboard.detachHardwareKeyboard()
    #expect(fixture.reports.isEmpty)
    fixture.keyboard.attachHardwareKeyboard()
    fixture.keyboard.show()
    fixture.keyboard.detachHardwareKeyboard()
    #expect(fixture.tracker.state.coveredHeight == device.portrait.keyboardHeight)
  }
}
