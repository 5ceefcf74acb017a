import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

@MainActor
@Suite struct SimulatedDeviceTests {
  @Test func aDeviceAndASystemArePrintedByTheirNames() {
    #expect(String(describingForTest: SimulatedKeyboard.Device.iPhoneSE) == "iPhone SE, 375x667")
    let systems = SimulatedKeyboard.System.allCases.map { String(describingForTest: $0) }
    #expect(systems == ["iOS 18", "iOS 26"])
  }

  @Test func aDeviceWithAnotherScreenHasTheSameKeyboard() {
    let device = SimulatedKeyboard.Device(like: .iPhone, screen: CGSize(width: 852, height: 393))
    #expect(device.description == "iPhone, 393x852")
    let keyboard = SimulatedKeyboard(device)
    keyboard.show()
    #expect(keyboard.tracker.state.frame == CGRect(x: 0, y: 516, width: 393, height: 336))
  }

  @Test func aDeviceHasTheHeightsThatItIsGiven() {
    let device = SimulatedKeyboard.Device(
      like: .iPad,
      screen: CGSize(width: 1032, height: 1376),
      portrait: .init(keyboard: 403, safeArea: 25),
      landscape: .init(keyboard: 498)
    )
    let keyboard = SimulatedKeyboard(device)
    keyboard.show()
    #expect(keyboard.coveredHeight == 403)
    #expect(keyboard.inset == 378)
    keyboard.rotate(to: .landscape)
    #expect(keyboard.coveredHeight == 498)
    #expect(keyboard.inset == 498)
    // It is an iPad, since it is like one.
    keyboard.float(at: .zero)
    #expect(keyboard.frame?.minY == 0)
  }
}
